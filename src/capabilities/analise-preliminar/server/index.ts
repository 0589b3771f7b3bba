export { lerAnalise } from './ler-analise.ts';
