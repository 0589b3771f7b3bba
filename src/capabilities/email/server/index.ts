import { notFound } from '#kernel/errors.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { listRecentEmails } from '#server/mail/email-saida-repository.ts';
import { sendEmailJob } from '#server/mail/mail.ts';
import { abrir } from '#server/mail/selo.ts';
import type { Platform } from '#server/platform.ts';
import { emailContract } from '../contract.ts';

const MOSTRADOS = 100;

const handlers = ({ config, db }: Platform): Handlers<typeof emailContract> => ({
  'GET /app-web/v1/caixa-de-saida': async () => {
    // It shows everybody's mail, so it exists only where no real person's mail can be.
    if (config.isProducao || config.smtpUrl) throw notFound('rota.inexistente', 'Endereço não encontrado.');
    const emails = await listRecentEmails(db, MOSTRADOS);
    return emails
      .map((row) => abrir(config, row))
      .map((email) => ({
        para: email.para,
        assunto: email.assunto,
        texto: email.texto,
        html: email.html,
        enviadoEm: (email.enviado_em ?? email.criado_em).toISOString(),
      }));
  },
});

export const emailCapability = (platform: Platform): Routes & { jobs: readonly Job[] } => ({
  ...routes(emailContract, handlers(platform)),
  jobs: [sendEmailJob(platform)],
});

export { avisar } from './avisar.ts';
