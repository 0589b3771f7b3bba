import { apertoDe, type Carga, type Medida } from './dificuldade.ts';

/** Shorter than anybody takes to write what happened. */
const SEGUNDOS_DE_ESPERA = 10;

/** Without a script nothing can be computed: the price of a sending is the time since the form was opened. */
export const segundosDeEspera = (carga: Carga, medida: Medida): number =>
  SEGUNDOS_DE_ESPERA * 2 ** apertoDe(carga, medida);
