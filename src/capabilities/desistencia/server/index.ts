/** For who withdraws in the name of the person, at the desk. */
export { desistir } from './desistir.ts';
export { desistirEmParte } from './desistir-em-parte.ts';
