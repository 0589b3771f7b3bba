/** For who asks in the name of the person, at the desk. */
export { pedirReabertura } from './pedir-reabertura.ts';
