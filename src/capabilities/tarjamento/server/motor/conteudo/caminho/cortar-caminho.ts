import type { Caixa } from '../../../../domain/pdf/mostra.ts';
import { aplicar, caixaDosPontos, contem, crescer, inversa, type Matriz, numeros, toca } from '../matriz.ts';
import { isSimples, type Segmento, type Subcaminho } from './caminho.ts';

export interface Pintura {
  readonly preenche: boolean;
  readonly traca: boolean;
  /** Half the width of the stroke, in page coordinates. */
  readonly folga: number;
  readonly comPadrao: boolean;
  readonly ctm: Matriz;
}

const FINA = 4;

/** The box crosses the mark from side to side, or surrounds it. */
const atravessa = (caixa: Caixa, marca: Caixa): boolean => {
  const deLadoALado = caixa.esquerda <= marca.esquerda && caixa.direita >= marca.direita;
  const deCimaABaixo = caixa.base <= marca.base && caixa.topo >= marca.topo;
  if (deLadoALado && deCimaABaixo) return true;
  return (
    (deLadoALado && caixa.topo - caixa.base <= FINA) ||
    (deCimaABaixo && caixa.direita - caixa.esquerda <= FINA)
  );
};

/** The box minus the mark: at most four boxes. */
const menos = (caixa: Caixa, marca: Caixa): Caixa[] => {
  if (!toca(caixa, marca)) return [caixa];
  const base = Math.max(caixa.base, marca.base);
  const topo = Math.min(caixa.topo, marca.topo);
  const partes: Caixa[] = [
    { ...caixa, direita: Math.min(caixa.direita, marca.esquerda), base, topo },
    { ...caixa, esquerda: Math.max(caixa.esquerda, marca.direita), base, topo },
    { ...caixa, topo: base },
    { ...caixa, base: topo },
  ];
  return partes.filter(
    ({ esquerda, direita, base: b, topo: t }) =>
      direita >= esquerda && t >= b && (direita - esquerda > 0.01 || t - b > 0.01),
  );
};

const isFina = ({ esquerda, direita, base, topo }: Caixa): boolean =>
  direita - esquerda <= 0.01 || topo - base <= 0.01;

const escreverCaixa = ({ esquerda, base, direita, topo }: Caixa, volta: Matriz): string => {
  const ponto = (x: number, y: number): string => numeros(aplicar(volta, x, y));
  if (isFina({ esquerda, base, direita, topo }))
    return `${ponto(esquerda, base)} m ${ponto(direita, topo)} l`;
  return `${ponto(esquerda, base)} m ${ponto(direita, base)} l ${ponto(direita, topo)} l ${ponto(esquerda, topo)} l h`;
};

const ladosDe = (caixa: Caixa): Caixa[] => [
  { ...caixa, topo: caixa.base },
  { ...caixa, base: caixa.topo },
  { ...caixa, direita: caixa.esquerda },
  { ...caixa, esquerda: caixa.direita },
];

const semMarcas = (caixa: Caixa, marcas: readonly Caixa[], { traca, folga }: Pintura): Caixa[] => {
  let partes = [caixa];
  for (const marca of marcas) {
    if (traca && atravessa(caixa, marca)) continue;
    partes = partes.flatMap((parte) => menos(parte, crescer(marca, traca ? folga : 0)));
  }
  return partes;
};

/**
 * A line or box that only crosses a mark says nothing (a rule of a table, a background) and stays.
 * One that ends under a mark is cut there; one that lies under it is removed.
 */
const cortarSimples = (sub: Subcaminho, marcas: readonly Caixa[], pintura: Pintura): string => {
  const tocam = marcas.filter((marca) => toca(crescer(sub.caixa, pintura.folga), marca));
  const terminam = pintura.comPadrao ? tocam : tocam.filter((marca) => !atravessa(sub.caixa, marca));
  if (terminam.length === 0) return sub.escrita;
  const volta = inversa(pintura.ctm);
  const isFino = isFina(sub.caixa);
  if (!volta || terminam.some((marca) => contem(crescer(marca, 0.01), sub.caixa))) return '';
  if (pintura.preenche && (isFino || pintura.traca)) return '';
  const inteiras = isFino || pintura.preenche ? [sub.caixa] : ladosDe(sub.caixa);
  const partes = inteiras.flatMap((inteira) => semMarcas(inteira, terminam, pintura));
  return partes.map((parte) => escreverCaixa(parte, volta)).join('\n');
};

