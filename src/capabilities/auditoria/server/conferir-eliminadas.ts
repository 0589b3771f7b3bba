import { problemaSolto } from '../domain/problema.ts';
import { listListagensAlteradas } from './aprovada-repository.ts';
import type { Verificador } from './conferir-series.ts';
import {
  listEliminacoesAlemDaAprovacao,
  listEliminacoesSemAto,
  listEliminadasFalsas,
} from './eliminada-repository.ts';

const LOTE = 1000;
const lugarDa = (id: number): string => `listagem de eliminação ${id}`;

/** Destroyed by law is not removed: but only under the server's mark, and only as the log's own acts of approval and destruction say. */
export const conferirEliminadas = async ({ db, chaves, aoAchar }: Verificador): Promise<void> => {
  for (let depoisDe: number | null = Number.MIN_SAFE_INTEGER; depoisDe !== null; ) {
    const { falsas, ultima } = await listEliminadasFalsas(db, chaves, depoisDe, LOTE);
    for (const { idOuvidoria, idOrigem } of falsas)
      aoAchar(problemaSolto('eliminacao-alterada', { idOuvidoria, origem: 'caso', idOrigem }));
    depoisDe = ultima;
  }
  for (const { id, idOuvidoria } of await listEliminacoesSemAto(db))
    aoAchar(problemaSolto('eliminacao-sem-ato', { idOuvidoria, lugar: lugarDa(id) }));
  for (const { id, idOuvidoria } of await listEliminacoesAlemDaAprovacao(db))
    aoAchar(problemaSolto('eliminacao-alem-da-aprovacao', { idOuvidoria, lugar: lugarDa(id) }));
  for (const { id, idOuvidoria } of await listListagensAlteradas(db, chaves))
    aoAchar(problemaSolto('listagem-alterada', { idOuvidoria, lugar: lugarDa(id) }));
};
