import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import {
  type Gestao,
  podeConfirmar,
  quemConfirma,
  veOQueEspera,
} from '../../../domain/confirmacao-policy.ts';
import type { PerfilAConfirmar } from '../../../domain/gestao.ts';
import { nomeDoPerfil, toDocumentoDaPessoa } from '../pessoa-presenter.ts';
import { findControlador } from './confirmacao.ts';
import { type AConfirmarRow, listAConfirmarDe, listAConfirmarNoAlcance } from './confirmar-repository.ts';

const toAConfirmar = (
  quem: UsuarioAtual,
  row: AConfirmarRow,
  controlador: Gestao['controlador'],
): PerfilAConfirmar[] => {
  const por = quemConfirma({ ...row, controlador });
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
  const controlador = await findControlador(platform, db);
  const rows = await listAConfirmarNoAlcance(db, clock.now(), {
    idOuvidoria: isAdministrador ? null : (quem.idOuvidoria ?? 0),
    semGestor: quem.idPerfil === Perfil.gestor && quem.idOuvidoria === controlador?.idOuvidoria,
  });
  return rows.flatMap((row) => toAConfirmar(quem, row, controlador));
};

/** For the person, who is not told who gave it nor who will decide. */
export const listMeusAConfirmar = async ({ db, clock }: Platform, idUsuario: number) =>
  (await listAConfirmarDe(db, clock.now(), idUsuario)).map((row) => ({
    descPerfil: nomeDoPerfil(row.idPerfil),
    ouvidoria: row.sigla,
    nomeOuvidoria: row.orgao,
    desde: row.desde.toISOString(),
  }));
