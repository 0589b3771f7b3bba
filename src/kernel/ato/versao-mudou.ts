import { conflict, type DomainError } from '../errors.ts';

const FRASE =
  'Outra pessoa mexeu aqui depois que você abriu esta página. Veja o que mudou e confirme de novo; nada do que você escreveu se perdeu.';

/**
 * Two people work on the same thing: the second must look again before overwriting. `code` says
 * which thing it is.
 */
export const versaoMudou = (code: string, details: Record<string, unknown> = {}): DomainError =>
  conflict(code, FRASE, details);
