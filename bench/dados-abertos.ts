/**
 * What writing a year of open data costs compared with PostgreSQL's COPY of the very same query to
 * a file, in the same run. The goal is half its speed for each file, in under 200 MB. Measured are
 * each format by itself as it is offered (compressed), and all formats of the set as the nightly
 * job writes them, two at a time. It fills a temporary database, prints its figures and removes it.
 * With 'noite', only the job is measured.
 * `node bench/dados-abertos.ts [milhares de pedidos] [vezes] [noite]`
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Escritor } from '#kernel/arquivo/escritor.ts';
import { conjuntos } from '../src/capabilities/dados-abertos/domain/conjuntos.ts';
import {
  csvAberto,
  csvCompativel,
  jsonl,
  xmlCompativel,
} from '../src/capabilities/dados-abertos/domain/escritor.ts';
import { consultaDePagina, consultas } from '../src/capabilities/dados-abertos/server/consulta-repository.ts';
import { escreverTabela } from '../src/capabilities/dados-abertos/server/gerar.ts';
import { MEMORIA as LIMITES } from '../src/capabilities/dados-abertos/server/gerar-a-parte.ts';
import { textOf } from '../src/capabilities/dados-abertos/server/leitura-repository.ts';
import { createParquet } from '../src/capabilities/dados-abertos/server/parquet.ts';
import { createPseudonimo } from '../src/capabilities/dados-abertos/server/pseudonimo.ts';
import { createSaida } from '../src/capabilities/dados-abertos/server/saida.ts';
import { replaceSolicitantes } from '../src/capabilities/dados-abertos/server/solicitante-repository.ts';
import { loadConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { loadReference } from '../src/server/db/reference.ts';
import type { Canal } from '../src/server/exportacao/canal.ts';
import { createZip, emGzip } from '../src/server/exportacao/comprimir.ts';
import { createGravador, type Gravador } from '../src/server/exportacao/gravador.ts';
import { inSnapshot } from '../src/server/exportacao/linhas-repository.ts';
import { localFileStore } from '../src/server/storage/local-file-store.ts';

const TOTAL = Number(process.argv[2] ?? 1000) * 1000;
const PESSOAS = 50_000;
const META = 0.5;
const MEMORIA = 200;
const ANO = 2025;
/** A child process is started with more arguments. */
const VEZES = process.argv.length > 5 ? 1 : Number(process.argv[3] ?? 3);
const SO_A_NOITE = process.argv[4] === 'noite';
const { colunas } = conjuntos.pedidos;

/**
 * One request in ten is still open, one in twenty protects the requester's identity; the others
 * were answered and decided.
 */
const fill = [
  'set synchronous_commit = off; set session_replication_role = replica',
  `insert into ouvidoria (id, nome, sigla, id_esfera, prefixo_protocolo)
    select n, 'Órgão da medida número ' || n, 'MED' || n, 1, lpad(n::text, 5, '0') from generate_series(1, 300) n`,
  `insert into usuario (id, login, nome, criado_em)
    select n, 'pessoa' || n, 'Pessoa ' || n, now() from generate_series(1, ${PESSOAS}) n`,
  `insert into manifestacao (id, protocolo, id_ouvidoria_registro, id_ouvidoria, id_tipo, id_tipo_formulario, id_situacao,
      id_tipo_identificacao, id_canal_entrada, id_modo_resposta, id_assunto, identidade_preservada, teor,
      codigo_acesso_hash, envio_hash, registrada_em, registro_contado, prazo_original, prazo, respondida_em,
      encerrada_em, atualizada_em)
    select n, lpad(n::text, 17, '0'), 1 + n % 300, 1 + n % 300, 8, 3, case when n % 10 = 0 then 1 else 6 end,
      case when n % 20 = 1 then 3 else 4 end, 13, 1, (select min(id) from assunto) + n % 20, n % 20 = 1,
      '{"resumo": "Gastos", "texto": "Quanto foi gasto?"}', decode(md5(n::text), 'hex'), decode(md5('e' || n), 'hex'),
      em, em::date, em::date + 20, em::date + 20, case when n % 10 > 0 then em + interval '9 days' end,
      case when n % 10 > 0 then em + interval '9 days' end, em
    from (select n, timestamptz '2025-01-02 12:00-03' + n * (interval '360 days' / ${TOTAL}) as em
      from generate_series(1, ${TOTAL}) n) caso`,
  `insert into manifestante (id_manifestacao, id_usuario, dados)
    select n, 1 + n % ${PESSOAS}, '{}' from generate_series(1, ${TOTAL}) n`,
  `insert into resposta (id_manifestacao, id_tipo_resposta, texto, id_codigo_decisao, id_especificacao_decisao,
      id_ouvidoria, responsavel, registrada_em)
    select n, 2, 'Segue.', 5, 1, 1, 'Alguém', now() from generate_series(1, ${TOTAL}) n where n % 10 > 0`,
];

