/**
 * How many cases a second are filed, over four connections of four people, in one office and over fifty: beside it the same
 * statements, recorded from one filing, sent over the same pool without our code. Numbers without gaps make the filings of one
 * office wait for each other, in both. It fills a temporary database, prints its figures and removes it; nothing here is a
 * timed test.
 * `node bench/registrar.ts [registros de cada medida]`
 */

import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import type pg from 'pg';
import { seedDemo } from '../db/seed/seed-demo.ts';
import { createApp } from '../src/server/app.ts';
import { systemClock } from '../src/server/clock.ts';
import { loadConfig } from '../src/server/config.ts';
import { openDatabase, type Sent } from '../src/server/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { seguirMudancas } from '../src/server/db/memoria/seguir-mudancas.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { loadReference } from '../src/server/db/reference.ts';
import { abrirTrilha } from '../src/server/db/trilha.ts';
import { migrateJobs } from '../src/server/jobs/jobs.ts';

const REGISTROS = Number(process.argv[2] ?? 2000);
const PESSOAS = 4;
const ORGAOS = 50;
const PRIMEIRO_ORGAO = 900_001;
const META = 0.4;
const SENHA = 'Demo@2026';

interface Carga {
  readonly porta: number;
  readonly cookies: readonly string[];
  readonly orgaos: number;
  readonly registros: number;
}

const orgaoDaVez = (vez: number, orgaos: number): number => PRIMEIRO_ORGAO + (vez % orgaos);

/** One filing behind the other, on a connection that stays open. */
const registrarEmFila = async ({ porta, orgaos, registros }: Carga, cookie: string, pessoa: number) => {
  for (let n = pessoa; n < registros; n += PESSOAS) {
    const response = await fetch(`http://127.0.0.1:${porta}/api/app-web/v1/manifestacoes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${porta}`, cookie },
      body: JSON.stringify({
        chaveEnvio: randomUUID(),
        idTipoManifestacao: 2,
        idOuvidoriaDestino: orgaoDaVez(n, orgaos),
        teor: { texto: 'O atendimento demorou mais de três horas no posto da rua do comércio.' },
      }),
    });
    const corpo = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} ${corpo}`);
  }
};

const porSegundo = async (registros: number, fazer: () => Promise<unknown>): Promise<number> => {
  const inicio = performance.now();
  await fazer();
  return registros / ((performance.now() - inicio) / 1000);
};

/** People are in a thread of their own: their work must not count as the server's. */
const carregar = (carga: Carga): Promise<number> =>
  new Promise((resolve, reject) => {
    const pessoas = new Worker(new URL(import.meta.url), { workerData: carga });
    pessoas.once('message', resolve);
    pessoas.once('error', reject);
  });

/** Offices and people like those of the demonstration, as many as are measured. */
const povoar = async (db: ReturnType<typeof openDatabase>['db']): Promise<void> => {
  await sql`insert into ouvidoria (id, nome, sigla, id_esfera, prefixo_protocolo, email)
    select ${PRIMEIRO_ORGAO} + n, 'Órgão da medida ' || n, 'MED' || n, 1, lpad((80000 + n)::text, 5, '0'), 'medida@exemplo.gov.br'
    from generate_series(0, ${ORGAOS - 1}::int) n`.execute(db);
  await sql`insert into ouvidoria_formulario (id_ouvidoria, id_tipo_formulario)
    select o.id, f.id from ouvidoria o, tipo_formulario f where o.id >= ${PRIMEIRO_ORGAO}`.execute(db);
  await sql`insert into usuario (id, login, nome, email, senha_hash, id_tipo_documento, numero_documento, ativado_em, criado_em)
    select 800000 + n, 'medida' || n, nome, email, senha_hash, id_tipo_documento, numero_documento, ativado_em, criado_em
    from usuario, generate_series(1, ${PESSOAS}::int) n where login = 'maria.cidada'`.execute(db);
  await sql`insert into usuario_perfil_ouvidoria (id_usuario, id_perfil, id_ouvidoria, criado_em)
    select 800000 + n, p.id_perfil, p.id_ouvidoria, p.criado_em from usuario_perfil_ouvidoria p
    join usuario u on u.id = p.id_usuario, generate_series(1, ${PESSOAS}::int) n where u.login = 'maria.cidada'`.execute(
    db,
  );
};

const entrar = async (porta: number, login: string): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${porta}/api/app-web/v1/usuarios/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://127.0.0.1:${porta}`,
    },
    body: new URLSearchParams({ login, senha: SENHA }).toString(),
  });
  if (response.status !== 200) throw new Error(await response.text());
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

/** The round trips of one filing: what was sent without waiting goes together again. */
const idasDe = (enviados: readonly Sent[]): Sent[][] => {
  const idas: Sent[][] = [];
  for (const enviado of enviados) {
    const ultima = idas.at(-1);
    if (enviado.junto && ultima) ultima.push(enviado);
    else idas.push([enviado]);
  }
  return idas;
};

