import type { CodigoDeAlerta } from '../alertas.ts';
import { includes } from '../formatos/bytes.ts';
import { fimDoId3, fimDoSom, inicioDoSom } from '../formatos/mp3.ts';
import type { Limpeza } from './limpeza.ts';

/** ID3 frames about people: performer, composer, owner, encoder; some under their older names. */
const PESSOAS = ['TPE1', 'TPE2', 'TPE3', 'TPE4', 'TCOM', 'TOPE', 'TOWN', 'TENC', 'TP1', 'TCM', 'TEN'];

export const limparMp3 = (bytes: Uint8Array): Limpeza | null => {
  const inicio = inicioDoSom(bytes);
  if (inicio < 0) return null;
  const fim = fimDoSom(bytes);
  const antes = bytes.subarray(0, fimDoId3(bytes));
  const depois = bytes.subarray(fim);
  const temPessoa =
    PESSOAS.some((quadro) => includes(antes, quadro)) ||
    includes(depois, 'Artist') ||
    // In ID3v1 the artist comes after 3 letters of signature and 30 of title.
    (depois.length >= 128 && depois.subarray(-95, -65).some((byte) => byte > 0x20));
  const codigos: CodigoDeAlerta[] = temPessoa ? ['autor'] : [];
  const temMarcas = inicio > 0 || fim < bytes.length;
  return { codigos, limpo: temMarcas ? bytes.slice(inicio, fim) : null };
};
