import type { PessoaAOcultar } from '#capabilities/manifestacao/domain/ler/dados-pessoais.ts';
import { apenasDigitos, escapeRegExp, semAcentoNoLugar } from '#kernel/texto.ts';
import type { Achado } from './tipos-de-achado.ts';

/** 'de', 'da' and the like identify nobody. */
const MENOR_PARTE_DE_NOME = 3;

/** 'Prezada Maria': the name of the person addressed, not of a place with the same name. */
const CHAMADO =
  /(?<!\p{L})(?:prezad[oa]|car[oa]|ol[aá]|oi|senhora?|sra?|dona|ilm[oa]|exm[oa])(?:\s?[(/]?[ao]\)?)?[\s.,:]{1,3}(?:senhora?\s|sra?\.?\s)?$/iu;
const ANTES_DO_NOME = 30;
/** What may stand between two words of the same name. */
const LIGACAO = /^\s{1,3}(?:(?:d[aeo]s?|e)\s{1,2})?$/iu;

interface Palavra {
  readonly inicio: number;
  readonly fim: number;
}

const partesDo = (nome: string): string[] =>
  nome
    .split(/\s+/)
    .filter((parte) => parte.length >= MENOR_PARTE_DE_NOME && !/^d[aeo]s$/i.test(parte))
    .map(semAcentoNoLugar);

const achar = (texto: string, alternativas: readonly string[]): Palavra[] => {
  if (alternativas.length === 0) return [];
  const ordenadas = alternativas.toSorted((a, b) => b.length - a.length).map(escapeRegExp);
  const regra = new RegExp(`(?<![\\p{L}\\d])(?:${ordenadas.join('|')})(?![\\p{L}\\d])`, 'giu');
  return [...texto.matchAll(regra)].map(({ 0: { length }, index }) => ({
    inicio: index,
    fim: index + length,
  }));
};

/** Consecutive words of a name form one find. */
const emSequencia = (
  texto: string,
  palavras: readonly Palavra[],
): (Palavra & { readonly quantas: number })[] =>
  palavras.reduce<(Palavra & { quantas: number })[]>((nomes, palavra) => {
    const anterior = nomes.at(-1);
    if (anterior && LIGACAO.test(texto.slice(anterior.fim, palavra.inicio))) {
      nomes[nomes.length - 1] = { ...anterior, fim: palavra.fim, quantas: anterior.quantas + 1 };
    } else nomes.push({ ...palavra, quantas: 1 });
    return nomes;
  }, []);

/**
 * Nobody needs to know who asked (Lei 12.527/2011, art. 10 §3: no reason is required). Two words of
 * the name, or one where the text addresses the person, are surely theirs; a single word may be a
 * place or a thing.
 */
const nomesDe = (semAcentos: string, { nome }: PessoaAOcultar): Achado[] => {
  const partes = partesDo(nome);
  return emSequencia(semAcentos, achar(semAcentos, partes)).map(({ inicio, fim, quantas }) => ({
    inicio,
    fim,
    tipo:
      quantas > 1 ||
      partes.length === 1 ||
      CHAMADO.test(semAcentos.slice(Math.max(0, inicio - ANTES_DO_NOME), inicio))
        ? 'solicitante'
        : 'nome',
  }));
};

const MENOR_CONTATO = 8;

/** Finds in the text what the register knows about the person. */
export const acharSolicitante = (texto: string, pessoas: readonly PessoaAOcultar[]): Achado[] => {
  const semAcentos = semAcentoNoLugar(texto);
  return pessoas.flatMap((pessoa) => {
    const contatos = [pessoa.email, pessoa.telefone, pessoa.documento, pessoa.endereco]
      .filter((cada): cada is string => (cada?.trim().length ?? 0) >= MENOR_CONTATO)
      .map((cada) => semAcentoNoLugar(cada.trim()));
    return [
      ...nomesDe(semAcentos, pessoa),
      ...achar(semAcentos, contatos).map((palavra) => ({ ...palavra, tipo: 'solicitante' as const })),
    ];
  });
};

/** The same number with other separators; a telephone with or without its area code. */
export const isNumeroDoSolicitante = (trecho: string, pessoas: readonly PessoaAOcultar[]): boolean => {
  const digitos = apenasDigitos(trecho);
  if (digitos.length < MENOR_CONTATO) return false;
  return pessoas.some(({ documento, telefone }) =>
    [documento, telefone].some((cada) => {
      const dele = apenasDigitos(cada ?? '');
      return dele.length >= MENOR_CONTATO && (dele.endsWith(digitos) || digitos.endsWith(dele));
    }),
  );
};
