import { DEPOIS } from '../classes.ts';
import { CAIXA_ALTA, MINUSCULA, NUMERO, type Palavras, VARIOS } from '../palavras.ts';
import { classeEm, comprimento, sinalAntes, vao } from '../vizinhos.ts';

const QUALIFICA = ',(-:;|–/';

/** 'Fulano de Tal, CPF ...', 'Fulana (matrícula ...)', 'Fulano 529.982.247-25'. */
export const contextoDepois = (p: Palavras, ultima: number): boolean => {
  const k = ultima + 1;
  if (k >= p.total || (p.linhas[k] as number) > 1 || vao(p, k) > 6) return false;
  const sinal = sinalAntes(p, k);
  if (p.sinal[k] !== 0 && p.sinal[k] !== VARIOS && !QUALIFICA.includes(sinal)) return false;
  if (p.forma[k] === NUMERO) {
    const grupos = [k, k + 1, k + 2].every(
      (m) => m < p.total && p.forma[m] === NUMERO && comprimento(p, m) === 3,
    );
    return (
      comprimento(p, k) === 11 ||
      grupos ||
      (comprimento(p, k) === 9 && sinalAntes(p, k + 1) === '-' && comprimento(p, k + 1) === 2)
    );
  }
  return (
    (classeEm(p, k) & DEPOIS) !== 0 &&
    (sinal !== '' || p.forma[k] === MINUSCULA || p.forma[k] === CAIXA_ALTA || p.sinal[k] === VARIOS)
  );
};
