import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { comProva } from '#testing/prova-de-trabalho.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA, Visitor } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const fail = async (visitor: Visitor, login: string, times: number) => {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await visitor.login(login, 'errada')).statusCode);
  return statuses;
};

describe('freio de senhas erradas', () => {
  it('L11 a burst of made-up sign-ins from one address is refused before it is hashed, and a known browser does not wait for it', async () => {
    const dona = await entrarComo(app, 'maria.cidada');
    await dona.post('/api/app-web/v1/logout');
    const estranho = new Visitor(app);
    estranho.address = '198.51.100.77';
    const rajada = Promise.all(
      Array.from({ length: 60 }, (_, n) => estranho.login(`inventado.${n}`, 'errada')),
    );
    expect((await dona.login('maria.cidada', SENHA)).statusCode).toBe(200);
    const respostas = await rajada;
    const recusadas = respostas.filter(({ statusCode }) => statusCode === 429);
    expect(recusadas.length).toBeGreaterThan(30);
    expect(recusadas[0]?.json().details ?? recusadas[0]?.json()).toMatchObject({
      desafio: expect.any(String),
    });
  });

  it('answers 429 with Retry-After after a few wrong passwords, also to the right one', async () => {
    const stranger = new Visitor(app);
    expect(await fail(stranger, 'gestor.ce', 6)).toEqual([400, 400, 400, 400, 400, 429]);
    const response = await stranger.login('gestor.ce', SENHA);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json().message).toMatch(/^Muitas tentativas seguidas\. Tente de novo em \d+ segundos\.$/);
  });

  it('brakes an unknown login the same way, so that nobody learns which accounts exist', async () => {
    expect(await fail(new Visitor(app), 'nao.existe', 6)).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('does not lock the owner out of a browser that has signed in before', async () => {
    const owner = await entrarComo(app, 'gestor.fortaleza');
    await owner.post('/api/app-web/v1/logout');
    expect((await fail(new Visitor(app), 'gestor.fortaleza', 6)).at(-1)).toBe(429);
    expect((await owner.login('gestor.fortaleza', SENHA)).statusCode).toBe(200);
  });

  it('knows a browser by what its sign-in left, however it is written, and no further', async () => {
    const owner = await entrarComo(app, 'gestor.cgu');
    await owner.post('/api/app-web/v1/logout');
    const marca = owner.cookies.get('dispositivo') ?? '';
    const escritas = [(i: number) => `${marca},x.${i}`, (i: number) => `${marca}.${i}`];
    for (const escrever of escritas) {
      const statuses: number[] = [];
      for (let i = 0; i < 6; i++) {
        owner.cookies.set('dispositivo', escrever(i));
        statuses.push((await owner.login('gestor.cgu', 'errada')).statusCode);
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    }
  });

  it('knows both of two people who share a browser', async () => {
    const browser = new Visitor(app);
    for (const login of ['superior.ifce', 'maxima.ifce']) {
      await browser.login(login, SENHA);
      await browser.post('/api/app-web/v1/logout');
    }
    await fail(new Visitor(app), 'superior.ifce', 6);
    expect((await browser.login('superior.ifce', SENHA)).statusCode).toBe(200);
  });

  it('slows an address from which many fail by seconds that do not grow, and no browser that is known', async () => {
    const owner = await entrarComo(app, 'cmri');
    owner.address = '198.51.100.9';
    const errar = (n: number) => {
      const stranger = new Visitor(app);
      stranger.address = owner.address;
      return stranger.login(`ninguem.${n}`, 'errada');
    };
    // As many at once as one address has places in the lane.
    for (let n = 0; n < 206; n += 5) await Promise.all([0, 1, 2, 3, 4].map((mais) => errar(n + mais)));
    const late = new Visitor(app);
    late.address = owner.address;
    const response = await late.login('gestor.ce', 'errada');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(5);
    expect((await owner.login('cmri', SENHA)).statusCode).toBe(200);
    // Hashing two hundred passwords is slow on purpose.
  }, 60_000);

  it('does not lock out colleagues behind the same address', async () => {
    await fail(new Visitor(app), 'respondente.ifce', 6);
    expect((await new Visitor(app).login('gestor.ifce', SENHA)).statusCode).toBe(200);
  });

  it('brakes many guesses at once no less than one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => new Visitor(app).login('observador.cgu', 'errada')),
    );
    const judged = answers.filter((answer) => answer.statusCode === 400).length;
    expect(judged).toBe(5);
    const waits = answers.flatMap(({ headers }) => headers['retry-after'] ?? []);
    expect(Math.max(...waits.map(Number))).toBeLessThanOrEqual(15);
    expect((await new Visitor(app).login('observador.cgu', SENHA)).statusCode).toBe(429);
  });

  it('keeps no login and no address in the counters', async () => {
    const { rows } = await app.platform.pool.query('select key from limite');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/gestor|203\.0\.113/);
  });
});

describe('gates against floods: a lockout cannot be forced on a victim by strangers', () => {
  // Pauses last seconds of the real clock; a busy machine must not outwait them.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());
  const atacar = async (login: string) => {
    for (let n = 0; n < 12; n++) {
      const stranger = new Visitor(app);
      stranger.address = `198.51.100.${100 + n}`;
      await stranger.login(login, 'errada');
    }
  };
  const entrar = (visitor: Visitor, senha: string) =>
    comProva((prova) => visitor.login('maria.cidada', senha, { ...prova }));

  it('who knows the password comes in from a new browser with a proof of work, while strangers fail at many addresses', async () => {
    await atacar('maria.cidada');
    const maria = new Visitor(app);
    maria.address = '203.0.113.200';
    const pausa = await maria.login('maria.cidada', SENHA);
    expect([pausa.statusCode, pausa.json().code]).toEqual([429, 'acesso.muitas-tentativas']);
    expect(pausa.json().details).toMatchObject({ desafio: expect.any(String), bits: 18 });
    expect((await entrar(maria, SENHA)).statusCode).toBe(200);
  });

  it('paid guesses wait too: five from a prefix, whichever addresses of it they come from', async () => {
    await atacar('maria.cidada');
    const estranho = new Visitor(app);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      estranho.address = `2001:db8:9:9::${n + 1}`;
      statuses.push((await entrar(estranho, 'errada')).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const outra = new Visitor(app);
    outra.address = '2001:db8:9:a::1';
    expect((await entrar(outra, SENHA)).statusCode).toBe(200);
  });

  it('strangers who ask for new passwords leave the victim with a link that works', async () => {
    for (let n = 0; n < 10; n++)
      await new Visitor(app).post('/api/app-web/v1/usuarios/reset_password?login=joao.cidadao');
    const links = await app.db
      .selectFrom('usuario_token')
      .innerJoin('usuario', 'usuario.id', 'usuario_token.id_usuario')
      .select('usuario_token.expira_em')
      .where('usuario.login', '=', 'joao.cidadao')
      .where('usuario_token.usado_em', 'is', null)
      .execute();
    expect(links.some(({ expira_em }) => expira_em > app.clock.now())).toBe(true);
  });
});
