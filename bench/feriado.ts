/**
 * What changing a holiday costs with ten thousand open cases: how long the preview and the recount
 * take, whether every term equals what the engine counts, and how long people who work on the same
 * cases have to wait. The server runs as in production, in its own process. It fills a temporary
 * database, prints its figures and removes it; nothing here is a timed test.
 * `node bench/feriado.ts [milhares de casos]`
 */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contagemCom } from '#capabilities/manifestacao/server/prazos/contagem.ts';
import { listParaContar } from '#capabilities/manifestacao/server/prazos/prazo-repository.ts';
import { newDataDir, removeDataDir, startServer, stopServer } from '../scripts/lib/proof-server.ts';
import { calendariosDe } from '../src/capabilities/feriado/server/index.ts';
import { explain } from '../src/kernel/prazo/explain.ts';
import { type Database, openDatabase } from '../src/server/db/database.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';

const CASOS = Number(process.argv[2] ?? 10) * 1000;
const CGU = 6;
/** Nine of ten cases were registered on this day; their term ends on the new holiday. */
const REGISTRO = '2026-03-02';
const FERIADO = '2026-04-01';
const RELOGIO = '2026-03-12T09:00:00-03:00';
const ATOS_EM_REPOUSO = 200;
const ENTRE_ATOS = 50;
const PRIMEIRO_ID = 1_000_000;

const dataDir = await newDataDir('feriado');
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'banco') });
const server = await startServer(dataDir, {
  DATABASE_URL: postgres.url,
  RELOGIO_INICIAL: RELOGIO,
  SEED: 'demo',
});
const { db, pool, close } = openDatabase(postgres.url, {
  max: 4,
  onError: (error) => console.error(error.message),
});

const fill = async (): Promise<void> => {
  await pool.query(`
    insert into manifestacao (id, protocolo, id_ouvidoria_registro, id_ouvidoria, id_tipo, id_tipo_formulario, id_situacao,
      id_tipo_identificacao, id_canal_entrada, teor, codigo_acesso_hash, envio_hash, registrada_em, registro_contado,
      prazo_original, prazo, atualizada_em)
    select ${PRIMEIRO_ID} + n, lpad((70000000000000000 + n)::text, 17, '0'), ${CGU}, ${CGU}, 2, 2, 1, 4,
      (select min(id) from canal_entrada), jsonb_build_object('texto', 'O atendimento demorou no posto ' || n),
      decode(md5(n::text), 'hex'), decode(md5('bench' || n), 'hex'), dia + time '10:00', dia, dia + 30, dia + 30, now()
    from (select n, case when n % 10 > 0 then date '${REGISTRO}' else date '${REGISTRO}' + (array[1, 7, 8, 9])[1 + n / 10 % 4] end as dia
      from generate_series(1, ${CASOS}) n) caso`);
  await pool.query(`
    insert into manifestante (id_manifestacao, dados)
    select m.id, jsonb_build_object('nome', 'Pessoa ' || m.id, 'email', 'pessoa' || m.id || '@escuta.invalid')
    from manifestacao m where m.id > ${PRIMEIRO_ID}`);
  await pool.query('analyze');
};

/** How many open terms differ from what the engine counts with the current calendars. */
const countErrados = async (database: Database): Promise<{ abertos: number; errados: number }> => {
  const calendarioDe = calendariosDe(database);
  const soma = { abertos: 0, errados: 0 };
  let rows: Awaited<ReturnType<typeof listParaContar>>;
  let depoisDe = 0;
  do {
    rows = await listParaContar(database, depoisDe, 500);
    for (const row of rows) {
      const { calendario, prazo } = await contagemCom(calendarioDe, row, row.eventos);
      if (explain(calendario, prazo).vencimento !== row.prazo) soma.errados += 1;
    }
    soma.abertos += rows.length;
    depoisDe = rows.at(-1)?.id ?? depoisDe;
  } while (rows.length === 500);
  return soma;
};

