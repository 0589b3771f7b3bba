/**
 * How many deliveries a second one quick receiver gets, each case in the order of its acts: the goal is 200. It fills a
 * temporary database with acts of many cases, sends them as the product does, to a receiver in this very process, and prints
 * the figure.
 * `node bench/webhooks.ts [milhares de atos]`
 */

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { entregarWebhooksJob } from '../src/capabilities/webhook/server/entregar.ts';
import { resolverDoSistema } from '../src/capabilities/webhook/server/resolver.ts';
import { novoSegredo, selarSegredo } from '../src/capabilities/webhook/server/segredo.ts';
import { createApp } from '../src/server/app.ts';
import { FixedClock } from '../src/server/clock.ts';
import { loadConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { loadReference } from '../src/server/db/reference.ts';
import { migrateJobs } from '../src/server/jobs/jobs.ts';

const ATOS = Number(process.argv[2] ?? 5) * 1000;
const POR_CASO = 10;
const CASOS = ATOS / POR_CASO;
const META = 200;
const OUVIDORIA = 1;
const AGORA = '2026-03-12T10:00:00-03:00';

const fill = [
  `insert into ouvidoria (id, nome, sigla, id_esfera, prefixo_protocolo) values (${OUVIDORIA}, 'Órgão da medida', 'MED', 1, '00001')`,
  `set session_replication_role = replica;
   insert into manifestacao (id, protocolo, id_ouvidoria_registro, id_ouvidoria, id_tipo, id_tipo_formulario, id_situacao,
     id_tipo_identificacao, id_canal_entrada, teor, codigo_acesso_hash, envio_hash, registrada_em, registro_contado,
     prazo_original, prazo, atualizada_em)
   select n, lpad(n::text, 17, '0'), ${OUVIDORIA}, ${OUVIDORIA}, 2, (select min(id) from tipo_formulario), 1, 4,
     (select min(id) from canal_entrada), '{}', decode(md5(n::text), 'hex'), decode(md5('e' || n), 'hex'), '${AGORA}',
     '2026-03-12', '2026-04-12', '2026-04-12', '${AGORA}'
   from generate_series(1, ${CASOS}) n`,
];

/** Answers at once; of each notice it keeps the case and the act. */
const receber = async () => {
  const atosDe = new Map<number, number[]>();
  let recebidos = 0;
  const server = createServer((request, response) => {
    let corpo = '';
    request.on('data', (parte: Buffer) => {
      corpo += parte.toString();
    });
    request.on('end', () => {
      const { IdManifestacao, IdEvento } = JSON.parse(corpo) as { IdManifestacao: number; IdEvento: number };
      atosDe.set(IdManifestacao, [...(atosDe.get(IdManifestacao) ?? []), IdEvento]);
      recebidos += 1;
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, atosDe, quantos: () => recebidos };
};

const isEmOrdem = (numeros: readonly number[]): boolean =>
  numeros.length === POR_CASO && numeros.every((numero, i) => i === 0 || numero > (numeros[i - 1] ?? 0));

const main = async (postgres: EmbeddedPostgres): Promise<boolean> => {
  await migrate(postgres.url);
  await loadReference(postgres.url);
  await migrateJobs(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const comando of fill) await client.query(comando);
  await client.end();
  const { db, pool, close } = openDatabase(postgres.url, {
    max: 10,
    onError: (error) => console.error(error.message),
  });
  const config = loadConfig({ LOG_LEVEL: 'silent', WEBHOOKS_REDE: 'local' });
  const clock = new FixedClock(AGORA);
  const { http, platform } = await createApp({ platform: { config, clock, db, leitura: db, pool } });
  const { server, atosDe, quantos } = await receber();
  await db
    .insertInto('webhook')
    .values({
      id_ouvidoria: OUVIDORIA,
      nome: 'Medida',
      endereco: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      acoes: ['Análise'],
      segredo_selado: selarSegredo(config, novoSegredo()),
      criado_em: clock.now(),
      atualizado_em: clock.now(),
    })
    .execute();
  for (let n = 0; n < POR_CASO; n += 1)
    await sql`insert into manifestacao_historico (id_manifestacao, acao, ocorrido_em, responsavel)
      select id, 'Análise', ${clock.now()}, 'Sistema' from manifestacao order by id`.execute(db);
  const job = entregarWebhooksJob({ platform, resolver: resolverDoSistema });
  const inicio = performance.now();
  // A job ends after half a minute, and is called again.
  for (let antes = -1; antes < quantos(); ) {
    antes = quantos();
    await job.run({});
  }
  const segundos = (performance.now() - inicio) / 1000;
  const porSegundo = quantos() / segundos;
  const emOrdem = atosDe.size === CASOS && [...atosDe.values()].every(isEmOrdem);
  console.log(
    `${ATOS} entregas de ${CASOS} casos em ${segundos.toFixed(1)} s: ${porSegundo.toFixed(0)} por segundo${porSegundo >= META ? '' : '  FORA DA META'}; ${emOrdem ? 'cada caso em ordem' : 'FORA DE ORDEM'}`,
  );
  server.close();
  server.closeAllConnections();
  await http.close();
  await close();
  return porSegundo >= META && emOrdem;
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-bench-'));
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir });
try {
  process.exitCode = (await main(postgres)) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
