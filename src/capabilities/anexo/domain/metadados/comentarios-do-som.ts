import type { CodigoDeAlerta } from '../alertas.ts';
import { latin1, numeros, startsWith } from '../formatos/bytes.ts';

const ESPACO = 0x20;
const PESSOAS = /(?:ARTIST|AUTHOR|PERFORMER|COMPOSER|CONTACT|ORGANIZATION|COPYRIGHT|TITLE|ENCODED-BY)=/i;
const LUGARES = /(?:LOCATION|LATITUDE|LONGITUDE)[\w-]*=/i;

/** Opus ignores what follows the comments; Vorbis wants one bit that says where they end. */
const MARCAS = { opus: 'OpusTags', vorbis: '\x03vorbis' } as const;

/** Empties a packet of comments in place, which keeps its length. What they seemed to say, or null for a damaged packet. */
export const esvaziarComentarios = (
  pacote: Uint8Array,
  codec: keyof typeof MARCAS,
): readonly CodigoDeAlerta[] | null => {
  const marca = MARCAS[codec];
  const { u32 } = numeros(pacote, true);
  const programa = marca.length + 4;
  const lista = programa + u32(marca.length);
  if (!startsWith(pacote, marca) || lista + 4 > pacote.length) return null;
  const ditos = latin1(pacote, lista + 4);
  pacote.fill(ESPACO, programa, lista);
  pacote.fill(0, lista);
  if (codec === 'vorbis' && lista + 4 < pacote.length) pacote[lista + 4] = 1;
  return [
    ...(PESSOAS.test(ditos) ? (['autor'] as const) : []),
    ...(LUGARES.test(ditos) ? (['local'] as const) : []),
  ];
};
