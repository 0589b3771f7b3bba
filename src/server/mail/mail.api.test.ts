import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { selarCorpos, sendEmail, sendEmailJob } from './mail.ts';
import { ASSUNTO_DISCRETO, abrir } from './selo.ts';

interface Received {
  readonly to: string;
  readonly subject: string | undefined;
  readonly text: string | undefined;
  readonly html: string | false;
}

const received: Received[] = [];
let isDown = false;
/** What the server answers about a mailbox, by its address; nothing: it takes the mail. */
const respostas = new Map<string, { codigo: number; frase: string }>();
const recusa = ({ codigo, frase }: { codigo: number; frase: string }) =>
  Object.assign(new Error(frase), { responseCode: codigo });
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_address, _session, done) => done(isDown ? new Error('sem serviço') : null),
  onRcptTo: ({ address }, _session, done) => {
    const resposta = respostas.get(address.toLowerCase());
    done(resposta ? recusa(resposta) : null);
  },
  onData: (stream, session, done) => {
    simpleParser(stream).then(({ subject, text, html }) => {
      received.push({ to: session.envelope.rcptTo[0]?.address ?? '', subject, text, html });
      done();
    }, done);
  },
});

let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  app = await createTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const email = (chave: string | null) => ({
  chave,
  evento: 'teste',
  idUsuario: null,
  para: 'pessoa@example.invalid',
  assunto: 'Olá, Ação',
  texto: 'Texto com acentuação',
  html: '<p>Texto</p>',
});

describe('outgoing mail', () => {
  it('is sent through SMTP once per event', async () => {
    await sendEmail(app.db, app.platform, email('evento-1'));
    await sendEmail(app.db, app.platform, email('evento-1'));
    await app.runJobs();
    await app.runJobs();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ to: 'pessoa@example.invalid', subject: 'Olá, Ação' });
    expect(received[0]?.text?.trim()).toBe('Texto com acentuação');
  });

  it('keeps no body once it is in its mailbox', async () => {
    const sent = await app.db
      .selectFrom('email_saida')
      .selectAll()
      .where('chave', '=', 'evento-1')
      .executeTakeFirstOrThrow();
    expect(sent).toMatchObject({ texto: '', html: '', selado: null, assunto: 'Olá, Ação' });
    expect(sent.enviado_em).not.toBeNull();
  });

  it('is not written when the act it belongs to fails', async () => {
    const act = app.db.transaction().execute(async (trx) => {
      await sendEmail(trx, app.platform, email('evento-2'));
      throw new Error('o ato falhou');
    });
    await expect(act).rejects.toThrow('o ato falhou');
    await app.runJobs();
    expect(received).toHaveLength(1);
  });

  it('waits and is tried again when SMTP is down', async () => {
    isDown = true;
    await sendEmail(app.db, app.platform, email('evento-3'));
    await app.runJobs();
    const waiting = await app.db
      .selectFrom('email_saida')
      .selectAll()
      .where('chave', '=', 'evento-3')
      .executeTakeFirstOrThrow();
    expect(waiting).toMatchObject({ enviado_em: null, texto: '', html: '' });
    expect(abrir(app.config, waiting).texto).toBe('Texto com acentuação');
    // On a slow machine the first pause may end before the round does.
    expect(waiting.tentativas).toBeGreaterThan(0);
    isDown = false;
    await app.platform.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    expect(received).toHaveLength(2);
  });

  it('L12 does not leave in the open where TLS is demanded: a server that offers none gets nothing', async () => {
    const config = { ...app.config, smtpExigeTls: true };
    await sendEmail(app.db, app.platform, email('evento-4'));
    const { id } = await app.db
      .selectFrom('email_saida')
      .select('id')
      .where('chave', '=', 'evento-4')
      .executeTakeFirstOrThrow();
    await expect(sendEmailJob({ ...app.platform, config }).run({ id })).rejects.toThrow(/STARTTLS/);
    expect(received).toHaveLength(2);
  });

  it('is readable at the outbox only where there is no SMTP and it is not production', async () => {
    expect((await app.inject('/api/app-web/v1/caixa-de-saida')).statusCode).toBe(404);
  });
});

const guardados = (chave: string) =>
  app.db.selectFrom('email_saida').selectAll().where('chave', '=', chave).executeTakeFirstOrThrow();
