import { openEnvelope } from '#server/crypto/envelope.ts';
import type { Platform } from '#server/platform.ts';
import type { ResumoDoRascunho } from '../domain/rascunho.ts';
import { rascunhoNaoEncontrado } from '../domain/rascunho-errors.ts';
import { findRascunho, selectRascunhos } from './rascunho-repository.ts';

export const chaveDosRascunhos = ({ config }: Pick<Platform, 'config'>): Buffer => config.keyFor('rascunho');

export const listRascunhos = async (platform: Platform, dono: Buffer) => {
  const rows = await selectRascunhos(platform.db, dono);
  const master = chaveDosRascunhos(platform);
  return rows.map((row) => ({
    idRascunho: row.id,
    ...(JSON.parse(openEnvelope(master, row.chave_embrulhada).open(row.resumo_cifrado)) as ResumoDoRascunho),
    atualizadoEm: row.atualizado_em.toISOString(),
  }));
};

export const abrirRascunho = async (platform: Platform, dono: Buffer, id: string) => {
  const row = await findRascunho(platform.db, dono, id);
  if (!row) throw rascunhoNaoEncontrado();
  const envelope = openEnvelope(chaveDosRascunhos(platform), row.chave_embrulhada);
  return {
    idRascunho: row.id,
    ...(JSON.parse(envelope.open(row.resumo_cifrado)) as ResumoDoRascunho),
    conteudo: JSON.parse(envelope.open(row.conteudo_cifrado)) as Record<string, unknown>,
    versao: row.versao,
    atualizadoEm: row.atualizado_em.toISOString(),
  };
};
