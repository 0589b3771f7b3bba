import type { Db } from '#server/db/database.ts';
import { palavrasAComparar, radicaisDaConsulta } from '../domain/realce.ts';
import { listPalavrasIguais } from './pedidos-repository.ts';

/** Which words of these texts match the search, in whatever inflection. */
export const palavrasMarcadas = async (
  db: Db,
  consulta: string,
  textos: readonly string[],
): Promise<ReadonlySet<string>> => {
  const radicais = radicaisDaConsulta(consulta);
  if (radicais.length === 0) return new Set();
  const palavras = palavrasAComparar(textos, radicais);
  if (palavras.length === 0) return new Set();
  return new Set(await listPalavrasIguais(db, palavras, radicais));
};
