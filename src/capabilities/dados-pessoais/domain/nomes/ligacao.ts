import { COMUM, NOME_PROPRIO, PARTICULA, PRENOME, SOBRENOME } from '../classes.ts';
import { CAIXA_ALTA, CAPITAL, INICIAL, MINUSCULA, type Palavras } from '../palavras.ts';
import { classeEm, colado, comprimento, seguido, sinalAntes, sinalDepois, vao } from '../vizinhos.ts';

const LINHA_CHEIA = 45;

const linhaCheia = (p: Palavras, k: number): boolean => {
  const fim = p.fim[k] as number;
  return !p.texto.slice(Math.max(0, fim - LINHA_CHEIA), fim).includes('\n') && fim >= LINHA_CHEIA;
};

/** Not 'E.', which is somebody's initial. */
export const isParticula = (p: Palavras, k: number): boolean =>
  (classeEm(p, k) & PARTICULA) !== 0 && !(p.forma[k] === INICIAL && sinalDepois(p, k) === '.');

/** 'ANTÔNIA JOSEFA', next line 'DE ALMEIDA': a line begins so only if the name goes on. */
const particulaAbreLinha = (p: Palavras, k: number): boolean => {
  if (!isParticula(p, k)) return false;
  let m = k + 1;
  while (m < k + 3 && isParticula(p, m) && seguido(p, m)) m++;
  if (!seguido(p, m)) return false;
  const qual = classeEm(p, m);
  return (
    ((qual & NOME_PROPRIO) !== 0 && (qual & COMUM) === 0) ||
    (p.forma[k] === MINUSCULA && p.forma[m] === CAPITAL)
  );
};

const isSoPrenome = (p: Palavras, k: number): boolean => (classeEm(p, k) & NOME_PROPRIO) === PRENOME;

/** A name goes on in the next line if this one is full, or if it would be incomplete. */
const continuaNaLinha = (p: Palavras, k: number, partes: readonly number[], particula: boolean): boolean => {
  if (p.sinal[k] !== 0 || p.linhas[k] !== 1 || vao(p, k) > 12) return false;
  const qual = classeEm(p, k);
  if (particula) return (qual & NOME_PROPRIO) !== 0 || p.forma[k] === CAPITAL || p.forma[k] === CAIXA_ALTA;
  if (particulaAbreLinha(p, k)) return true;
  const soPrenome = partes.length === 1 && (classeEm(p, partes[0] as number) & PRENOME) !== 0;
  const semSobrenome = partes.every((parte) => isSoPrenome(p, parte));
  return (
    (qual & SOBRENOME) !== 0 &&
    (soPrenome || ((qual & PRENOME) === 0 && (semSobrenome || linhaCheia(p, partes.at(-1) as number))))
  );
};

export const ligada = (
  p: Palavras,
  k: number,
  anterior: number,
  partes: readonly number[],
  particula: boolean,
): boolean => {
  if (seguido(p, k)) return true;
  const sinal = sinalAntes(p, k);
  if (sinal === '.' && p.linhas[k] === 0 && vao(p, k) <= 3)
    return (
      p.forma[anterior] === INICIAL ||
      (comprimento(p, anterior) <= 3 &&
        p.forma[anterior] === CAPITAL &&
        (classeEm(p, anterior) & NOME_PROPRIO) === 0)
    );
  if (sinal === '-' && colado(p, k)) return true;
  // "Joana D' Arc".
  if (sinal === "'" && vao(p, k) <= 2 && comprimento(p, anterior) === 1) return true;
  return continuaNaLinha(p, k, partes, particula);
};

/** 'D.N.', 'R.G.' after a name. */
export const isSigla = (p: Palavras, k: number): boolean =>
  p.forma[k] === INICIAL && p.forma[k + 1] === INICIAL && colado(p, k + 1);

/** 'S.A.', 'S/A'. */
export const isSociedadeAnonima = (p: Palavras, k: number): boolean =>
  p.forma[k] === INICIAL && /^S[./]A/.test(p.texto.slice(p.inicio[k], (p.inicio[k] as number) + 3));
