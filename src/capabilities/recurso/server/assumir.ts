import { alertar } from '#capabilities/alerta/server/index.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { responsavelNaoJulga } from '../domain/recurso-errors.ts';
import {
  agirNoRecurso,
  agirNoRecursoEm,
  type EfeitoNoRecurso,
  type NoRecurso,
  type RecursoVistoPor,
} from './agir-no-recurso.ts';
import { findJulgador } from './julgadores-repository.ts';

interface QuemPassa extends QuemAge {
  readonly usuario: UsuarioAtual;
}

const efeitoDeAssumir = async (
  { tx, caso, agora, recurso: { row } }: NoRecurso,
  { usuario }: QuemPassa,
  idResponsavel: number,
): Promise<EfeitoNoRecurso<void>> => {
  const isProprio = idResponsavel === usuario.idUsuario;
  const nome = isProprio ? usuario.nome : await findJulgador(tx, row, idResponsavel, agora);
  if (nome === undefined) throw responsavelNaoJulga();
  if (!isProprio && row.id_responsavel !== idResponsavel) {
    await alertar(tx, {
      tipo: 'recurso-atribuido',
      idManifestacao: caso.row.id,
      idRecurso: row.id,
      chave: `recurso-atribuido:${row.id}:${row.versao}`,
      agora,
      para: [idResponsavel],
    });
  }
  return {
    acao: Acao.analise,
    informacoes: isProprio ? `${nome} assumiu o recurso.` : `O recurso ficou com ${nome}.`,
    detalhes: { idRecurso: row.id, idResponsavel, idResponsavelAnterior: row.id_responsavel },
    mudancas: { id_responsavel: idResponsavel },
    resultado: undefined,
  };
};

/** The person takes the appeal over, or leaves it with somebody else who may decide it. */
export const assumir = (
  platform: Platform,
  quem: QuemPassa,
  alvo: RecursoVistoPor,
  idResponsavel = quem.usuario.idUsuario,
): Promise<void> =>
  agirNoRecurso(platform, quem, alvo, 'assumir', (noRecurso) =>
    efeitoDeAssumir(noRecurso, quem, idResponsavel),
  );

/** Somebody leaves and an appeal of theirs goes to another who may decide it, in the transaction of that act. */
export const passarRecurso = (
  platform: Platform,
  tx: Db,
  quem: QuemPassa,
  { idRecurso, para }: { idRecurso: number; para: number },
): Promise<void> =>
  agirNoRecursoEm(tx, platform, quem, { idRecurso }, 'assumir', (noRecurso) =>
    efeitoDeAssumir(noRecurso, quem, para),
  );
