import type { Caixa } from '../../../domain/pdf/mostra.ts';
import type { PinturaVista } from '../conteudo/estado.ts';
import { contem, crescer, toca } from '../conteudo/matriz.ts';
import { Grade } from '../imagem/grade.ts';
import type { LetraNaPagina, VistosDaPagina } from '../vistos.ts';

/** Less than this, in points, is no overlap, because lines of text are close together. */
const FOLGA = 0.4;
/** The same between lines, as a share of the letter's height. */
const FOLGA_ENTRE_LINHAS = 0.15;
const MAX_VEZES = 8;

/** Where to look for its ink: widened, because some fonts declare letters without width. */
export const areaDaLetra = ({ area }: Pick<LetraNaPagina, 'area'>): Caixa => {
  const altura = area.topo - area.base;
  return area.direita - area.esquerda < 0.2 * altura
    ? { ...area, esquerda: area.esquerda - 0.1 * altura, direita: area.direita + 0.5 * altura }
    : area;
};

const grupoDe = ({ aspecto, era }: LetraNaPagina): string => `${era} ${aspecto}`;

const encolhida = (caixa: Caixa): Caixa => {
  const altura = Math.min(FOLGA_ENTRE_LINHAS * (caixa.topo - caixa.base), (caixa.topo - caixa.base) / 2.1);
  const lado = Math.min(FOLGA, (caixa.direita - caixa.esquerda) / 2.1);
  return {
    esquerda: caixa.esquerda + lado,
    direita: caixa.direita - lado,
    base: caixa.base + altura,
    topo: caixa.topo - altura,
  };
};

/** Whether something other than a plain colour is painted where the letter is. */
const temOutraPintura = (letra: Caixa, pinturas: Grade<PinturaVista>): boolean => {
  for (const { caixa, isLisa } of pinturas.perto(letra)) {
    if (toca(crescer(caixa, 0.01), letra) && !(isLisa && contem(caixa, letra))) return true;
  }
  return false;
};

/**
 * Letters that cannot be judged from one rendering, because other things, or letters of another
 * look, are painted in the same place.
 */
export const letrasDuvidosas = (
  letras: readonly LetraNaPagina[],
  pinturas: VistosDaPagina['pinturas'],
): LetraNaPagina[] => {
  const [dasPinturas, dasLetras] = [new Grade<PinturaVista>(), new Grade<LetraNaPagina>()];
  for (const pintura of pinturas) dasPinturas.por(pintura.caixa, pintura);
  const isUmSoGrupo = new Set(letras.map(grupoDe)).size <= 1;
  if (!isUmSoGrupo) for (const letra of letras) dasLetras.por(letra.area, letra);
  return letras.filter((letra) => {
    if (letra.isRecorte) return true;
    const area = areaDaLetra(letra);
    if (temOutraPintura(area, dasPinturas)) return true;
    if (isUmSoGrupo) return false;
    const [meu, miolo] = [grupoDe(letra), encolhida(area)];
    for (const outra of dasLetras.perto(area)) {
      if (outra !== letra && toca(encolhida(outra.area), miolo) && grupoDe(outra) !== meu) return true;
    }
    return false;
  });
};

/** Splits them into rounds: overlapping letters of different looks are never rendered together. */
export const emVezes = (duvidosas: readonly LetraNaPagina[]): LetraNaPagina[][] => {
  const grade = new Grade<LetraNaPagina>();
  for (const letra of duvidosas) grade.por(letra.area, letra);
  const vezDoGrupo = new Map<string, number>();
  const conflitos = new Map<string, Set<string>>();
  for (const letra of duvidosas) {
    const meu = grupoDe(letra);
    const seus = conflitos.get(meu) ?? new Set();
    conflitos.set(meu, seus);
    for (const outra of grade.perto(letra.area)) {
      const grupo = grupoDe(outra);
      if (grupo !== meu && toca(outra.area, letra.area)) seus.add(grupo);
    }
  }
  for (const [grupo, seus] of conflitos) {
    const tomadas = new Set([...seus].map((outro) => vezDoGrupo.get(outro)));
    let vez = 0;
    while (vez < MAX_VEZES - 1 && tomadas.has(vez)) vez++;
    vezDoGrupo.set(grupo, vez);
  }
  const vezes: LetraNaPagina[][] = [];
  for (const letra of duvidosas) {
    const vez = vezDoGrupo.get(grupoDe(letra)) ?? 0;
    while (vezes.length <= vez) vezes.push([]);
    vezes[vez]?.push(letra);
  }
  return vezes;
};