const segmentoToca = ({ de, pontos }: Segmento, marcas: readonly Caixa[], folga: number): boolean => {
  const caixa = crescer(caixaDosPontos([de, ...pontos]), Math.max(folga, 0.01));
  return marcas.some((marca) => toca(caixa, marca));
};

/** A freehand line loses only the segments under a mark. */
const cortarTracado = (sub: Subcaminho, marcas: readonly Caixa[], pintura: Pintura): string => {
  const volta = inversa(pintura.ctm);
  if (!volta) return '';
  const mover = ([x, y]: readonly [number, number]): string => `${numeros(aplicar(volta, x, y))} m`;
  const fecho: Segmento[] = sub.isFechado
    ? [{ de: sub.segmentos.at(-1)?.pontos.at(-1) ?? sub.inicio, pontos: [sub.inicio], escrita: '' }]
    : [];
  const linhas: string[] = [];
  let solto = true;
  for (const segmento of [...sub.segmentos, ...fecho]) {
    if (segmentoToca(segmento, marcas, pintura.folga)) {
      solto = true;
      continue;
    }
    if (solto) linhas.push(mover(segmento.de));
    solto = false;
    const fim = segmento.pontos.at(-1) ?? segmento.de;
    linhas.push(segmento.escrita === '' ? `${numeros(aplicar(volta, fim[0], fim[1]))} l` : segmento.escrita);
  }
  return linhas.join('\n');
};

const cortarUm = (sub: Subcaminho, marcas: readonly Caixa[], pintura: Pintura): string => {
  if (isSimples(sub)) return cortarSimples(sub, marcas, pintura);
  const fecho: Segmento = {
    de: sub.segmentos.at(-1)?.pontos.at(-1) ?? sub.inicio,
    pontos: [sub.inicio],
    escrita: '',
  };
  const contorno = pintura.preenche || sub.isFechado ? [...sub.segmentos, fecho] : sub.segmentos;
  const isTocado = contorno.some((segmento) => segmentoToca(segmento, marcas, pintura.folga));
  // The outline does not pass under a mark: the mark covers a plain part of it, or is beside it.
  if (!isTocado) return pintura.comPadrao ? '' : sub.escrita;
  return pintura.preenche ? '' : cortarTracado(sub, marcas, pintura);
};

/** What is left of a path that touches marks; outlines of letters drawn as shapes are removed. */
export const cortarCaminho = (
  subcaminhos: readonly Subcaminho[],
  marcas: readonly Caixa[],
  pintura: Pintura,
): string =>
  subcaminhos
    .map((sub) => {
      const isPerto = marcas.some((marca) => toca(crescer(sub.caixa, pintura.folga + 0.01), marca));
      return isPerto ? cortarUm(sub, marcas, pintura) : sub.escrita;
    })
    .filter((escrita) => escrita !== '')
    .join('\n');

const POUCOS_LADOS = 16;
const area = ({ esquerda, direita, base, topo }: Caixa): number => (direita - esquerda) * (topo - base);

/** What a mark covers is black anyway, so a box used as a clip may end at the mark's edge. */
const cortarJanelaSimples = (sub: Subcaminho, marcas: readonly Caixa[], ctm: Matriz): string => {
  const terminam = marcas.filter((marca) => !atravessa(sub.caixa, marca));
  if (terminam.length === 0) return sub.escrita;
  const volta = inversa(ctm);
  if (!volta || isFina(sub.caixa)) return '';
  const partes = terminam.reduce((restam, marca) => restam.flatMap((r) => menos(r, marca)), [sub.caixa]);
  return partes
    .filter((parte) => !isFina(parte))
    .map((parte) => escreverCaixa(parte, volta))
    .join('\n');
};

/** A clipping path keeps its wide shapes; the outline of a letter under a mark is removed. */
export const cortarJanela = (
  subcaminhos: readonly Subcaminho[],
  marcas: readonly Caixa[],
  ctm: Matriz,
): string =>
  subcaminhos
    .map((sub) => {
      const tocam = marcas.filter((marca) => toca(crescer(sub.caixa, 0.01), marca));
      if (tocam.length === 0) return sub.escrita;
      if (isSimples(sub)) return cortarJanelaSimples(sub, tocam, ctm);
      const isLarga =
        sub.segmentos.length <= POUCOS_LADOS && tocam.every((marca) => area(sub.caixa) > 4 * area(marca));
      const fica = isLarga || !sub.segmentos.some((segmento) => segmentoToca(segmento, tocam, 0));
      return fica ? sub.escrita : '';
    })
    .filter((escrita) => escrita !== '')
    .join('\n');
