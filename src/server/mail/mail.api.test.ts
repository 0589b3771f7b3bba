import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { sendEmail, sendEmailJob } from './mail.ts';

interface Received {
  readonly to: string;
  readonly subject: string | undefined;
  readonly text: string | undefined;
  readonly html: string | false;
}

const received: Received[] = [];
let isDown = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_address, _session, done) => done(isDown ? new Error('sem serviço') : null),
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
    expect(sent).toMatchObject({ texto: '', html: '', assunto: 'Olá, Ação' });
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
    expect(waiting).toMatchObject({ enviado_em: null, texto: 'Texto com acentuação' });
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
