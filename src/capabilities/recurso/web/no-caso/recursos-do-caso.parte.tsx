import type { ComponentProps } from 'react';
import type { NomeDaParte } from '#shell/partes.ts';
import { RecursosDoCaso } from './recursos-do-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The appeals of a request, for the office that answered it. */
    'recursos-do-caso': ComponentProps<typeof RecursosDoCaso>;
  }
}

export const comPartes: readonly NomeDaParte[] = ['dados-de-terceiros'];

export default RecursosDoCaso;