/** Sends what one filing sent, as another case: its own id, number, key of sending and mark. */
const repetidor = (pool: pg.Pool, enviados: readonly Sent[]) => {
  const idas = idasDe(enviados);
  const caso = enviados.find(({ text }) => text.startsWith('insert into "manifestacao" '));
  if (!caso) throw new Error('No filing was recorded');
  const colunas = /\(([^)]*)\)/.exec(caso.text)?.[1]?.replaceAll('"', '').split(', ') ?? [];
  const valorDe = (coluna: string): unknown => caso.values[colunas.indexOf(coluna)];
  const [id, protocolo, envio] = [valorDe('id'), valorDe('protocolo'), valorDe('envio_hash')] as [
    number,
    string,
    Buffer,
  ];
  const marcaSerie = enviados
    .flatMap(({ values }) => values)
    .find((valor) => typeof valor === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(valor));
  const idNovo = enviados.find(({ text }) => text.includes('nextval'))?.text ?? '';
  let vez = 0;
  return async (idOuvidoria: number): Promise<void> => {
    vez += 1;
    const novo = {
      id: 0,
      protocolo: `9${String(vez).padStart(16, '0')}`,
      envio: randomBytes(envio.length),
      serie: randomUUID(),
    };
    const trocado = (valor: unknown): unknown => {
      if (valor === id) return novo.id;
      if (valor === protocolo) return novo.protocolo;
      if (valor === PRIMEIRO_ORGAO) return idOuvidoria;
      if (valor === marcaSerie) return novo.serie;
      return Buffer.isBuffer(valor) && valor.equals(envio) ? novo.envio : valor;
    };
    const client = await pool.connect();
    try {
      for (const ida of idas) {
        await Promise.all(
          ida.map(async ({ text, values }) => {
            const { rows } = await client.query(text, values.map(trocado));
            if (text === idNovo) novo.id = (rows[0] as { id: number }).id;
          }),
        );
      }
    } finally {
      client.release();
    }
  };
};

const main = async (postgres: EmbeddedPostgres): Promise<boolean> => {
  await migrate(postgres.url);
  await loadReference(postgres.url);
  await migrateJobs(postgres.url);
  const config = {
    ...loadConfig({ LOG_LEVEL: 'silent', RETENCAO_CHAVES: 'nao' }),
    // More than an account may file in an hour, and than the setting allows.
    registrosPorPessoa: 1_000_000,
  };
  const clock = systemClock;
  let enviados: Sent[] | null = null;
  const { db, pool, close } = openDatabase(postgres.url, {
    max: PESSOAS,
    onError: (error) => console.error(error.message),
    chaves: config,
    onSent: (sent) => enviados?.push(sent),
  });
  abrirTrilha(db, config);
  await seedDemo({ db, clock, config });
  await povoar(db);
  const { http, platform } = await createApp({
    platform: { config, clock, db, leitura: db, pool },
    limites: null,
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const memoria = await seguirMudancas(platform);
  const porta = (http.server.address() as AddressInfo).port;
  const cookies = await Promise.all(
    Array.from({ length: PESSOAS }, (_, n) => entrar(porta, `medida${n + 1}`)),
  );
  const medir = (orgaos: number, registros: number) => carregar({ porta, cookies, orgaos, registros });
  await medir(ORGAOS, ORGAOS * PESSOAS);
  enviados = [];
  // Two of one person: the first may read once more what is read every few seconds.
  await carregar({ porta, cookies: cookies.slice(0, 1), orgaos: 1, registros: 1 + PESSOAS });
  const umRegistro = enviados.slice(enviados.findLastIndex(({ text }) => text.includes('from sessao')));
  enviados = null;
  const repetir = repetidor(pool, umRegistro);
  const semCodigo = (orgaos: number) =>
    porSegundo(REGISTROS, () =>
      Promise.all(
        Array.from({ length: PESSOAS }, async (_, pessoa) => {
          for (let n = pessoa; n < REGISTROS; n += PESSOAS) await repetir(orgaoDaVez(n, orgaos));
        }),
      ),
    );
  console.log(`${umRegistro.length} comandos em ${idasDe(umRegistro).length} idas ao banco`);
  let dentro = true;
  for (const orgaos of [1, ORGAOS]) {
    const nosso = await medir(orgaos, REGISTROS);
    const nu = await semCodigo(orgaos);
    dentro &&= nosso / nu >= META;
    console.log(
      `${orgaos === 1 ? 'um órgão' : `${orgaos} órgãos`}: ${nosso.toFixed(0)} por segundo; só os comandos ${nu.toFixed(0)}; razão ${(nosso / nu).toFixed(2)}${nosso / nu >= META ? '' : '  FORA DA META'}`,
    );
  }
  await http.close();
  await memoria.parar();
  await close();
  return dentro;
};

if (isMainThread) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-bench-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    process.exitCode = (await main(postgres)) ? 0 : 1;
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
} else {
  const carga = workerData as Carga;
  const medida = await porSegundo(carga.registros, () =>
    Promise.all(carga.cookies.map((cookie, pessoa) => registrarEmFila(carga, cookie, pessoa))),
  );
  parentPort?.postMessage(medida);
}
