export { auditar } from './auditar.ts';
