import { readOperacoes } from './operacoes.ts';

const MARCAS = new Set(['BMC', 'BDC', 'EMC', 'MP', 'DP', 'BX', 'EX']);

/** The stream without its marked-content operators, which may say in words what it draws. */
export const semConteudoMarcado = (fonte: string): string =>
  [...readOperacoes(fonte)]
    .filter(({ operador }) => !MARCAS.has(operador))
    .map(({ escrita }) => escrita)
    .join('\n');
