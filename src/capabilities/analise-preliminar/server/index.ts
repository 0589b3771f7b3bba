export { readAnalise } from './analisar-denuncia.ts';
