import { Rotulo, rotuloDa } from '../classes.ts';
import { ufs } from '../lexico/lugares.ts';
import { CAIXA_ALTA, type Palavras } from '../palavras.ts';
import { palavra, vao } from '../vizinhos.ts';
import { type Cifra, terminaNumero } from './cifra.ts';
import type { NumeroAchado } from './conta.ts';
import type { RotulosLidos } from './rotulos-lidos.ts';
import { isAno } from './verificar.ts';

/** Each state numbers its own way: five to thirteen digits, dots, check digit or X. */
const COLADO = /^\d{1,2}(?:[.-]\d{1,2}){0,4}$/;
const ESPACADO = /^[12] 3 3(?:[ -][12])?$/;
const MENOR = 5;
const MAIOR = 13;
const NA_FRASE = 8;

const UF = new Set(ufs);

/** 'MG-12.345.678': the state is part of the number. */
const inicioComUf = (p: Palavras, k: number): number =>
  k > 0 && vao(p, k) <= 1 && p.forma[k - 1] === CAIXA_ALTA && UF.has(palavra(p, k - 1))
    ? (p.inicio[k - 1] as number)
    : (p.inicio[k] as number);

const isEmissor = (p: Palavras, k: number): boolean =>
  k < p.total && p.linhas[k] === 0 && rotuloDa(p.classe[k] as number) === Rotulo.emissor;

/** '1.234.567 SSP/DF'. */
const emissorDepois = (p: Palavras, ultima: number): boolean =>
  isEmissor(p, ultima + 1) || isEmissor(p, ultima + 2);

export const acharRg = (
  p: Palavras,
  { primeira, desenhos, digitos }: Cifra,
  rotulos: RotulosLidos,
): NumeroAchado | null => {
  const dito = rotulos.perto(Rotulo.rg, primeira, NA_FRASE);
  for (let g = desenhos.length - 1; g >= 0; g--) {
    if (!dito && !emissorDepois(p, primeira + g)) continue;
    const desenho = desenhos[g] as string;
    const quantos = (digitos[g] as string).length;
    const ultima = primeira + g;
    if (quantos < MENOR || quantos > MAIOR || !terminaNumero(p, ultima) || isAno(digitos[g] as string))
      continue;
    const cabe = COLADO.test(desenho) || (dito && ESPACADO.test(desenho));
    if (cabe) return { inicio: inicioComUf(p, primeira), ultima, tipo: 'rg' };
  }
  return null;
};
