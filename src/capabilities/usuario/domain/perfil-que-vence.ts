import { addDays, daysBetween, type PlainDate } from '#kernel/prazo/data.ts';

/** So many days before its last one, who answers for the office hears that a profile ends. */
const DIAS_ANTES = 7;
/** Long enough for a server that stood still over a holiday; after that everybody knows. */
const DIAS_DE_ATRASO = 7;

export type MarcoDoPerfil = 'perfil-vence' | 'perfil-venceu';

/** The last days of profiles worth speaking of today. */
export const validadesDoAviso = (hoje: PlainDate): { readonly de: PlainDate; readonly ate: PlainDate } => ({
  de: addDays(hoje, -DIAS_DE_ATRASO),
  ate: addDays(hoje, DIAS_ANTES),
});

/** Told twice: within the week before, and from the last day on. */
export const marcoDoPerfil = (hoje: PlainDate, validade: PlainDate): MarcoDoPerfil | null => {
  const faltam = daysBetween(hoje, validade);
  if (faltam > DIAS_ANTES || faltam < -DIAS_DE_ATRASO) return null;
  return faltam > 0 ? 'perfil-vence' : 'perfil-venceu';
};
