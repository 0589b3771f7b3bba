import { addDays, dayOfWeek, type PlainDate, plainDate } from '#kernel/prazo/data.ts';

/** When the mail about a kept report comes. */
export const frequencias = {
  diaria: 'Todos os dias',
  semanal: 'Toda segunda-feira',
  mensal: 'No dia 1º de cada mês',
} as const;
export type Frequencia = keyof typeof frequencias;
export const nomesDasFrequencias = Object.keys(frequencias) as [Frequencia];

const SEMANA = 7;
const DEZEMBRO = 12;

/** The next day on which the mail comes, after the given one. */
export const proximoEnvio = (frequencia: Frequencia, hoje: PlainDate): PlainDate => {
  if (frequencia === 'diaria') return addDays(hoje, 1);
  if (frequencia === 'semanal') return addDays(hoje, SEMANA + 1 - dayOfWeek(hoje));
  return hoje.month === DEZEMBRO ? plainDate(hoje.year + 1, 1, 1) : plainDate(hoje.year, hoje.month + 1, 1);
};
