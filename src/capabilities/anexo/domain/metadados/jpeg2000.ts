import { includes, latin1, numeros, startsWith } from '../formatos/bytes.ts';
import type { Limpeza } from './limpeza.ts';
import { readCaixas } from './mp4.ts';
import { codigosDoXmp } from './xmp.ts';

const COM_CAIXAS = '\0\0\0\x0cjP  ';
const DE_PESSOA = ['xml ', 'uuid', 'uinf', 'asoc', 'jp2i'];
const INICIO = 0xff4f;
const COMENTARIO = 0xff64;
const IMAGEM = 0xff90;

interface Trecho {
  readonly de: number;
  readonly ate: number;
}

/** The comments before the image data; null if the file is damaged. */
const comentarios = (bytes: Uint8Array, inicio: number): Trecho[] | null => {
  const { u16 } = numeros(bytes, false);
  if (u16(inicio) !== INICIO) return null;
  const achados: Trecho[] = [];
  for (let at = inicio + 2; u16(at) !== IMAGEM; at += 2 + u16(at + 2)) {
    const fim = at + 2 + u16(at + 2);
    if (u16(at) < 0xff00 || u16(at + 2) < 2 || fim > bytes.length) return null;
    if (u16(at) === COMENTARIO) achados.push({ de: Math.min(at + 6, fim), ate: fim });
  }
  return achados;
};

/** The picture stays where it is: everything else is overwritten in place. */
export const limparJpeg2000 = (bytes: Uint8Array): Limpeza | null => {
  const caixas = startsWith(bytes, COM_CAIXAS) ? readCaixas(bytes, 0, bytes.length) : [];
  if (!caixas) return null;
  const dePessoa = caixas.filter(({ tipo }) => DE_PESSOA.includes(tipo));
  const inicios = caixas.length > 0 ? caixas.filter(({ tipo }) => tipo === 'jp2c') : [{ corpo: 0 }];
  const trechos = dePessoa.map(({ corpo, fim }): Trecho => ({ de: corpo, ate: fim }));
  for (const { corpo } of inicios) {
    const achados = comentarios(bytes, corpo);
    if (!achados) return null;
    trechos.push(...achados);
  }
  const codigos = trechos.flatMap(({ de, ate }) => {
    const texto = bytes.subarray(de, ate);
    return includes(texto, 'xmpmeta') ? codigosDoXmp(latin1(texto)) : [];
  });
  if (trechos.every(({ de, ate }) => bytes.subarray(de, ate).every((byte) => byte === 0))) {
    return { codigos, limpo: null };
  }
  const limpo = bytes.slice();
  for (const { inicio } of dePessoa) limpo.set([0x66, 0x72, 0x65, 0x65], inicio + 4);
  for (const { de, ate } of trechos) limpo.fill(0, de, ate);
  return { codigos, limpo };
};
