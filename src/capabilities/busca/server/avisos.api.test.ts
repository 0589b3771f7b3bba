import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes } from '#server/clock.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { emailsEscritos } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { AlertaDeBusca } from '../contract.ts';
import { inserirDecisao, inserirPedido } from './testing-busca.ts';

const V1 = '/api/app-web/v1/busca';

let app: TestApp;
let maria: Visitor;
let protocolo: string;

const alertasDe = async (visitor: Visitor): Promise<AlertaDeBusca[]> =>
  (await visitor.get(`${V1}/alertas`)).json();
const rodar = async (nome: string) => {
  await enqueue(app.db, nome, {});
  await app.runJobs();
};
const emails = async () =>
  (await emailsEscritos(app)).map(({ para, assunto, texto, id_usuario }) => ({
    para,
    assunto,
    texto,
    id_usuario,
  }));
const linkDe = (texto: string): string => /#token=(\S+)/.exec(texto)?.[1] ?? '';
const desligar = (token: string) =>
  app.inject({ method: 'POST', url: `${V1}/avisos/desligar`, payload: { token } });
/** A session does not last overnight, so the person signs in again. */
const passar = async (milliseconds: number) => {
  app.clock.advance(milliseconds);
  maria = await entrarComo(app, 'maria.cidada');
};

beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  protocolo = await inserirPedido(app, { resumo: 'Vacinas contra a dengue', idOuvidoria: 65 });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('email_saida').execute();
});

