/** The form of the answer on the page of its case. */
export { Responder as default } from './responder.tsx';
