/**
 * What the first page of the work list costs an office with ten thousand cases and one with a
 * million: the goal is a ratio of at most 1.5 for every queue. Searches find a hundred times more
 * in the larger office and counts stop at '999+', so their lines are printed without a verdict. It
 * fills a temporary database, prints its figures and removes it; nothing here is a timed test.
 * `node bench/lista-de-trabalho.ts [milhares da segunda medida]`
 */

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { filas, type NomeDaFila, nomesDasFilas } from '#capabilities/lista-de-trabalho/domain/filas.ts';
import { filtroDeTrabalho } from '#capabilities/lista-de-trabalho/domain/filtro.ts';
import { countTrabalho } from '#capabilities/lista-de-trabalho/server/contagem-repository.ts';
import { listTrabalho } from '#capabilities/lista-de-trabalho/server/lista-repository.ts';
import { MAXIMO_CONTADO } from '#kernel/lista/contagem.ts';
import { NADA_FORA } from '#kernel/quem/usuario-atual.ts';
import { type Database, openDatabase } from '../src/server/db/database.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { loadReference } from '../src/server/db/reference.ts';

const POUCAS = 10_000;
const MUITAS = Number(process.argv[2] ?? 1000) * 1000;
const META = 1.5;
const AQUECIMENTO = 8;
const VEZES = 30;
const OUVIDORIA = 1;
const HOJE = '2026-03-12';
const ESCOPO = { idOuvidoria: OUVIDORIA, idColaborador: null, ...NADA_FORA };

const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-bench-'));
// Otherwise the embedded database, which never runs as root, would go to a place that nothing here
// cleans up.
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir });

const execute = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** One case in ten is open, as in an older office; a tenth are denúncias, without text. */
const fill = (total: number): string => `
  insert into manifestacao (protocolo, id_ouvidoria_registro, id_ouvidoria, id_tipo, id_tipo_formulario, id_situacao,
    id_tipo_identificacao, id_canal_entrada, teor, teor_cifrado, codigo_acesso_hash, envio_hash, registrada_em,
    registro_contado, prazo_original, prazo, prazo_parado_em, atualizada_em, id_responsavel, prazo_interno, id_assunto)
  select lpad(n::text, 17, '0'), ${OUVIDORIA}, ${OUVIDORIA}, case when denuncia then 1 else 2 end,
    (select min(id) from tipo_formulario), situacao, case when denuncia then 3 else 4 end,
    (select min(id) from canal_entrada),
    case when not denuncia then jsonb_build_object('texto', 'O atendimento demorou no posto ' || n % 5000) end,
    case when denuncia then '\\x00'::bytea end, decode(md5(n::text), 'hex'), decode(md5('e' || n), 'hex'),
    timestamptz '2026-03-12' - c % 2000 * interval '1 day', date '2026-03-12' - c % 2000,
    date '2026-03-20' - c % 2000, case when situacao < 6 then date '2026-03-02' + c % 60 else date '2026-03-20' - c % 2000 end,
    case when situacao = 5 and d % 2 = 0 then date '2026-03-01' end, now(),
    case when d % 3 > 0 then 1 + d % 40 end, case when situacao < 5 and c % 7 = 0 then date '2026-03-20' end,
    (select min(id) from assunto)
  from (
    select n, a % 10 = 3 as denuncia, case when b % 10 = 0 then 1 + b / 10 % 5 else 6 + b % 3 end as situacao, c, d
    from (select n, ${[1, 2, 3, 4].map((k) => `abs(hashint4extended(n, ${k}) % 1000000)::int as ${'abcd'[k - 1]}`).join(', ')}
      from generate_series(1, ${total}) n) sorteio
  ) caso`;

/** A million rows are written several times faster without indexes, which are made afterwards. */
const withoutIndexes = async (url: string, write: () => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; definition: string }>(`
      select i.relname as name, pg_get_indexdef(i.oid) as definition
      from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = 'manifestacao'::regclass and not x.indisunique`);
    for (const { name } of rows) await client.query(`drop index ${name}`);
    await write();
    for (const { definition } of rows) await client.query(definition);
  } finally {
    await client.end();
  }
};

