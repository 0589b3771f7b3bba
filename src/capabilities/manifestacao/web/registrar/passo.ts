import type { Registrando } from './registrando.ts';

/** What every step of the wizard is given. */
export interface PassoProps {
  readonly registro: Registrando;
  readonly mudar: (mudanca: Partial<Registrando>) => void;
  /** Marks the step as answered. */
  readonly avancar: (mudanca?: Partial<Registrando>) => void;
  readonly voltar: (() => void) | null;
  /** 'Continuar', or the way back to the review when the person came from there. */
  readonly rotuloAvancar: string;
}
