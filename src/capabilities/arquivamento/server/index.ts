export { arquivar } from './arquivar.ts';
export { reabrir } from './reabrir.ts';
