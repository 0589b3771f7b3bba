import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes } from '#server/clock.ts';
import { enqueue } from '#server/jobs/jobs.ts';
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
const emails = () =>
  app.db.selectFrom('email_saida').select(['para', 'assunto', 'texto', 'id_usuario']).execute();
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
