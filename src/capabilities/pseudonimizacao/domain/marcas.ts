import type { Confianca, TipoDePista } from '#capabilities/dados-pessoais/domain/pseudonimo/achado.ts';
import { type Faixa, juntarFaixas } from '#capabilities/manifestacao/domain/ler/cobrir-faixas.ts';

/** A find of the program as the preview shows it. */
export interface PistaVista extends Faixa {
  readonly tipo: TipoDePista;
  readonly porque: string;
  readonly confianca: Confianca;
}

/** A piece of the text that is, or may be, covered; one by hand has no kind. */
export interface Marca extends Faixa {
  readonly porque: string;
  readonly origem: Confianca | 'pessoa';
  readonly coberta: boolean;
}

const POR_VOCE = 'Coberto por você';

export const marcasDe = (pistas: readonly PistaVista[]): readonly Marca[] =>
  pistas
    .map(({ inicio, fim, porque, confianca }) => ({
      inicio,
      fim,
      porque,
      origem: confianca,
      coberta: confianca === 'cobrir',
    }))
    .toSorted((a, b) => a.inicio - b.inicio || b.fim - a.fim);

/** A piece that is already marked is covered; any other gets a mark of its own. */
export const cobrirTambem = (marcas: readonly Marca[], faixas: readonly Faixa[]): readonly Marca[] => {
  const isEsta =
    ({ inicio, fim }: Faixa) =>
    (outra: Faixa) =>
      outra.inicio === inicio && outra.fim === fim;
  const novas = faixas.filter((faixa) => !marcas.some(isEsta(faixa)));
  return [
    ...marcas.map((marca) => (faixas.some(isEsta(marca)) ? { ...marca, coberta: true } : marca)),
    ...novas.map(
      ({ inicio, fim }): Marca => ({ inicio, fim, porque: POR_VOCE, origem: 'pessoa', coberta: true }),
    ),
  ].toSorted((a, b) => a.inicio - b.inicio || b.fim - a.fim);
};

export const trocar = (marcas: readonly Marca[], qual: number): readonly Marca[] =>
  marcas.map((marca, k) => (k === qual ? { ...marca, coberta: !marca.coberta } : marca));

export const faixasCobertas = (marcas: readonly Marca[]): Faixa[] =>
  juntarFaixas(marcas.filter(({ coberta }) => coberta));

export interface Trecho {
  readonly inicio: number;
  readonly texto: string;
  /** The places in the list of the marks that lie over it; the first says how it looks. */
  readonly marcas: readonly number[];
}

/** The text cut where marks begin and end; where several lie over one piece, a cover comes first. */
export const trechosDe = (texto: string, marcas: readonly Marca[]): readonly Trecho[] => {
  const cortes = [...new Set([0, texto.length, ...marcas.flatMap(({ inicio, fim }) => [inicio, fim])])]
    .filter((corte) => corte <= texto.length)
    .toSorted((a, b) => a - b);
  return cortes.slice(0, -1).map((inicio, k) => {
    const sobre = marcas.flatMap((marca, qual) =>
      marca.inicio <= inicio && inicio < marca.fim ? [qual] : [],
    );
    const isCoberta = (qual: number) => Number(marcas[qual]?.coberta);
    return {
      inicio,
      texto: texto.slice(inicio, cortes[k + 1]),
      marcas: sobre.toSorted((a, b) => isCoberta(b) - isCoberta(a)),
    };
  });
};
