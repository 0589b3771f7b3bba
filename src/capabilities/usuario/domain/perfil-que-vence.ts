import { addDays, daysBetween, type PlainDate } from '#kernel/prazo/data.ts';

/** How many days before a profile's last day the gestores are told. */
const DIAS_ANTES = 7;
/**
 * How late the notice may still come, for a server that was down over a holiday; after that
 * everybody knows.
 */
const DIAS_DE_ATRASO = 7;

export type MarcoDoPerfil = 'perfil-vence' | 'perfil-venceu';

/** The range of last days to announce today. */
export const validadesDoAviso = (hoje: PlainDate): { readonly de: PlainDate; readonly ate: PlainDate } => ({
  de: addDays(hoje, -DIAS_DE_ATRASO),
  ate: addDays(hoje, DIAS_ANTES),
});

/** Announced twice: within the week before, and from the last day on. */
export const marcoDoPerfil = (hoje: PlainDate, validade: PlainDate): MarcoDoPerfil | null => {
  const faltam = daysBetween(hoje, validade);
  if (faltam > DIAS_ANTES || faltam < -DIAS_DE_ATRASO) return null;
  return faltam > 0 ? 'perfil-vence' : 'perfil-venceu';
};
