import type { Letras } from '../../../domain/pdf/letras.ts';
import { retangulosDoTrecho } from '../../../domain/pdf/retangulos-do-trecho.ts';
import type { Retangulo } from '../../../domain/retangulo.ts';
import { indiceDe } from '../documento/copias-escondidas.ts';
import type { Procura } from '../texto/procura.ts';

/** One text that was removed elsewhere and still shows here: a rectangle for each of its lines. */
export interface Restante {
  readonly pagina: number;
  readonly lugares: readonly Omit<Retangulo, 'pagina'>[];
}

/** A whole name, its parts and the number in it match at the same place, which is one place for the person. */
const unir = (trechos: readonly (readonly [number, number])[]): [number, number][] => {
  const unidos: [number, number][] = [];
  for (const [de, ate] of trechos.toSorted((a, b) => a[0] - b[0])) {
    const ultimo = unidos.at(-1);
    if (ultimo && de < ultimo[1]) ultimo[1] = Math.max(ultimo[1], ate);
    else unidos.push([de, ate]);
  }
  return unidos;
};

/** A tenth of a point is too small to see; the report travels in a header. */
const arredondar = (medida: number): number => Math.round(medida * 10) / 10;

/** In the page of the result, as any reader shows it. */
export const restantesDa = (letras: Letras, pagina: number, procura: Procura): readonly Restante[] => {
  const { texto, lugares } = indiceDe(letras);
  return unir([...procura.aVista(texto)]).map(([de, ate]) => ({
    pagina,
    lugares: retangulosDoTrecho(letras, lugares[de] ?? 0, (lugares[ate - 1] ?? 0) + 1, pagina).map(
      ({ x, y, largura, altura }) => ({
        x: arredondar(x),
        y: arredondar(y),
        largura: arredondar(largura),
        altura: arredondar(altura),
      }),
    ),
  }));
};