const prepare = async (postgres: EmbeddedPostgres): Promise<string> => {
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create database medida');
  await admin.end();
  const url = postgres.urlFor('medida');
  await migrate(url);
  await loadReference(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const begin = performance.now();
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select i.relname as name, pg_get_indexdef(i.oid) as definition
    from pg_index x join pg_class i on i.oid = x.indexrelid
    where x.indrelid = 'manifestacao'::regclass and not x.indisunique`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  for (const statement of fill) await client.query(statement);
  for (const { definition } of rows) await client.query(definition);
  await client.query('vacuum analyze');
  await client.end();
  console.log(`${TOTAL} pedidos em ${Math.round((performance.now() - begin) / 1000)} s`);
  return url;
};

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

interface Forma {
  readonly nome: string;
  readonly arquivos: number;
  criar(saida: () => Canal): { gravadores: Gravador[]; fechar(): Promise<void> };
}

const noZip = (saida: () => Canal, escritor: Escritor, nome: string) => {
  const zip = createZip(saida(), new Date('2026-01-01T12:00:00'));
  return { zip, gravador: createGravador(escritor, 'utf16le', zip.entrada(nome)) };
};

const emZip = (nome: string, escritor: Escritor, dentro: string): Forma => ({
  nome,
  arquivos: 1,
  criar: (saida) => {
    const { zip, gravador } = noZip(saida, escritor, dentro);
    return { gravadores: [gravador], fechar: () => zip.end() };
  },
});

const soUm = (nome: string, criar: (saida: () => Canal) => Gravador): Forma => ({
  nome,
  arquivos: 1,
  criar: (saida) => ({ gravadores: [criar(saida)], fechar: async () => undefined }),
});

const sozinhas: readonly Forma[] = [
  emZip('Pedidos_csv.zip (UTF-16)', csvCompativel(colunas), 'pedidos.csv'),
  emZip('Pedidos_xml.zip (UTF-16)', xmlCompativel(colunas, 'Pedidos', 'Pedido'), 'pedidos.xml'),
  soUm('pedidos.csv.gz', (saida) => createGravador(csvAberto(colunas), 'utf8', emGzip(saida()))),
  soUm('pedidos.jsonl.gz', (saida) => createGravador(jsonl(colunas), 'utf8', emGzip(saida()))),
  soUm('pedidos.parquet', (saida) => createParquet(colunas, saida())),
];

const formas: readonly Forma[] = [
  ...sozinhas,
  {
    nome: 'as cinco, como de noite',
    arquivos: sozinhas.length,
    criar: (saida) => {
      const partes = sozinhas.map(({ criar }) => criar(saida));
      return {
        gravadores: partes.flatMap(({ gravadores }) => gravadores),
        fechar: async () => {
          for (const parte of partes) await parte.fechar();
        },
      };
    },
  },
];

const PERIODO = { ano: ANO, hoje: '2026-01-01' } as const;

/** In its own process, with the limits of the product's thread: its memory is the export's. */
const exportar = async (url: string, pasta: string, { criar }: Forma): Promise<void> => {
  const { db, pool, close } = openDatabase(url, { max: 2, onError: (error) => console.error(error.message) });
  const config = loadConfig({});
  const client = await pool.connect();
  let maior = 0;
  const olhar = setInterval(() => {
    maior = Math.max(maior, process.memoryUsage().rss);
  }, 20);
  const store = localFileStore(pasta);
  const begin = performance.now();
  const { gravadores, fechar } = criar(() => createSaida(store));
  const leitura = {
    tabela: { conjunto: 'pedidos' as const },
    gravadores,
    fechar: async (linhas: number) => {
      if (linhas !== TOTAL) throw new Error(`${linhas} rows of ${TOTAL}`);
      await fechar();
      return [];
    },
  };
  await inSnapshot(client, () =>
    escreverTabela({ db, client, numerar: createPseudonimo(config) }, leitura, {
      ano: ANO,
      dia: PERIODO.hoje,
    }),
  );
  process.send?.({ tempo: performance.now() - begin, memoria: maior / 1e6 });
  clearInterval(olhar);
  client.release();
  await close();
};

interface Medida {
  readonly tempo: number;
  readonly memoria: number;
}

const emOutroProcesso = async (url: string, pasta: string, forma: number): Promise<Medida> => {
  const filho = fork(import.meta.filename, [String(TOTAL / 1000), url, pasta, String(forma)], {
    execArgv: [
      `--max-semi-space-size=${LIMITES.maxYoungGenerationSizeMb / 3}`,
      `--max-old-space-size=${LIMITES.maxOldGenerationSizeMb}`,
    ],
  });
  const medida = once(filho, 'message') as Promise<[Medida]>;
  const [codigo] = (await once(filho, 'exit')) as [number];
  if (codigo !== 0) throw new Error('The export failed');
  return (await medida)[0];
};

const medir = async (postgres: EmbeddedPostgres, dataDir: string): Promise<void> => {
  const url = await prepare(postgres);
  const { db, pool, close } = openDatabase(url, { max: 2, onError: (error) => console.error(error.message) });
  const numerar = createPseudonimo(loadConfig({}));
  const inicio = performance.now();
  await db.transaction().execute((tx) => replaceSolicitantes(tx, { area: 'acesso', ano: ANO }, numerar));
  console.log(`${PESSOAS} pessoas em ${((performance.now() - inicio) / 1000).toFixed(1)} s`);
  const client = await pool.connect();
  await client.query('analyze solicitante_aberto');
  const texto = textOf(db, consultas.pedidos(PERIODO));
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const alvo = path.join(rows[0]?.data_directory ?? '', 'medida.csv');
  const copiar = async (): Promise<number> => {
    const begin = performance.now();
    await inSnapshot(client, () => client.query(`copy (${texto}) to '${alvo}' (format csv, header)`));
    return performance.now() - begin;
  };
  for (const [onde, depoisDe] of [
    ['a primeira', undefined],
    ['uma do meio', ['2025-07-01 12:00:00+00', '0']],
  ] as const) {
    const vezes: number[] = [];
    for (let vez = 0; vez < 10; vez += 1) {
      const begin = performance.now();
      await consultaDePagina(consultas.pedidos(PERIODO), depoisDe, 101).execute(db);
      vezes.push(performance.now() - begin);
    }
    console.log(`API, ${onde} página de 100: ${median(vezes).toFixed(1)} ms`);
  }
  const pasta = path.join(dataDir, 'saida');
  await copiar();
  for (const [i, { nome, arquivos }] of formas.entries()) {
    if (SO_A_NOITE && arquivos === 1) continue;
    // In turn, so that a busy machine slows both alike.
    const vezes: (Medida & { copy: number })[] = [];
    for (let vez = 0; vez < VEZES; vez += 1) {
      const copy = await copiar();
      vezes.push({ copy, ...(await emOutroProcesso(url, pasta, i)) });
      await rm(pasta, { recursive: true, force: true });
    }
    const copy = median(vezes.map((vez) => vez.copy));
    const tempo = median(vezes.map((vez) => vez.tempo));
    const memoria = Math.round(Math.max(...vezes.map((vez) => vez.memoria)));
    const velocidade = (copy * arquivos) / tempo;
    const bom = velocidade >= META && memoria < MEMORIA;
    console.log(
      `${nome.padEnd(26)} COPY ${(copy / 1000).toFixed(1)} s, nós ${(tempo / 1000).toFixed(1)} s: ${velocidade.toFixed(2)} da velocidade por arquivo, ${memoria} MB  ${bom ? 'dentro da meta' : 'FORA DA META'}`,
    );
  }
  client.release();
  await close();
};

const [, url, pasta, qual] = process.argv.slice(2);
const forma = formas[Number(qual)];
if (url && pasta && forma) await exportar(url, pasta, forma);
else {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-bench-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await medir(postgres, dataDir);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
