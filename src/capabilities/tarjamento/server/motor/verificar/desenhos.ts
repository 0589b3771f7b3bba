import type { Caixa } from '../../../domain/pdf/mostra.ts';
import { comMemoria, type Motor } from '../../../domain/pdf/motor.ts';
import { aplicar, IDENTIDADE, type Matriz, vezes } from '../conteudo/matriz.ts';

const CAMINHO = 2;
const FORMULARIO = 5;
const CURVA = 1;
const LADOS_DE_CAIXA = 6;
const MAX_NIVEIS = 12;
/** A shape that was cut at the edge of a mark still touches it. */
const MARGEM = 0.75;

const matrizDo = (motor: Motor, objeto: number, saida: number): Matriz => {
  if (!motor.FPDFPageObj_GetMatrix(objeto, saida)) return IDENTIDADE;
  return Array.from(motor.pdfium.HEAPF32.subarray(saida >> 2, (saida >> 2) + 6)) as unknown as Matriz;
};

/** Lines and boxes may pass under a mark; a more complex shape may not have a point there. */
const isFormaSob = (
  motor: Motor,
  objeto: number,
  matriz: Matriz,
  marcas: readonly Caixa[],
  saida: number,
): boolean => {
  const segmentos = motor.FPDFPath_CountSegments(objeto);
  let [sob, curvas] = [false, 0];
  for (let at = 0; at < segmentos; at++) {
    const segmento = motor.FPDFPath_GetPathSegment(objeto, at);
    if (motor.FPDFPathSegment_GetType(segmento) === CURVA) curvas++;
    if (sob || !motor.FPDFPathSegment_GetPoint(segmento, saida, saida + 4)) continue;
    const { HEAPF32 } = motor.pdfium;
    const [x, y] = aplicar(matriz, HEAPF32[saida >> 2] ?? 0, HEAPF32[(saida >> 2) + 1] ?? 0);
    sob = marcas.some(
      (marca) =>
        x > marca.esquerda + MARGEM &&
        x < marca.direita - MARGEM &&
        y > marca.base + MARGEM &&
        y < marca.topo - MARGEM,
    );
  }
  return sob && (curvas > 0 || segmentos > LADOS_DE_CAIXA);
};

const percorrer = (
  motor: Motor,
  quantos: number,
  objetoDe: (at: number) => number,
  base: Matriz,
  marcas: readonly Caixa[],
  nivel: number,
): boolean =>
  comMemoria(motor, 32, (saida) => {
    for (let at = 0; at < quantos; at++) {
      const objeto = objetoDe(at);
      const tipo = motor.FPDFPageObj_GetType(objeto);
      if (tipo !== CAMINHO && tipo !== FORMULARIO) continue;
      const matriz = vezes(matrizDo(motor, objeto, saida), base);
      if (tipo === CAMINHO && isFormaSob(motor, objeto, matriz, marcas, saida)) return true;
      if (tipo !== FORMULARIO || nivel >= MAX_NIVEIS) continue;
      const dentro = motor.FPDFFormObj_CountObjects(objeto);
      const achou = percorrer(
        motor,
        dentro,
        (n) => motor.FPDFFormObj_GetObject(objeto, n),
        matriz,
        marcas,
        nivel + 1,
      );
      if (achou) return true;
    }
    return false;
  });

export const temDesenhoSob = (motor: Motor, pagina: number, marcas: readonly Caixa[]): boolean =>
  percorrer(
    motor,
    motor.FPDFPage_CountObjects(pagina),
    (at) => motor.FPDFPage_GetObject(pagina, at),
    IDENTIDADE,
    marcas,
    0,
  );
