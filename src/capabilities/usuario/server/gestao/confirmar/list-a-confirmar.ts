import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { podeConfirmar, quemConfirma, veOQueEspera } from '../../../domain/confirmacao-policy.ts';
import type { PerfilAConfirmar } from '../../../domain/gestao.ts';
import { nomeDoPerfil, toDocumentoDaPessoa } from '../pessoa-presenter.ts';
import { type AConfirmarRow, listAConfirmarDe, listAConfirmarNoAlcance } from './confirmar-repository.ts';

const toAConfirmar = (quem: UsuarioAtual, row: AConfirmarRow): PerfilAConfirmar[] => {
  const por = quemConfirma(row);
  if (!veOQueEspera(quem, row, por)) return [];
  const verdict = podeConfirmar(quem, row, por);
  return [
    {
      idUsuarioPerfilOuvidoria: row.id,
      idUsuario: row.idUsuario,
      nome: row.nome,
      email: row.email,
      ...toDocumentoDaPessoa(row),
      descPerfil: nomeDoPerfil(row.idPerfil),
      ouvidoria: row.sigla,
      nomeOuvidoria: row.orgao,
      validade: row.validade,
      dadoPor: row.nomeDeQuemDeu,
      desde: row.desde.toISOString(),
      impedimento: verdict.allowed ? null : verdict.error.message,
    },
  ];
};

export const listAConfirmar = async (platform: Platform, quem: UsuarioAtual): Promise<PerfilAConfirmar[]> => {
  const { db, clock } = platform;
  const isAdministrador = quem.idPerfil === Perfil.administrador;
  const idControlador = await findOuvidoriaQueMonitora(db);
  const rows = await listAConfirmarNoAlcance(
    db,
    { agora: clock.now(), idControlador },
    {
      idOuvidoria: isAdministrador ? null : (quem.idOuvidoria ?? 0),
      semGestor: quem.idPerfil === Perfil.gestor && quem.idOuvidoria === idControlador,
    },
  );
  return rows.flatMap((row) => toAConfirmar(quem, row));
};

/** For the person, who is not told who gave it nor who will decide. */
export const listMeusAConfirmar = async ({ db, clock }: Platform, idUsuario: number) =>
  (await listAConfirmarDe(db, clock.now(), idUsuario)).map((row) => ({
    descPerfil: nomeDoPerfil(row.idPerfil),
    ouvidoria: row.sigla,
    nomeOuvidoria: row.orgao,
    desde: row.desde.toISOString(),
  }));
