import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { AcaoDoUsuario } from '../../domain/usuario.ts';
import { insertHistorico } from '../meus-dados/historico-repository.ts';

export interface AtoNaConta {
  readonly acao: AcaoDoUsuario;
  /** The office it concerns; null for the whole account. */
  readonly idOuvidoria: number | null;
  readonly antes?: Readonly<Record<string, unknown>>;
  readonly depois?: Readonly<Record<string, unknown>>;
}

export interface ContaAlvo {
  readonly id: number;
  readonly nome: string;
}

/** One row in the account's own history and one in the audit log, in the act's transaction. */
export const anotar = async (
  { clock }: Pick<Platform, 'clock'>,
  trx: Db,
  quem: UsuarioAtual,
  alvo: ContaAlvo,
  { acao, idOuvidoria, antes, depois }: AtoNaConta,
): Promise<void> => {
  const mudou = { ...(antes && { antes }), ...(depois && { depois }) };
  await insertHistorico(trx, {
    idUsuario: alvo.id,
    acao,
    idResponsavel: quem.idUsuario,
    informacoes: mudou,
    ocorridoEm: clock.now(),
  });
  await auditar(trx, clock, quem, {
    area: 'usuario',
    acao,
    alvo: alvo.nome,
    idAlvo: alvo.id,
    idOuvidoria,
    ...mudou,
  });
};
