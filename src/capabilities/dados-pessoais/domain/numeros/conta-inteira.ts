import { Rotulo, rotuloDa } from '../classes.ts';
import { NUMERO, type Palavras } from '../palavras.ts';
import { comprimento, palavra, sinalAntes, vao } from '../vizinhos.ts';

const DIZ_DIGITO = /^(?:d[ií]gito|d[ií]g|dv)$/i;
const DIGITO = /^[\dx]$/i;
const DIZ_NUMERO = /^(?:n|no|nr|num|n[uú]mero)$/i;
/** A full stop after one of these does not end the sentence. */
const ABREVIADO = /^(?:ag|n|no|nr|num|op|cc|c|d[ií]g)$/i;
const JUNTA = ',-–/:;(';
const ATE_A_AGENCIA = 8;

/** Still part of the same account: joined by little, without the end of a sentence between. */
const continua = (p: Palavras, k: number): boolean => {
  if (k >= p.total || (p.linhas[k] as number) > 1 || vao(p, k) > 4) return false;
  const sinal = sinalAntes(p, k);
  if (p.sinal[k] === 0 || (sinal !== '' && JUNTA.includes(sinal)) || 'ºª°'.includes(sinal || ' '))
    return true;
  const entre = p.texto.slice(p.fim[k - 1], p.inicio[k]);
  return (
    /^[.:ºª°\s]+$/.test(entre) &&
    (ABREVIADO.test(palavra(p, k - 1)) || rotuloDa(p.classe[k] as number) === Rotulo.agencia)
  );
};

/** 'dígito 7', 'DV: X', '12345 - X'. */
const comDigito = (p: Palavras, ultima: number): number => {
  const k = ultima + 1;
  if (!continua(p, k)) return ultima;
  if (DIGITO.test(palavra(p, k)) && sinalAntes(p, k) === '-') return k;
  return DIZ_DIGITO.test(palavra(p, k)) && continua(p, k + 1) && DIGITO.test(palavra(p, k + 1))
    ? k + 1
    : ultima;
};

const isAgencia = (p: Palavras, k: number): boolean =>
  p.forma[k] === NUMERO && comprimento(p, k) >= 3 && comprimento(p, k) <= 5;

/** 'conta 12345-6 da agência 1234-5': the branch after the account. */
const comAgencia = (p: Palavras, ultima: number): number => {
  for (let k = ultima + 1; k <= ultima + ATE_A_AGENCIA && continua(p, k); k++) {
    if (rotuloDa(p.classe[k] as number) === Rotulo.conta) return ultima;
    if (rotuloDa(p.classe[k] as number) !== Rotulo.agencia) continue;
    let numero = k + 1;
    while (numero <= k + 2 && continua(p, numero) && DIZ_NUMERO.test(palavra(p, numero))) numero++;
    return continua(p, numero) && isAgencia(p, numero) ? comDigito(p, numero) : ultima;
  }
  return ultima;
};

/** The last word of an account whose number ends here: with its digit, and its branch if it comes after. */
export const fimDaConta = (p: Palavras, ultima: number): number => comAgencia(p, comDigito(p, ultima));
