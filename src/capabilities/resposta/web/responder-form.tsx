/** The answer, written on the page of its case. */
export { Responder as default } from './responder.tsx';
