import type { CodigoDeAlerta } from '../alertas.ts';
import { includes, latin1, numeros } from '../formatos/bytes.ts';
import type { Limpeza } from './limpeza.ts';

const PESSOAS = ['IART', 'IENG', 'ITCH', 'ICMS', 'ICOP'];

/** The INFO list is emptied in place, as junk, so that the index of the video stays valid. */
export const limparAvi = (bytes: Uint8Array): Limpeza | null => {
  const { u32 } = numeros(bytes, true);
  const codigos: CodigoDeAlerta[] = [];
  let limpo: Uint8Array | null = null;
  for (let at = 12; at + 12 <= bytes.length; ) {
    const tamanho = u32(at + 4);
    const fim = at + 8 + tamanho;
    if (fim > bytes.length) return at === 12 ? null : { codigos, limpo };
    if (latin1(bytes, at, at + 4) === 'LIST' && latin1(bytes, at + 8, at + 12) === 'INFO') {
      if (PESSOAS.some((campo) => includes(bytes.subarray(at, fim), campo))) codigos.push('autor');
      limpo ??= bytes.slice();
      limpo.set([0x4a, 0x55, 0x4e, 0x4b], at);
      limpo.fill(0, at + 8, fim);
    }
    at = fim + (tamanho % 2);
  }
  return { codigos, limpo };
};
