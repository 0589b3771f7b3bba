import { assinarPagina, juntarPedacos, readOgg } from '../formatos/ogg.ts';
import { esvaziarComentarios } from './comentarios-do-som.ts';
import type { Limpeza } from './limpeza.ts';

/** The comments are emptied in place: the packet keeps its length, and the pages their order. */
export const limparOgg = (bytes: Uint8Array): Limpeza | null => {
  const lido = readOgg(bytes);
  if (!lido?.codec) return null;
  const pacote = juntarPedacos(bytes, lido.comentarios);
  const codigos = esvaziarComentarios(pacote, lido.codec);
  if (!codigos) return null;
  const limpo = bytes.slice();
  let escritos = 0;
  for (const { at, tamanho } of lido.comentarios) {
    limpo.set(pacote.subarray(escritos, escritos + tamanho), at);
    escritos += tamanho;
  }
  const mudados = new Set(lido.comentarios);
  for (const pagina of lido.paginas)
    if (pagina.pedacos.some((pedaco) => mudados.has(pedaco))) assinarPagina(limpo, pagina);
  return { codigos, limpo };
};
