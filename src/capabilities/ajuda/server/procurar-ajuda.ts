import type { Db } from '#server/db/database.ts';
import { MAX_TEXTO, type Termo, termosDe } from '../domain/consulta.ts';
import { confiancaPedida, isDeFora } from '../domain/de-fora/de-fora.ts';
import { emUmaLinha } from '../domain/marcacao-leve.ts';
import { parecidosCom } from '../domain/ordem/aprender.ts';
import { juntarOrdens } from '../domain/ordem/juntar-ordens.ts';
import type { FonteDaAjuda, Passagem } from '../domain/passagem.ts';
import { chavesDaEquipe, chavesDosTextos } from '../domain/textos-de-ajuda.ts';
import { aprendidoDe, chaveDe } from './aprendido.ts';
import { listParecidas, searchPassagens, type TermoProcurado } from './procurar-repository.ts';

/** A text that covers less than this part of a question does not answer it. */
const MINIMO = 0.31;
const MINIMO_DE_UMA_PALAVRA = 0.36;
const MINIMO_DO_ORGAO = 0.39;
/** Texts written for people who work at an office count less for everybody else. */
const PESO_DA_EQUIPE = 0.88;
const MAX_LIMITE = 50;
/**
 * How sure of its first text what was learned is: with so much, its first texts answer even in words that cover little; with so
 * little, only nearly the words of a text do. Fitted on questions and foreign ones that were written for it.
 */
const CERTA = 4.5;
const DUVIDOSA = 3;
const QUANTAS_CERTAS = 3;
const QUASE_AS_PALAVRAS = 0.6;
/** Offices and services have no ways of asking to learn from. */
const isDoDiretorio = (fonte: FonteDaAjuda): boolean => fonte === 'orgao' || fonte === 'servico';

interface Procurados {
  readonly termos: readonly TermoProcurado[];
  /** Words that no text has, nor any other word for them. */
  readonly desconhecidas: number;
}

const comParecidas = async (db: Db, termos: readonly Termo[]): Promise<Procurados> => {
  const perdidas = await listParecidas(
    db,
    termos.map(({ palavra }) => palavra),
  );
  const porPalavra = new Map(perdidas.map(({ palavra, parecidas }) => [palavra, parecidas]));
  return {
    desconhecidas: termos.filter(
      ({ palavra, sinonimos }) => porPalavra.has(palavra) && sinonimos.length === 0,
    ).length,
    termos: termos.map(({ palavra, sinonimos, peso }) => ({
      peso,
      palavras: [palavra],
      radicais: porPalavra.get(palavra) ?? [],
      sinonimos,
    })),
  };
};

/** The help texts that answer a question, whole, best first; none if nothing is near enough. */
export const procurarAjuda = async (
  db: Db,
  {
    texto,
    limite,
    daEquipe = false,
  }: { readonly texto: string; readonly limite: number; readonly daEquipe?: boolean },
): Promise<Passagem[]> => {
  const termos = termosDe(texto);
  if (termos.length === 0 || limite < 1) return [];
  const [{ termos: procurados, desconhecidas }, aprendido] = await Promise.all([
    comParecidas(db, termos),
    aprendidoDe(db),
  ]);
  const parecidos = parecidosCom(aprendido, texto.slice(0, MAX_TEXTO));
  const deFora = isDeFora(texto);
  const isCerta = !deFora && parecidos.certeza >= CERTA;
  const achadas = await searchPassagens(db, {
    texto: texto.slice(0, MAX_TEXTO),
    termos: procurados,
    chaves: chavesDosTextos,
    chavesDaEquipe,
    pesoDaEquipe: daEquipe ? 1 : PESO_DA_EQUIPE,
    minimo: MINIMO,
    minimoDeUma: MINIMO_DE_UMA_PALAVRA,
    minimoDoOrgao: MINIMO_DO_ORGAO,
    certas: isCerta ? parecidos.chaves.slice(0, QUANTAS_CERTAS) : [],
    limite: MAX_LIMITE,
  });
  const rows = juntarOrdens(
    achadas
      .filter(
        ({ fonte, relevancia }) =>
          parecidos.certeza >= DUVIDOSA || isDoDiretorio(fonte) || relevancia >= QUASE_AS_PALAVRAS,
      )
      .map((achada) => ({ ...achada, chave: chaveDe(achada) })),
    parecidos.chaves,
  ).slice(0, limite);
  const maior = Math.max(0, ...rows.map(({ relevancia }) => relevancia));
  if (!isCerta && maior < confiancaPedida({ isDeFora: deFora, desconhecidas })) return [];
  return rows.map(({ fonte, titulo, texto: inteiro, endereco, relevancia, da_equipe }) => ({
    fonte,
    titulo,
    trecho: emUmaLinha(inteiro),
    endereco,
    relevancia,
    daEquipe: da_equipe,
  }));
};
