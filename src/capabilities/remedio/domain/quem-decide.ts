import { type IdInstancia, Instancia } from './instancia.ts';

const CHEFIA = 'A chefia acima de quem respondeu, em ';

/** Who decides at each instance; `orgao` is 'SIGLA – nome' of the office that decides there. */
const cadeiras: Readonly<Record<IdInstancia, (orgao: string) => string>> = {
  [Instancia.primeira]: (orgao) => `${CHEFIA}${orgao}`,
  [Instancia.segunda]: (orgao) => `A autoridade máxima de ${orgao}`,
  [Instancia.cgu]: (orgao) => orgao,
  [Instancia.reclamacao]: (orgao) => `A autoridade que cuida da Lei de Acesso em ${orgao}`,
  [Instancia.cmri]: (orgao) => orgao,
  // Who changed the type is barred from reviewing it (impedidos).
  [Instancia.revisao]: (orgao) => `A autoridade que cuida da Lei de Acesso em ${orgao}`,
  [Instancia.terceira]: (orgao) => orgao,
};

/** Before its verb: what stands between commas is closed by one. */
export const comoSujeito = (quem: string): string => (quem.startsWith(CHEFIA) ? `${quem},` : quem);

export const quemDecide = (instancia: IdInstancia, orgao: string): string => cadeiras[instancia](orgao);
