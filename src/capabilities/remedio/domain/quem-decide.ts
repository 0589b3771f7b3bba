import { comArtigoEscrito, comPreposicao, escrever, type OrgaoEscrito } from '#kernel/artigo-do-orgao.ts';
import { type IdInstancia, Instancia } from './instancia.ts';

const CHEFIA = 'A chefia acima de quem respondeu, ';

/** Who decides at each instance; `orgao` is the office that decides there. */
const cadeiras: Readonly<Record<IdInstancia, (orgao: OrgaoEscrito) => string>> = {
  [Instancia.primeira]: (orgao) => `${CHEFIA}${comPreposicao('em', orgao)}`,
  [Instancia.segunda]: (orgao) => `A autoridade máxima ${comPreposicao('de', orgao)}`,
  [Instancia.cgu]: escrever,
  [Instancia.reclamacao]: (orgao) => `A autoridade que cuida da Lei de Acesso ${comPreposicao('em', orgao)}`,
  [Instancia.cmri]: escrever,
  // Who changed the type is barred from reviewing it (impedidos).
  [Instancia.revisao]: (orgao) => `A autoridade que cuida da Lei de Acesso ${comPreposicao('em', orgao)}`,
  [Instancia.terceira]: escrever,
};

/** Before its verb: what stands between commas is closed by one. */
export const comoSujeito = (quem: string): string => (quem.startsWith(CHEFIA) ? `${quem},` : quem);

export const quemDecide = (instancia: IdInstancia, orgao: OrgaoEscrito): string => cadeiras[instancia](orgao);

/** The same inside a sentence: 'a autoridade máxima da CGU', 'a CGU'. */
export const quemDecideNaFrase = (instancia: IdInstancia, orgao: OrgaoEscrito): string => {
  const quem = quemDecide(instancia, orgao);
  return quem === escrever(orgao) ? comArtigoEscrito(orgao) : quem.replace(/^A /, 'a ');
};