describe('alerts on a search', () => {
  it('are kept once for each search and listed in words', async () => {
    for (const q of ['vacina  dengue', 'vacina dengue'])
      expect((await maria.post(`${V1}/alertas`, { q, orgao: 65, ano: 2026 })).statusCode).toBe(200);
    expect(await alertasDe(maria)).toMatchObject([
      { endereco: 'q=vacina+dengue&orgao=65&ano=2026', titulo: '“vacina dengue”, IFCE, 2026' },
    ]);
  });

  it('are told every morning of what is new, and only then', async () => {
    await rodar('alertas-de-busca');
    expect(await emails()).toEqual([]);
    await passar(days(1));
    await inserirPedido(app, { resumo: 'Doses da vacina da dengue', idOuvidoria: 65 });
    await inserirPedido(app, { resumo: 'Merenda escolar', idOuvidoria: 65 });
    await passar(minutes(1));
    await rodar('alertas-de-busca');
    const [email, ...outros] = await emails();
    expect(outros).toEqual([]);
    expect(email?.texto).toContain('1 resultado novo');
    expect(email?.texto).toContain('Doses da vacina da dengue (IFCE');
    expect(email?.texto).toContain('/web/busca?q=vacina+dengue&orgao=65&ano=2026&ordem=recentes');
    expect(email?.texto).not.toMatch(/\{\{|Merenda/);
    await rodar('alertas-de-busca');
    expect(await emails()).toHaveLength(1);
    await passar(days(1));
    await rodar('alertas-de-busca');
    expect(await emails()).toHaveLength(1);
  });

  it('are switched off with one click from the mail, without signing in, and by nobody who guesses', async () => {
    await passar(days(1));
    await inserirPedido(app, { resumo: 'Vacina da dengue outra vez', idOuvidoria: 65 });
    await passar(minutes(1));
    await rodar('alertas-de-busca');
    const token = linkDe((await emails())[0]?.texto ?? '');
    expect((await desligar(`${token}x`)).statusCode).toBe(404);
    expect((await desligar('a1.x')).statusCode).toBe(404);
    expect(await alertasDe(maria)).toHaveLength(1);
    expect((await desligar(token)).statusCode).toBe(200);
    expect((await desligar(token)).statusCode).toBe(200);
    expect(await alertasDe(maria)).toEqual([]);
    expect(app.log()).not.toContain(token);
  });

  it('belong to their owner, and are at most twenty', async () => {
    for (let n = 0; n < 20; n++)
      expect((await maria.post(`${V1}/alertas`, { q: `assunto ${n}` })).statusCode).toBe(200);
    const demais = await maria.post(`${V1}/alertas`, { q: 'mais um' });
    expect([demais.statusCode, demais.json().message]).toEqual([
      409,
      expect.stringContaining('até 20 alertas'),
    ]);
    const [primeiro] = await alertasDe(maria);
    const joao = await entrarComo(app, 'joao.cidadao');
    const alheio = await joao.send({ method: 'DELETE', url: `${V1}/alertas/${primeiro?.idAlerta}` });
    expect(alheio.statusCode).toBe(404);
    const proprio = await maria.send({ method: 'DELETE', url: `${V1}/alertas/${primeiro?.idAlerta}` });
    expect(proprio.statusCode).toBe(200);
    expect(await alertasDe(maria)).toHaveLength(19);
  });

  it('go with the account of who leaves', async () => {
    await app.db
      .updateTable('usuario')
      .set({ excluido_em: app.clock.now() })
      .where('login', '=', 'maria.cidada')
      .execute();
    await rodar('alertas-de-busca');
    expect(await app.db.selectFrom('alerta_de_busca').select('id').execute()).toEqual([]);
    await app.db
      .updateTable('usuario')
      .set({ excluido_em: null })
      .where('login', '=', 'maria.cidada')
      .execute();
  });
});

describe('M10 the mail of an alert, read by a mail program', () => {
  interface Carta {
    readonly bruta: string;
    readonly lida: ParsedMail;
  }
  const cartas: Carta[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const pedacos: Buffer[] = [];
      stream.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
      stream.on('end', () => {
        const bruta = Buffer.concat(pedacos);
        simpleParser(bruta).then((lida) => {
          cartas.push({ bruta: bruta.toString('utf8'), lida });
          done();
        }, done);
      });
    },
  });
  let comCorreio: TestApp;
  let joao: Visitor;
  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const address = smtp.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    comCorreio = await createTestApp({
      demo: true,
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://escuta.exemplo' },
    });
    joao = await entrarComo(comCorreio, 'joao.cidadao');
    await joao.post(`${V1}/alertas`, { q: 'hidrômetros' });
    comCorreio.clock.advance(days(1));
    await inserirPedido(comCorreio, { resumo: 'Hidrômetros & "leituras" <2026>' });
    comCorreio.clock.advance(minutes(1));
    await enqueue(comCorreio.db, 'alertas-de-busca', {});
    await comCorreio.runJobs();
  });
  afterAll(async () => {
    await comCorreio.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  const enderecoDeSaida = (): string => {
    const lista = cartas[0]?.lida.headers.get('list') as { unsubscribe?: { url?: string } } | undefined;
    return lista?.unsubscribe?.url ?? '';
  };
  const temAlerta = async () =>
    (await comCorreio.db.selectFrom('alerta_de_busca').select('id').execute()).length > 0;

  it('is one mail, with the same words as text and as page', () => {
    expect(cartas).toHaveLength(1);
    const { lida } = cartas[0] as Carta;
    for (const corpo of [lida.text, lida.html]) expect(corpo).toContain('/web/busca/pedidos/');
    expect(lida.text).toContain('Hidrômetros & "leituras" <2026>');
    expect(lida.html).toContain('Hidrômetros &amp; &quot;leituras&quot; &lt;2026&gt;');
  });

  it('offers the way out as RFC 2369 and RFC 8058 ask', () => {
    const { bruta } = cartas[0] as Carta;
    const [cabecalhos = ''] = bruta.split('\r\n\r\n', 1);
    const desdobrados = cabecalhos.replaceAll(/\r\n[ \t]+/g, ' ');
    expect(desdobrados).toMatch(
      /^List-Unsubscribe: ?<https:\/\/escuta\.exemplo\/api\/app-web\/v1\/busca\/avisos\/desligar\/a\d+\.[\w-]+>$/m,
    );
    expect(desdobrados).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(enderecoDeSaida()).toContain('/busca/avisos/desligar/');
  });

  it('whoever only looks at the address is led to the page and changes nothing', async () => {
    const { pathname } = new URL(enderecoDeSaida());
    const visto = await comCorreio.inject(pathname);
    expect(visto.statusCode).toBe(303);
    expect(visto.headers.location).toMatch(/^https:\/\/escuta\.exemplo\/web\/busca\/desligar#token=a\d+\./);
    const errado = await comCorreio.inject(`${pathname}x`);
    expect(errado.headers.location).toBe('https://escuta.exemplo/web/busca/desligar');
    expect(await temAlerta()).toBe(true);
  });

  it('one click of the mail program switches the alert off, without a session, and nothing of it is logged', async () => {
    const { pathname } = new URL(enderecoDeSaida());
    const clicar = (url: string) =>
      comCorreio.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await clicar(`${pathname}x`)).statusCode).toBe(404);
    expect(await temAlerta()).toBe(true);
    expect((await clicar(pathname)).statusCode).toBe(200);
    expect(await temAlerta()).toBe(false);
    expect((await clicar(pathname)).statusCode).toBe(200);
    expect(comCorreio.log()).not.toContain(pathname.split('/').at(-1));
  });

  it('a mail provider that switches many people off from one address is not braked; who guesses is', async () => {
    const { pathname } = new URL(enderecoDeSaida());
    const clicar = async (url: string) => (await comCorreio.inject({ method: 'POST', url })).statusCode;
    for (let vez = 0; vez < 30; vez++) expect(await clicar(pathname)).toBe(200);
    const respostas: number[] = [];
    for (let vez = 0; vez < 25; vez++) respostas.push(await clicar(`${pathname}${vez}`));
    expect(respostas.at(0)).toBe(404);
    expect(respostas.at(-1)).toBe(429);
    expect(await clicar(pathname)).toBe(200);
  });

  it('the address goes away with the body once the mail was delivered (LGPD art. 16)', async () => {
    const rows = await comCorreio.db
      .selectFrom('email_saida')
      .select(['texto', 'selado', 'endereco_para_sair'])
      .execute();
    expect(rows).toEqual([{ texto: '', selado: null, endereco_para_sair: null }]);
  });
});

