import { addDays, dayOfWeek, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';

/** How many findings a mail lists; all of them are in the server's log. */
export const ACHADOS_NO_EMAIL = 10;

/** The week of the alarm: the same findings are told again each week while they remain. */
export const semanaDoAlarme = (hoje: PlainDate): string => toIsoDate(addDays(hoje, -(dayOfWeek(hoje) % 7)));

export interface Achados {
  readonly total: number;
  /** The first of them, in sentences: rows and links by number, without their content. */
  readonly primeiros: readonly string[];
}

/** Fixed words, no template: somebody who tampers with the log must not be able to silence it. */
export const textoDoAlarme = ({ total, primeiros }: Achados) => ({
  assunto: 'A auditoria foi adulterada',
  titulo: 'A auditoria foi adulterada',
  paragrafos: [
    total === 1
      ? 'A verificação desta noite encontrou 1 problema nos registros de auditoria.'
      : `A verificação desta noite encontrou ${total.toLocaleString('pt-BR')} problemas nos registros de auditoria.`,
    ...primeiros,
    ...(total > primeiros.length ? ['Os demais estão no registro do servidor.'] : []),
    'Alguém alterou, removeu ou pôs registros diretamente no banco de dados. Guarde uma cópia do banco como está e apure quem teve acesso a ele.',
  ],
});
