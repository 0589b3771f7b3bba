import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lerExposicao, type Serie, valorDe } from '#testing/exposicao.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { nomesDasMedidas } from './definicoes.ts';
import { TIPO_DO_TEXTO } from './retrato.ts';
import { createPortaDasMedidas } from './servir-medidas.ts';

const TOKEN = 'k3Yx-9vQ2mW7rT1zB5nJ8cL4pD6sF0gH';
const bearer = { authorization: `Bearer ${TOKEN}` };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true, comoServidor: true, env: { METRICAS_TOKEN: TOKEN } });
});
afterAll(() => app.close());

const ler = async (deste = app): Promise<readonly Serie[]> => {
  const resposta = await deste.inject({ url: '/metrics', headers: bearer });
  expect(resposta.statusCode).toBe(200);
  expect(resposta.headers['content-type']).toBe(TIPO_DO_TEXTO);
  expect(resposta.headers['cache-control']).toBe('no-store');
  return lerExposicao(resposta.body);
};

describe('/metrics is for who may see it', () => {
  it('without a token in the settings it does not exist, and with one it wants it', async () => {
    const semToken = await createTestApp();
    try {
      const resposta = await semToken.inject({ url: '/metrics', headers: bearer });
      expect(resposta.statusCode).toBe(404);
      expect(resposta.body).not.toContain('escuta_');
    } finally {
      await semToken.close();
    }
    for (const authorization of [
      undefined,
      'Bearer ',
      'Bearer outro',
      `Basic ${TOKEN}`,
      `Bearer ${TOKEN}x`,
    ]) {
      const resposta = await app.inject({
        url: '/metrics',
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([authorization, resposta.statusCode, resposta.body.includes('escuta_')]).toEqual([
        authorization,
        401,
        false,
      ]);
      expect(resposta.headers['www-authenticate']).toBe('Bearer');
    }
    await ler();
  });

  it('on a port of its own nothing else is served, and the token is wanted there too if there is one', async () => {
    const ditas: string[] = [];
    const log = { error: (frase: string) => ditas.push(frase) } as unknown as Pick<
      FastifyBaseLogger,
      'error'
    >;
    let isLigado = true;
    const escrever = async () => {
      if (isLigado) return 'escuta_database_up 1\n';
      throw new Error('no database');
    };
    const aberta = createPortaDasMedidas(
      { metricasPorta: 0, metricasToken: undefined, host: '127.0.0.1' },
      escrever,
      log,
    );
    const comToken = createPortaDasMedidas(
      { metricasPorta: 0, metricasToken: TOKEN, host: '127.0.0.1' },
      escrever,
      log,
    );
    const em = (porta: number | null, caminho: string, headers = {}) =>
      fetch(`http://127.0.0.1:${porta}${caminho}`, { headers }).then(async (resposta) => [
        resposta.status,
        (await resposta.text()).includes('escuta_database_up 1'),
      ]);
    const [semPorta, portaAberta, portaComToken] = [
      await createPortaDasMedidas(
        { metricasPorta: undefined, metricasToken: TOKEN, host: '127.0.0.1' },
        escrever,
        log,
      ).ouvir(),
      await aberta.ouvir(),
      await comToken.ouvir(),
    ];
    try {
      expect(semPorta).toBeNull();
      expect(await em(portaAberta, '/metrics')).toEqual([200, true]);
      expect(await em(portaAberta, '/api/ufs')).toEqual([404, false]);
      expect(await em(portaComToken, '/metrics')).toEqual([401, false]);
      expect(await em(portaComToken, '/metrics', bearer)).toEqual([200, true]);
      isLigado = false;
      expect(await em(portaAberta, '/metrics')).toEqual([503, false]);
      expect(ditas).toEqual(['The figures could not be read: no database']);
    } finally {
      await aberta.parar();
      await comToken.parar();
    }
  });
});

describe('what is counted', () => {
  it('requests by the pattern of their route, the method and the outcome; never an address or what somebody typed', async () => {
    await app.inject('/api/app-web/v1/manifestacoes/424242');
    await app.inject('/api/app-web/v1/orgaos?busca=52998224725');
    await app.inject('/nada/maria@exemplo.org');
    await app.inject({ method: 'PROPFIND' as never, url: '/nada' });
    const texto = (await app.inject({ url: '/metrics', headers: bearer })).body;
    expect(texto).not.toMatch(/424242|52998224725|maria|PROPFIND/);
    const series = lerExposicao(texto);
    const vezes = (route: string, outcome: string) =>
      valorDe(series, 'escuta_http_requests_total', { method: 'GET', route, outcome });
    expect(vezes('/api/app-web/v1/orgaos', 'ok')).toBeGreaterThan(0);
    expect(vezes('none', 'refused')).toBeGreaterThan(0);
    expect(
      valorDe(series, 'escuta_http_request_duration_seconds_count', { route: '/api/app-web/v1/orgaos' }),
    ).toBe(vezes('/api/app-web/v1/orgaos', 'ok'));
  });

  it('a brake that acts is an outcome of its own', async () => {
    const entrar = () =>
      app.inject({
        method: 'POST',
        url: '/api/app-web/v1/usuarios/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ login: 'joao.cidadao', senha: 'errada' }).toString(),
      });
    for (let n = 0; n < 6; n++) await entrar();
    const series = await ler();
    const rota = { method: 'POST', route: '/api/app-web/v1/usuarios/login' };
    expect(valorDe(series, 'escuta_http_requests_total', { ...rota, outcome: 'braked' })).toBeGreaterThan(0);
  });

  it('every figure but those of a replica is told, and nothing that is not defined', async () => {
    await entrarComo(app, 'maria.cidada');
    await sql`insert into auditoria_verificacao (verificado_em, elos, problemas, pontas)
      values (${app.clock.now()}, 10, 0, '{}')`.execute(app.db);
    const outra = await createTestApp({ demoCasos: true, env: { METRICAS_TOKEN: TOKEN } });
    try {
      await sql`insert into auditoria_verificacao (verificado_em, elos, problemas, pontas)
        values (${outra.clock.now()}, 10, 2, '{}')`.execute(outra.db);
      await sql`insert into auditoria_lacuna (serie, numero, motivo, registrada_em, marca)
        values (gen_random_uuid(), 1, 'removida', ${outra.clock.now()}, '\\x00')`.execute(outra.db);
      await sql`select enfileirar('entregar-emails', '{}'::json)`.execute(outra.db);
      await outra.inject('/api/ufs');
      const series = await ler(outra);
      const nomes = new Set(series.map(({ nome }) => nome.replace(/_(bucket|sum|count)$/, '')));
      const semReplica = nomesDasMedidas.filter((nome) => !nome.startsWith('escuta_replica_'));
      expect([...nomes].toSorted()).toEqual([...semReplica].toSorted());
      expect(valorDe(series, 'escuta_auditoria_problemas')).toBe(2);
      expect(valorDe(series, 'escuta_auditoria_lacunas', { motivo: 'removida' })).toBe(1);
      expect(valorDe(series, 'escuta_jobs_waiting', { task: 'entregar-emails' })).toBe(1);
    } finally {
      await outra.close();
    }
  });

  it('terms about to end and overdue by office are those that its work list shows, also for the role of a server', async () => {
    const series = await ler();
    const { rows } = await sql<{ id: number; sigla: string; vencidos: number; vencendo: number }>`
      select o.id, o.sigla, count(*) filter (where m.prazo < '2026-03-12')::int as vencidos,
        count(*) filter (where m.prazo between '2026-03-12' and '2026-03-17')::int as vencendo
      from manifestacao m join ouvidoria o on o.id = m.id_ouvidoria where m.prazo_corre and not o.de_teste
      group by o.id having count(*) filter (where m.prazo <= '2026-03-17') > 0`.execute(app.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, sigla, vencidos, vencendo } of rows) {
      const rotulos = { id_orgao: String(id), orgao: sigla, tipo: 'manifestacao' };
      expect(valorDe(series, 'escuta_prazos_vencidos', rotulos)).toBe(vencidos);
      expect(valorDe(series, 'escuta_prazos_a_vencer', rotulos)).toBe(vencendo);
    }
  });
});

describe('what it costs', () => {
  it('the database is asked in one statement, and not again within half a minute however often somebody reads', async () => {
    const outra = await createTestApp({ demo: true, env: { METRICAS_TOKEN: TOKEN } });
    try {
      outra.takeQueries();
      for (let n = 0; n < 20; n++) await ler(outra);
      expect(outra.takeQueries()).toHaveLength(1);
    } finally {
      await outra.close();
    }
  });

  it('who does not have the token costs the database nothing, and no line of the log is written', async () => {
    const outra = await createTestApp({ env: { METRICAS_TOKEN: TOKEN } });
    try {
      outra.takeQueries();
      const antes = outra.log();
      await outra.inject('/metrics');
      expect(outra.takeQueries()).toEqual([]);
      expect(outra.log()).toBe(antes);
    } finally {
      await outra.close();
    }
  });

  it('while the database is away the rest is told, and that it is away', async () => {
    const outra = await createTestApp({ env: { METRICAS_TOKEN: TOKEN } });
    try {
      const nome = new URL(outra.url).pathname.slice(1);
      const dono = await createTestApp();
      await sql.raw(`alter database ${nome} allow_connections false`).execute(dono.db);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${nome}`.execute(
        dono.db,
      );
      const series = await ler(outra);
      expect(valorDe(series, 'escuta_database_up')).toBe(0);
      expect(valorDe(series, 'escuta_process_resident_memory_bytes')).toBeGreaterThan(0);
      await sql.raw(`alter database ${nome} allow_connections true`).execute(dono.db);
      await dono.close();
    } finally {
      await outra.close();
    }
  });
});