const prepare = async (nome: string, total: number): Promise<string> => {
  await execute(postgres.url, `create database ${nome}`);
  const url = postgres.urlFor(nome);
  await migrate(url);
  await loadReference(url);
  const begin = performance.now();
  await withoutIndexes(url, () =>
    execute(
      url,
      `set synchronous_commit = off; insert into ouvidoria (id, nome, sigla, id_esfera, prefixo_protocolo)
      select 1, 'Ouvidoria da medida', 'MED', 1, '00001'`,
      `insert into usuario (id, login, nome, criado_em) select n, 'pessoa' || n, 'Pessoa ' || n, now() from generate_series(1, 40) n`,
      fill(total),
    ),
  );
  await execute(url, 'vacuum analyze');
  console.log(`${nome}: ${total} casos em ${Math.round((performance.now() - begin) / 1000)} s`);
  return url;
};

type Measure = () => Promise<unknown>;

const time = async (measure: Measure): Promise<number> => {
  const begin = performance.now();
  await measure();
  return performance.now() - begin;
};

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Both in turn, so that a busy machine slows both alike; the first times do not count. */
const compare = async (small: Measure, large: Measure): Promise<readonly [number, number]> => {
  const times: [number, number][] = [];
  for (let i = 0; i < AQUECIMENTO + VEZES; i += 1) times.push([await time(small), await time(large)]);
  const counted = times.slice(AQUECIMENTO);
  return [median(counted.map(([a]) => a)), median(counted.map(([, b]) => b))];
};

const page = (db: Database, fila: NomeDaFila, query: Record<string, unknown> = {}) => {
  const filtro = filtroDeTrabalho.parse({ fila, ...query });
  const { ordem, sentido } = filas[fila];
  return () =>
    listTrabalho(db, {
      escopo: ESCOPO,
      filtro,
      ordem: filtro.ordem ?? ordem,
      sentido: filtro.sentido ?? sentido,
      idUsuario: 1,
      leRestritas: true,
      hoje: HOJE,
      limite: 21,
    });
};

const measures = (db: Database): readonly (readonly [string, Measure])[] => [
  ...nomesDasFilas.map((fila) => [`fila ${fila}`, page(db, fila)] as const),
  ['minhas, em análise', page(db, 'em-analise', { responsavel: 'eu' })],
  ['minhas, vencendo', page(db, 'vencendo', { responsavel: 'eu' })],
  ['minhas, todas', page(db, 'todas', { responsavel: 'eu' })],
  ['de outra pessoa, todas', page(db, 'todas', { responsavel: '7' })],
  ['de ninguém, todas', page(db, 'todas', { responsavel: 'ninguem' })],
  ['busca: palavra comum', page(db, 'todas', { busca: 'atendimento' })],
  ['busca: comum, em análise', page(db, 'em-analise', { busca: 'atendimento' })],
  ['busca: palavra rara', page(db, 'todas', { busca: 'posto 4321' })],
  ['busca: não há', page(db, 'todas', { busca: 'zarabatana' })],
  ['busca: protocolo', page(db, 'todas', { busca: '00000000000009990' })],
  ['busca: parte do protocolo', page(db, 'todas', { busca: '00000009990' })],
  [`contagens, até ${MAXIMO_CONTADO}`, () => countTrabalho(db, ESCOPO, HOJE)],
];

try {
  const [poucas, muitas] = [await prepare('poucas', POUCAS), await prepare('muitas', MUITAS)].map((url) =>
    openDatabase(url, { max: 1, onError: (error) => console.error(error.message) }),
  );
  if (!poucas || !muitas) throw new Error('two databases are measured');
  const reference = measures(poucas.db);
  for (const [i, [nome, measure]] of measures(muitas.db).entries()) {
    const [small, large] = await compare(reference[i]?.[1] ?? measure, measure);
    const ratio = large / small;
    const verdict = nome.startsWith('fila') ? (ratio <= META ? 'dentro da meta' : 'ACIMA DA META') : '';
    console.log(
      `${nome.padEnd(26)} ${small.toFixed(1).padStart(7)} ms  ${large.toFixed(1).padStart(7)} ms  ${ratio.toFixed(2).padStart(6)}×  ${verdict}`,
    );
  }
  await poucas.close();
  await muitas.close();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
