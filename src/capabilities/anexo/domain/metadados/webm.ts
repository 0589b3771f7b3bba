import type { CodigoDeAlerta } from '../alertas.ts';
import { latin1 } from '../formatos/bytes.ts';
import type { Trecho } from '../formatos/ebml.ts';
import { readWebm } from '../formatos/webm.ts';
import { esvaziarComentarios } from './comentarios-do-som.ts';
import type { Limpeza } from './limpeza.ts';

const VOID = 0xec;
const ESPACO = 0x20;
const PESSOAS = /ARTIST|AUTHOR|PERFORMER|COMPOSER|DIRECTOR|ENCODED_BY|COPYRIGHT|TITLE/i;
const LUGARES = /LOCATION|LATITUDE|LONGITUDE/i;

/** An empty element of the same length, so that every place in the file stays where it was. */
const esvaziar = (bytes: Uint8Array, { inicio, fim }: Trecho): void => {
  const total = fim - inicio;
  let largura = 1;
  while (total - 1 - largura > 2 ** (7 * largura) - 2) largura += 1;
  bytes.fill(0, inicio, fim);
  bytes[inicio] = VOID;
  let tamanho = total - 1 - largura;
  for (let at = inicio + largura; at > inicio; at--) {
    bytes[at] = tamanho % 256;
    tamanho = Math.floor(tamanho / 256);
  }
  bytes[inicio + 1] = (bytes[inicio + 1] ?? 0) | (0x80 >> (largura - 1));
};

/** Title, date, tags, chapters, files inside, comments, whatever no player reads, and the names of the programs that made it. */
export const limparWebm = (bytes: Uint8Array): Limpeza | null => {
  const lido = readWebm(bytes);
  if (!lido) return null;
  const ditos = lido.dispensaveis.map(({ inicio, fim }) => latin1(bytes, inicio, fim)).join('\n');
  const limpo = bytes.slice();
  const { comentarios } = lido;
  const dosComentarios = comentarios
    ? esvaziarComentarios(limpo.subarray(comentarios.inicio, comentarios.fim), 'vorbis')
    : [];
  if (!dosComentarios) return null;
  const codigos = new Set<CodigoDeAlerta>([
    ...dosComentarios,
    ...(PESSOAS.test(ditos) ? (['autor'] as const) : []),
    ...(LUGARES.test(ditos) ? (['local'] as const) : []),
  ]);
  for (const trecho of lido.dispensaveis) esvaziar(limpo, trecho);
  for (const { inicio, fim } of lido.nomesDeProgramas) limpo.fill(ESPACO, inicio, fim);
  return { codigos: [...codigos], limpo };
};
