import { createTransport } from 'nodemailer';
import type { Db } from '../db/database.ts';
import { enqueue, type Job } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import {
  type EmailNovo,
  findEmail,
  insertEmail,
  markEmailFailed,
  markEmailSent,
} from './email-saida-repository.ts';

const SEND = 'enviar-email';

/** Writes the mail and the job that sends it, in the transaction of the act that causes it. */
export const sendEmail = async (
  db: Db,
  platform: Pick<Platform, 'clock'>,
  email: EmailNovo,
): Promise<void> => {
  const id = await insertEmail(db, email, platform.clock.now());
  if (id !== null) await enqueue(db, SEND, { id }, `${SEND}:${id}`);
};

/**
 * Delivers one mail of the outbox. Without SMTP (never in production) it stays in the outbox, where it can be read.
 * A failure is raised again, so that the job is retried with growing pauses.
 */
export const sendEmailJob = (platform: Platform): Job => {
  const { config, db, clock } = platform;
  const transport = config.smtpUrl ? createTransport(config.smtpUrl) : null;
  return {
    name: SEND,
    run: async (payload) => {
      const { id } = payload as { id: number };
      const email = await findEmail(db, id);
      if (!email || email.enviado_em) return;
      try {
        await transport?.sendMail({
          from: { name: config.instalacao.nome, address: config.emailRemetente },
          to: email.para,
          subject: email.assunto,
          text: email.texto,
          html: email.html,
          // The same id at each try, so that a mail server can drop a repeat.
          messageId: `<${email.id}.${email.criado_em.getTime()}@escuta>`,
        });
      } catch (error) {
        await markEmailFailed(db, id, error instanceof Error ? error.message : String(error));
        throw error;
      }
      await markEmailSent(db, id, clock.now());
    },
  };
};
