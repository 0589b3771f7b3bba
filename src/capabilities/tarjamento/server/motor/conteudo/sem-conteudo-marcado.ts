import { readOperacoes } from './operacoes.ts';

const MARCAS = new Set(['BMC', 'BDC', 'EMC', 'MP', 'DP', 'BX', 'EX']);

/** A stream as it was, without the notes for programs that may say in words what it draws. */
export const semConteudoMarcado = (fonte: string): string =>
  [...readOperacoes(fonte)]
    .filter(({ operador }) => !MARCAS.has(operador))
    .map(({ escrita }) => escrita)
    .join('\n');
