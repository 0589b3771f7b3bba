export { lerAnalise } from './analisar-denuncia.ts';
