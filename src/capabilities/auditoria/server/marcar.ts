import { createHmac, type KeyObject } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { type Trilha, trilhaDe } from '#server/db/trilha.ts';
import type { LinhaDaAuditoria, OrigemDoElo } from '../domain/encadeamento.ts';
import { type LugarNaSerie, linhaEscrita, textoDaMarca } from '../domain/marca.ts';
import type { Abrir } from '../domain/palavras.ts';

export interface ColunasDaMarca {
  readonly marca_serie: string;
  readonly marca_numero: number;
  readonly marca: Buffer;
}

/** What the database answers of a row it has just taken. */
export interface Gravada {
  readonly id: number;
  readonly orgao: number | null;
  readonly xid: string;
}

const SEM_ABRIR: Abrir = () => null;

export const marcaDe = (
  chave: KeyObject,
  origem: OrigemDoElo,
  lugar: LugarNaSerie,
  linha: LinhaDaAuditoria,
  abrir: Abrir = SEM_ABRIR,
): Buffer =>
  createHmac('sha256', chave)
    .update(textoDaMarca(origem, lugar, linha, abrir))
    .digest();

const colunasDe = (
  { chave, serie }: Trilha,
  numero: number,
  origem: OrigemDoElo,
  escrita: Readonly<Record<string, unknown>>,
): ColunasDaMarca => ({
  marca_serie: serie,
  marca_numero: numero,
  marca: marcaDe(chave, origem, { serie, numero }, linhaEscrita(origem, escrita)),
});

/** PostgreSQL refused the statement, so that nothing was written; any other error leaves that open. */
const isRecusada = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));

/**
 * Writes a row of the log under a mark, in the one statement that `inserir` sends. It answers
 * undefined where it wrote none.
 */
export const gravarComMarca = async <G extends Gravada>(
  db: Db,
  origem: OrigemDoElo,
  escrita: Readonly<Record<string, unknown>>,
  inserir: (colunas: ColunasDaMarca) => Promise<G | undefined>,
): Promise<G | undefined> => {
  const trilha = trilhaDe(db);
  const numero = trilha.tomar();
  let gravada: G | undefined;
  try {
    gravada = await inserir(colunasDe(trilha, numero, origem, escrita));
  } catch (error) {
    if (isRecusada(error)) trilha.devolver(numero);
    else trilha.perder(numero);
    throw error;
  }
  if (gravada) trilha.anotar({ numero, origem, id: gravada.id, orgao: gravada.orgao ?? 0, xid: gravada.xid });
  else trilha.devolver(numero);
  return gravada;
};