const call = async (cookie: string, method: string, url: string, body?: object): Promise<unknown> => {
  const response = await fetch(`${server.address}/api/app-web/v1${url}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
};

const signIn = async (login: string): Promise<string> => {
  const response = await fetch(`${server.address}/api/app-web/v1/usuarios/login`, {
    method: 'POST',
    body: new URLSearchParams({ login, senha: 'Demo@2026' }),
  });
  if (!response.ok) throw new Error(`${login}: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
};

const sorteado = (): number => PRIMEIRO_ID + 1 + Math.floor(Math.random() * CASOS);

/** Somebody writes a note on a case, which takes its lock as every act does, then pauses. */
const timeAto = async (cookie: string, idManifestacao: number): Promise<number> => {
  const begin = performance.now();
  await call(cookie, 'POST', `/tratamento/${idManifestacao}/notas`, { texto: 'Conferido.' });
  const espera = performance.now() - begin;
  await setTimeout(ENTRE_ATOS);
  return espera;
};

/** The case that the recount will reach next. */
const oSeguinte = async (): Promise<number> => {
  const { rows } = await pool.query('select max(id_alvo) as ultimo from recontagem_prazo');
  return Math.min(Math.max(rows[0]?.ultimo ?? 0, PRIMEIRO_ID) + 1, PRIMEIRO_ID + CASOS);
};

const of = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const say = (nome: string, valor: string): void => console.log(`${nome.padEnd(52)} ${valor}`);
const ms = (tempo: number): string => `${tempo.toFixed(1)} ms`;

try {
  await fill();
  const admin = await signIn('admin');
  const gestor = await signIn('gestor.cgu');
  const antes = await countErrados(db);
  say('prazos abertos (errados antes)', `${antes.abertos} (${antes.errados})`);

  const repouso: number[] = [];
  for (let i = 0; i < ATOS_EM_REPOUSO; i += 1) repouso.push(await timeAto(gestor, sorteado()));

  const pedido = {
    ato: 'cadastrar',
    dados: { descricao: 'Luto oficial', abrangencia: 'nacional', tipo: 'unico', data: FERIADO },
  };
  const inicioDaPrevia = performance.now();
  const previa = (await call(admin, 'POST', '/feriados/previa', pedido)) as {
    marca: string;
    prazos: { total: number };
  };
  say('prévia: prazos que mudam', `${previa.prazos.total}, em ${ms(performance.now() - inicioDaPrevia)}`);

  const inicio = performance.now();
  const { idFeriado } = (await call(admin, 'POST', '/feriados', {
    pedido,
    confirmado: { marca: previa.marca, total: previa.prazos.total },
  })) as { idFeriado: number };
  say('resposta a quem salvou', ms(performance.now() - inicio));

  interface Andamento {
    recontagens: { estado: string; movidos: number; falhas: number; feitos: number; total: number }[];
  }
  const durante: number[] = [];
  let andamento: Andamento;
  for (;;) {
    andamento = (await call(admin, 'GET', `/feriados/${idFeriado}/recontagens`)) as Andamento;
    const [recontagem] = andamento.recontagens;
    if (!recontagem || ['concluida', 'com-falhas'].includes(recontagem.estado)) break;
    if (recontagem.estado === 'na-fila') await setTimeout(10);
    else
      for (let i = 0; i < 10; i += 1)
        durante.push(await timeAto(gestor, i % 2 === 0 ? await oSeguinte() : sorteado()));
  }
  const [feita] = andamento.recontagens;
  const segundos = (performance.now() - inicio) / 1000;
  say('recontagem inteira', `${segundos.toFixed(1)} s, ${(CASOS / segundos).toFixed(0)} casos por segundo`);
  say(
    'prazos que mudaram (previstos)',
    `${feita?.movidos} (${previa.prazos.total}), falhas: ${feita?.falhas}`,
  );

  const depois = await countErrados(db);
  say('prazos errados, pela contagem do motor', `${depois.errados} de ${depois.abertos}`);
  say('atos de pessoas durante a recontagem', String(durante.length));
  for (const [nome, share] of [
    ['mediana', 0.5],
    ['95%', 0.95],
    ['o mais longo', 1],
  ] as const) {
    const [parado, correndo] = [of(repouso, share), of(durante, share)];
    say(
      `  espera, ${nome}: em repouso → durante`,
      `${ms(parado)} → ${ms(correndo)}, ${(correndo / parado).toFixed(2)}×`,
    );
  }
  const certo = depois.errados === 0 && feita?.movidos === previa.prazos.total && feita?.falhas === 0;
  console.log(certo ? 'CERTO' : 'ERRADO');
  if (!certo) process.exitCode = 1;
} finally {
  await close();
  await stopServer(server);
  await postgres.stop();
  await removeDataDir(dataDir);
}
