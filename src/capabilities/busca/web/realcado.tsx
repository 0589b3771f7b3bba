import type { Segmento } from '../domain/realce.ts';

/** Text with the matches marked; the server sends pieces, never markup. */
export function Realcado({ segmentos }: { readonly segmentos: readonly Segmento[] }) {
  return segmentos.map(({ texto, realce }, indice) =>
    realce ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are never reordered
      <mark key={indice}>{texto}</mark>
    ) : (
      texto
    ),
  );
}
