import { comArtigoEscrito, comPreposicao, type Preposicao } from '#kernel/artigo-do-orgao.ts';

/** The variables that are an office, as 'SIGLA – nome' or by its name. */
const ORGAOS = new Set(['orgao', 'orgaoDestino', 'julgadora', 'autoridade']);

const PREPOSICOES: ReadonlySet<string> = new Set<Preposicao>(['de', 'em', 'por', 'para', 'a']);
const isPreposicao = (palavra: string): palavra is Preposicao => PREPOSICOES.has(palavra);

/** After these, or a comma, the office does or suffers something: 'que a CGU prometeu', 'contra o INSS'. */
const ANTES_DO_SUJEITO = new Set(['que', 'com', 'contra', 'quando', 'se', 'e', 'é']);

const maiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

interface Lugar {
  readonly nome: string;
  /** The word right before the variable, without its space; '' where there is none. */
  readonly palavra: string;
  readonly antes: string;
  readonly depois: string;
}

/**
 * The word before the variable together with its value: templates write 'de {{orgao}}', people read
 * 'da CGU'. Also those that an office has written itself.
 */
export const comArtigoNoLugar = ({ nome, palavra, antes, depois }: Lugar, valor: string): string => {
  const simples = `${palavra}${palavra && ' '}${valor}`;
  if (!ORGAOS.has(nome)) return simples;
  if (isPreposicao(palavra)) return comPreposicao(palavra, valor);
  if (ANTES_DO_SUJEITO.has(palavra)) return `${palavra} ${comArtigoEscrito(valor)}`;
  if (palavra || !/^ [\p{Ll}]/u.test(depois)) return simples;
  if (/, $/.test(antes)) return comArtigoEscrito(valor);
  return /(?:^|\n|[.!?] )$/.test(antes) ? maiuscula(comArtigoEscrito(valor)) : simples;
};