describe('following a request', () => {
  const caminho = () => `${V1}/acompanhados/${protocolo}`;
  const acompanha = async (visitor: Visitor) => (await visitor.get(caminho())).json();

  it('is each person’s own choice, made and unmade', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    expect(await acompanha(joao)).toEqual({ acompanha: false });
    for (let vez = 0; vez < 2; vez++)
      expect((await joao.send({ method: 'PUT', url: caminho() })).statusCode).toBe(200);
    expect(await acompanha(joao)).toEqual({ acompanha: true });
    await joao.send({ method: 'DELETE', url: caminho() });
    expect(await acompanha(joao)).toEqual({ acompanha: false });
    expect((await joao.send({ method: 'PUT', url: `${V1}/acompanhados/00000000000000000` })).statusCode).toBe(
      404,
    );
    expect((await app.inject(caminho())).statusCode).toBe(401);
  });

  it('brings one mail for each decision published since, with the way out in it', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    await joao.send({ method: 'PUT', url: caminho() });
    await passar(minutes(5));
    await inserirDecisao(app, protocolo, {
      instancia: 3,
      resultado: 1,
      recurso: 'Faltou a planilha.',
      decisao: 'Entregue-se a planilha.',
    });
    await passar(minutes(5));
    await rodar('decisoes-acompanhadas');
    await rodar('decisoes-acompanhadas');
    const [email, ...outros] = await emails();
    expect(outros).toEqual([]);
    expect(email?.texto).toContain('(CGU)');
    expect(email?.texto).toContain(`/web/busca/pedidos/${protocolo}`);
    expect(email?.texto).not.toMatch(/\{\{|planilha/);
    expect((await desligar(linkDe(email?.texto ?? ''))).statusCode).toBe(200);
    expect(await acompanha(joao)).toEqual({ acompanha: false });
  });
});
