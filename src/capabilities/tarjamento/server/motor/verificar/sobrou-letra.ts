import type { Letras } from '../../../domain/pdf/letras.ts';
import type { Retangulo } from '../../../domain/retangulo.ts';
import { caixaDaMarca, letrasSob } from '../documento/removidos.ts';

/** A letter covered this much is under the mark beyond doubt. */
const SEM_DUVIDA = { largura: 0.6, altura: 0.6 };
const CONTA = /[\p{L}\p{N}]/u;

const contar = (texto: Iterable<string>): Map<string, number> => {
  const vezes = new Map<string, number>();
  for (const letra of texto) if (CONTA.test(letra)) vezes.set(letra, (vezes.get(letra) ?? 0) + 1);
  return vezes;
};

/**
 * Whether the page still has letters that the marks should have removed, wherever they are now.
 * They are counted one by one, because a wrong measure would remove other letters in their place.
 */
export const sobrouLetra = (antes: Letras, depois: Letras, marcas: readonly Retangulo[]): boolean => {
  const sob = letrasSob(antes, marcas.map(caixaDaMarca), SEM_DUVIDA);
  const devidas = contar(marcadas(antes.texto, sob));
  const [havia, ficou] = [contar(antes.texto.split('')), contar(depois.texto.split(''))];
  return [...devidas].some(([letra, quantas]) => (ficou.get(letra) ?? 0) > (havia.get(letra) ?? 0) - quantas);
};

const marcadas = (texto: string, sob: readonly boolean[]): string[] =>
  Array.from({ length: texto.length }, (_, at) => (sob[at] ? (texto[at] ?? '') : ''));
