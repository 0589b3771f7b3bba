import type { Registrando } from './registrando.ts';

/** What every step of the wizard is given. */
export interface PassoProps {
  readonly registro: Registrando;
  readonly mudar: (mudanca: Partial<Registrando>) => void;
  /** The step is answered. */
  readonly avancar: (mudanca?: Partial<Registrando>) => void;
  readonly voltar: (() => void) | null;
  /** 'Continuar', or the way back to the review when one came from there. */
  readonly rotuloAvancar: string;
}
