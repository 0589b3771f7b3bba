import { notFound } from '#kernel/errors.ts';
import { listRecentEmails } from '#server/mail/email-saida-repository.ts';
import { abrir } from '#server/mail/selo.ts';
import type { Platform } from '#server/platform.ts';

const MOSTRADOS = 100;

/** It shows everybody's mail, so it exists only where no real person's mail can be. */
export const readCaixaDeSaida = async ({ config, db }: Platform) => {
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
};
