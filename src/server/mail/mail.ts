import { createTransport } from 'nodemailer';
import { apenasDigitos } from '#kernel/texto.ts';
import { hours } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { enqueue, type Job } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import {
  type EmailNovo,
  findEmail,
  insertEmail,
  listCorposAbertos,
  listEmailsComDestinatario,
  listProximasTentativas,
  markEmailDevolvido,
  markEmailFailed,
  markEmailSent,
  markSobreDenuncia,
  updateCorpo,
  updateParaTentarDeNovo,
  updateSemDestinatario,
} from './email-saida-repository.ts';
import { resumoDaFalha } from './falha.ts';
import { abrir, guardar, guardarSemDestinatario } from './selo.ts';

const SEND = 'enviar-email';
/** What became of a mail that opened a term of the person: done by whoever keeps the notices (ciencia). */
export const DESTINO_DO_AVISO = 'destino-do-aviso';
const trabalhoDe = (id: number): string => `${SEND}:${id}`;

export interface EmailASair extends Omit<EmailNovo, 'sobreDenuncia'> {
  readonly sobreDenuncia?: boolean;
  /** Goes to the denunciante: a copy of the database must not reveal the address. */
  readonly sigiloso?: boolean;
}

/** Writes the mail and the job that sends it, in the transaction of the act that causes it. */
export const sendEmail = async (
  db: Db,
  platform: Pick<Platform, 'clock' | 'config'>,
  { sigiloso = false, sobreDenuncia = sigiloso, naHora = sobreDenuncia, ...novo }: EmailASair,
): Promise<void> => {
  const email = { ...novo, sobreDenuncia, naHora };
  const comoSeGuarda = sigiloso ? guardarSemDestinatario : guardar;
  await insertEmail(db, comoSeGuarda(platform.config, email), platform.clock.now(), SEND);
};

/** Sends a mail that had failed at once; false when there is nothing to retry. */
export const tentarDeNovo = async (trx: Db, id: number): Promise<boolean> => {
  if (!(await updateParaTentarDeNovo(trx, id))) return false;
  await enqueue(trx, SEND, { id }, trabalhoDe(id));
  return true;
};

/** When each of these mails is tried next; one that is missing is not tried again by itself. */
export const proximasTentativas = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Date>> => {
  const porTrabalho = await listProximasTentativas(db, ids.map(trabalhoDe));
  return new Map(
    ids.flatMap((id) => {
      const quando = porTrabalho.get(trabalhoDe(id));
      return quando ? [[id, quando] as const] : [];
    }),
  );
};

type EmailRow = Awaited<ReturnType<typeof listEmailsComDestinatario>>[number];
const comoNovo = (row: EmailRow): EmailNovo => ({
  ...row,
  idUsuario: row.id_usuario,
  sobreDenuncia: row.sobre_denuncia,
  enderecoParaSair: row.endereco_para_sair,
});

