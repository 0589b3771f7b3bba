import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { minutes } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { hasConsultaDesde } from './historico-da-pessoa-repository.ts';
import type { Gerido } from './pessoa.ts';

/** Reloading, or paging through the history, counts as the same look. */
const MESMA_CONSULTA = minutes(30);
const CONSULTA = 'Consulta à conta de cidadão';

/** By account number: the log outlives the account, and more people read it. */
const contaDe = (idUsuario: number) => ({ alvo: `Conta nº ${idUsuario}`, idAlvo: idUsuario });

/**
 * Somebody who works for no office is a citizen: who looked into the account must be traceable
 * (LGPD art. 37).
 */
export const anotarConsulta = async (
  { db, clock }: Platform,
  quem: UsuarioAtual,
  { row, pessoa, trabalho }: Gerido,
): Promise<void> => {
  if (pessoa.perfis.length > 0 || trabalho.length > 0 || row.e_sistema) return;
  const desde = new Date(clock.now().getTime() - MESMA_CONSULTA);
  const consulta = { acao: CONSULTA, idUsuario: row.id, idResponsavel: quem.idUsuario, desde };
  if (await hasConsultaDesde(db, consulta)) return;
  await auditar(db, clock, quem, { area: 'usuario', acao: CONSULTA, ...contaDe(row.id) });
};

/** Records each account found, or that none was; never what was typed: it may be anybody's CPF. */
export const anotarProcura = async (
  trx: Db,
  { clock }: Pick<Platform, 'clock'>,
  quem: UsuarioAtual,
  achadas: readonly { readonly id: number }[],
): Promise<void> => {
  const ato = { area: 'usuario', acao: 'Procura de conta' } as const;
  if (achadas.length === 0) await auditar(trx, clock, quem, { ...ato, alvo: 'Nenhuma conta encontrada' });
  for (const { id } of achadas) await auditar(trx, clock, quem, { ...ato, ...contaDe(id) });
};
