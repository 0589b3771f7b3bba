import type { Db } from '#server/db/database.ts';
import { MAX_TEXTO, sinonimosDe, type Termo, termosDe } from '../domain/consulta.ts';
import { emUmaLinha } from '../domain/marcacao-leve.ts';
import { type Passagem, trechoDe } from '../domain/passagem.ts';
import { chavesDosTextos } from '../domain/textos-de-ajuda.ts';
import { listParecidas, searchPassagens, type TermoProcurado } from './procurar-repository.ts';

/** Less than this part of a question is no answer to it. */
const MINIMO = 0.37;
const MINIMO_DO_ORGAO = 0.36;
const MAX_LIMITE = 50;

const comParecidas = async (db: Db, termos: readonly Termo[]): Promise<TermoProcurado[]> => {
  const achadas = await listParecidas(
    db,
    termos.map(({ palavra }) => palavra),
  );
  const porPalavra = new Map(achadas.map(({ palavra, parecidas }) => [palavra, parecidas]));
  return termos.map(({ palavra, sinonimos, peso }) => {
    const parecidas = porPalavra.get(palavra) ?? [];
    return {
      peso,
      palavras: [palavra, ...parecidas],
      sinonimos: [...new Set([...sinonimos, ...parecidas.flatMap(sinonimosDe)])],
    };
  });
};

/** What the help has to say about a question, the best first; nothing where nothing is near enough. */
export const procurarAjuda = async (
  db: Db,
  { texto, limite }: { readonly texto: string; readonly limite: number },
): Promise<Passagem[]> => {
  const termos = termosDe(texto);
  if (termos.length === 0 || limite < 1) return [];
  const rows = await searchPassagens(db, {
    texto: texto.slice(0, MAX_TEXTO),
    termos: await comParecidas(db, termos),
    chaves: chavesDosTextos,
    minimo: MINIMO,
    minimoDoOrgao: MINIMO_DO_ORGAO,
    limite: Math.min(limite, MAX_LIMITE),
  });
  return rows.map(({ fonte, titulo, texto: inteiro, endereco, relevancia }) => ({
    fonte,
    titulo,
    trecho: trechoDe(emUmaLinha(inteiro)),
    endereco,
    relevancia,
  }));
};