/** All that a reader of the database and of the log has of mails and their jobs. */
const lido = async (): Promise<string> => {
  const emails = await app.platform.pool.query('select e::text as linha from email_saida e');
  const trabalhos = await app.platform.pool.query(
    'select last_error, payload from graphile_worker._private_jobs',
  );
  return JSON.stringify([emails.rows, trabalhos.rows]) + app.log();
};

describe('Lei 13.608/2018, art. 4-B: who reads the database learns nothing from the mail of who reported', () => {
  const para = 'maria.cidada@escuta.invalid';
  const sigiloso = (chave: string) => ({
    ...email(chave),
    para,
    assunto: 'Recebemos a sua manifestação 00106.000108/2026-61',
    sigiloso: true,
  });

  it('L1 a mail server that answers in capitals, with the mailbox or with where it forwards to leaves no address: only its codes are kept', async () => {
    const frase =
      '5.1.1 mailbox maria.cidada unavailable (MARIA.CIDADA@ESCUTA.INVALID), try m.souza@exemplo.invalid';
    respostas.set(para, { codigo: 550, frase });
    await sendEmail(app.db, app.platform, sigiloso('recusado'));
    await app.runJobs();
    expect(await guardados('recusado')).toMatchObject({
      ultimo_erro: '550 5.1.1 em RCPT TO',
      devolvido_em: expect.any(Date),
      selado: null,
    });
    respostas.set(para, {
      codigo: 450,
      frase: '4.2.2 mailbox maria.cidada full (MARIA.CIDADA@ESCUTA.INVALID)',
    });
    await sendEmail(app.db, app.platform, sigiloso('cheia'));
    await app.runJobs();
    expect(await guardados('cheia')).toMatchObject({ ultimo_erro: '450 4.2.2 em RCPT TO', falhou_em: null });
    expect(await lido()).not.toMatch(/maria\.cidada|m\.souza/i);
    expect(await lido()).toContain('450 4.2.2 em RCPT TO');
    respostas.clear();
  });

  it('the subject that mail servers write down beside the address names no case', async () => {
    received.length = 0;
    await sendEmail(app.db, app.platform, sigiloso('discreto'));
    await app.runJobs();
    const recebido = received.find(({ to }) => to === para);
    expect(recebido?.subject).toBe(ASSUNTO_DISCRETO);
    expect(recebido?.text).toContain('Texto com acentuação');
    // The log of the administration and the elimination of a case still find it by its number.
    expect(await guardados('discreto')).toMatchObject({
      assunto: expect.stringContaining('00106.000108'),
      para: '',
    });
  });
});

describe('L1 a link in a mail is for the mailbox alone', () => {
  const LINK = 'https://escuta.test/web/usuario/alterarsenha?url=WmT9P0zKRPPSreFj9EIH2R625kSM';
  const comLink = (chave: string) => ({
    ...email(chave),
    texto: `Crie a senha: ${LINK}`,
    html: `<a href="${LINK}">Criar</a>`,
    enderecoParaSair: `${LINK}&sair`,
  });

  it('who reads the database finds it neither before the mail left nor after it came back', async () => {
    await sendEmail(app.db, app.platform, comLink('a-sair'));
    expect(await lido()).not.toContain('WmT9P0zK');
    expect(abrir(app.config, await guardados('a-sair')).texto).toContain(LINK);
    respostas.set('pessoa@example.invalid', { codigo: 550, frase: '5.1.1 no such user' });
    await app.runJobs();
    expect(await guardados('a-sair')).toMatchObject({
      devolvido_em: expect.any(Date),
      texto: '',
      html: '',
      selado: null,
      endereco_para_sair: null,
    });
    respostas.clear();
  });

  it('a body that an earlier version wrote in the open is sealed at the next start, and sent as it was', async () => {
    await sendEmail(app.db, app.platform, comLink('de-antes'));
    await app.db
      .updateTable('email_saida')
      .set({ texto: `Antes: ${LINK}`, html: `<p>${LINK}</p>`, selado: null, endereco_para_sair: LINK })
      .where('chave', '=', 'de-antes')
      .execute();
    expect(await lido()).toContain('WmT9P0zK');
    await selarCorpos(app.platform);
    expect(await lido()).not.toContain('WmT9P0zK');
    received.length = 0;
    await app.runJobs();
    expect(received.map(({ text }) => text?.trim())).toContain(`Antes: ${LINK}`);
  });
});
