import { semAcento } from '#kernel/texto.ts';
import { isVazia, type Palavra, palavrasDe } from './palavras.ts';
import { palavrasChave } from './palavras-chave.ts';

interface Procuravel {
  readonly idAssunto: number;
  readonly descAssunto: string;
  readonly area: string;
}

const chaves = new Map(Object.entries(palavrasChave).map(([id, lista]) => [Number(id), palavrasDe(lista)]));

const plano = (texto: string): string => semAcento(texto).toLocaleLowerCase('pt-BR');

/** Matches an unfinished word ('remed') or a plural. */
const isChave = (idAssunto: number, { forma, radical }: Palavra): boolean =>
  chaves.get(idAssunto)?.some((chave) => chave.forma.startsWith(forma) || chave.radical === radical) ?? false;

/**
 * Every word must occur, in any order: in the subject, in its area, or among its keywords. Subjects
 * found by their own name come first.
 */
export const procurarAssunto = <T extends Procuravel>(
  assuntos: readonly T[],
  busca: string,
): readonly T[] => {
  const escritas = palavrasDe(busca);
  const comSentido = escritas.filter((palavra) => !isVazia(palavra));
  const palavras = comSentido.length > 0 ? comSentido : escritas;
  const noNome = ({ area, descAssunto }: T, { forma }: Palavra) =>
    plano(`${area} ${descAssunto}`).includes(forma);
  const peloNome = (assunto: T) => palavras.every((palavra) => noNome(assunto, palavra));
  const pelaChave = (assunto: T) =>
    comSentido.length > 0 &&
    palavras.every((palavra) => noNome(assunto, palavra) || isChave(assunto.idAssunto, palavra));
  const nomeados = assuntos.filter(peloNome);
  return [...nomeados, ...assuntos.filter((assunto) => !nomeados.includes(assunto) && pelaChave(assunto))];
};
