import { type IdInstancia, Instancia } from './instancia.ts';

/** Who decides at each instance; `orgao` is 'SIGLA – nome' of the office that decides there. */
const cadeiras: Readonly<Record<IdInstancia, (orgao: string) => string>> = {
  [Instancia.primeira]: (orgao) => `A chefia acima de quem respondeu, em ${orgao}`,
  [Instancia.segunda]: (orgao) => `A autoridade máxima de ${orgao}`,
  [Instancia.cgu]: (orgao) => orgao,
  [Instancia.reclamacao]: (orgao) => `A autoridade que cuida da Lei de Acesso em ${orgao}`,
  [Instancia.cmri]: (orgao) => orgao,
  // Who changed the type is barred from reviewing it (impedidos).
  [Instancia.revisao]: (orgao) => `A autoridade que cuida da Lei de Acesso em ${orgao}`,
  [Instancia.terceira]: (orgao) => orgao,
};

export const quemDecide = (instancia: IdInstancia, orgao: string): string => cadeiras[instancia](orgao);
