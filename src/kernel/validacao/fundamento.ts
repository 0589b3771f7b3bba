import { z } from 'zod';
import { campo } from './campo.ts';

const MINIMO = 20;

/** Of the help under such a field. */
export const AO_MENOS = `Ao menos ${MINIMO} caracteres.`;

/** Why somebody asks or decides, in a sentence that others read. */
export const fundamento = (rotulo: string, maximo = 1000) =>
  campo(rotulo, z.string().trim().min(MINIMO).max(maximo));
