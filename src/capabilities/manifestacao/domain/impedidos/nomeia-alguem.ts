import type { Teor } from '../registrar/teor.ts';

/** Whether a report says who was involved. One that names nobody keeps nobody away from it. */
export const nomeiaAlguem = ({ envolvidos, quem }: Pick<Teor, 'envolvidos' | 'quem'>): boolean =>
  (envolvidos ?? []).length > 0 || (quem ?? '') !== '';