/** Bodies that an earlier version wrote in the open and that have still to be sent: a job seals them while the server serves. */
export const selarCorpos = async ({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<void> => {
  for (;;) {
    const abertos = await listCorposAbertos(db);
    for (const row of abertos) await updateCorpo(db, row.id, guardar(config, comoNovo(row)).selado);
    if (abertos.length === 0) return;
  }
};

/** Once a case is a denúncia, mails already written about it must not say who filed it. */
export const selarEmailsSobre = async (
  db: Db,
  { config }: Pick<Platform, 'config'>,
  caso: { readonly numero: string; readonly idUsuario: number | null; readonly para: string | null },
): Promise<void> => {
  for (const guardado of await listEmailsComDestinatario(db, caso)) {
    const row = abrir(config, guardado);
    if (!`${row.assunto} ${row.texto}`.includes(caso.numero)) continue;
    const { selado } = guardarSemDestinatario(config, comoNovo(row));
    // What has left, or will not leave, has no body any more.
    await updateSemDestinatario(db, row.id, row.texto === '' ? null : selado);
  }
  await markSobreDenuncia(db, apenasDigitos(caso.numero));
};

/** RFC 2369 and RFC 8058: mail programs show a button that posts to this address, without opening a page. */
const cabecalhosDeSaida = (endereco: string | null) =>
  endereco
    ? {
        list: { unsubscribe: { url: endereco } },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }
    : {};

/** Commands of SMTP at which the other server speaks of this mailbox, not of us. */
const DO_DESTINATARIO: readonly unknown[] = ['RCPT TO', 'DATA'];
const PERMANENTE = 500;

/** The mailbox does not exist or takes no mail (RFC 5321: 5xx): no further try would be taken. */
const isRecusaPermanente = (error: unknown): boolean => {
  const { responseCode, command } = Object(error) as { responseCode?: unknown; command?: unknown };
  return typeof responseCode === 'number' && responseCode >= PERMANENTE && DO_DESTINATARIO.includes(command);
};

const contarDestino = async (
  db: Db,
  { id, id_comunicacao }: { readonly id: number; readonly id_comunicacao: number | null },
): Promise<void> => {
  if (id_comunicacao !== null)
    await enqueue(db, DESTINO_DO_AVISO, { idEmail: id }, `${DESTINO_DO_AVISO}:${id}`);
};

/** Its row may tell only the hour of the moment in its number, if its case was sealed since. */
const isDaMesmaHora = (guardado: number, enviado: number): boolean =>
  guardado === enviado || guardado === enviado - (enviado % hours(1));

/** A mail that was taken and came back, as the mail server reports; false when it is none of ours. */
export const devolverEmail = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  messageId: string,
): Promise<boolean> => {
  const [, id = '', criadoEm = ''] = /^<?(\d{1,15})\.(\d{1,15})@escuta>?$/.exec(messageId.trim()) ?? [];
  const row = id ? await findEmail(db, Number(id)) : undefined;
  if (!row || !isDaMesmaHora(row.criado_em.getTime(), Number(criadoEm))) return false;
  const agora = clock.now();
  await db.transaction().execute(async (tx) => {
    if (await markEmailDevolvido(tx, { id: row.id, erro: 'O e-mail voltou.', agora })) {
      await contarDestino(tx, row);
    }
  });
  return true;
};

/**
 * Delivers one mail of the outbox. Without SMTP (never in production) it stays in the outbox, where
 * it can be read. A failure is thrown again, so that the job is retried with growing pauses.
 */
export const sendEmailJob = (platform: Platform): Job => {
  const { config, db, clock } = platform;
  const transport = config.smtpUrl
    ? createTransport({ url: config.smtpUrl, requireTLS: config.smtpExigeTls })
    : null;
  return {
    name: SEND,
    run: async (payload) => {
      const { id } = payload as { id: number };
      const row = await findEmail(db, id);
      if (!row || row.enviado_em || row.devolvido_em) return;
      const email = abrir(config, row);
      try {
        await transport?.sendMail({
          from: { name: config.instalacao.nome, address: config.emailRemetente },
          to: email.para,
          subject: email.assunto,
          text: email.texto,
          html: email.html,
          ...cabecalhosDeSaida(email.endereco_para_sair),
          // The same id at each try, so that a mail server can drop a repeat.
          messageId: `<${email.id}.${email.criado_em.getTime()}@escuta>`,
        });
      } catch (error) {
        const erro = resumoDaFalha(error);
        const agora = clock.now();
        if (isRecusaPermanente(error)) {
          await markEmailDevolvido(db, { id, erro, agora });
          return contarDestino(db, row);
        }
        const foiAUltima = await markEmailFailed(db, { id, erro, trabalho: trabalhoDe(id), agora });
        if (foiAUltima) await contarDestino(db, row);
        throw new Error(erro);
      }
      await markEmailSent(db, id, clock.now(), transport !== null);
      if (row.tentativas > 0) await contarDestino(db, row);
    },
  };
};
