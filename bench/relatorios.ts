/**
 * What a report costs over many cases: each report over cases and appeals, for the administrador
 * (everything) and for one office of 300, and the file of the whole list in each format, compared
 * with PostgreSQL's COPY of the very same query. The goal is half its speed as CSV, and under 200
 * MB in every format. It fills a temporary database, prints its figures and removes it. With
 * 'arquivos', only the files are measured.
 * `node bench/relatorios.ts [milhares de casos] [vezes] [arquivos]`
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  type Encomenda,
  MEMORIA as LIMITES,
} from '#capabilities/relatorio/server/arquivo/escrever-a-parte.ts';
import type { Preparado } from '#capabilities/relatorio/server/arquivo/escrever-arquivo.ts';
import { chaveDosArquivos, novoLugar } from '#capabilities/relatorio/server/arquivo/guardar-arquivo.ts';
import { prepararArquivo } from '#capabilities/relatorio/server/arquivo/preparar-arquivo.ts';
import { NADA_FORA } from '#kernel/quem/usuario-atual.ts';
import { type Formato, formatos, MAXIMO_DO_PDF } from '../src/capabilities/relatorio/domain/arquivo.ts';
import type { Olhar } from '../src/capabilities/relatorio/domain/olhar.ts';
import { definicaoDe, nomesDosRelatorios } from '../src/capabilities/relatorio/domain/relatorios.ts';
import { agrupar } from '../src/capabilities/relatorio/server/agrupar.ts';
import { selectItens } from '../src/capabilities/relatorio/server/fato-repository.ts';
import { selecaoDe } from '../src/capabilities/relatorio/server/selecao.ts';
import { dimensaoDe } from '../src/capabilities/relatorio/server/ver-relatorio.ts';
import { loadConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { loadReference } from '../src/server/db/reference.ts';
import type { Medida } from './relatorios-arquivo.ts';

const TOTAL = Number(process.argv[2] ?? 1000) * 1000;
const VEZES = Number(process.argv[3] ?? 3);
const SO_ARQUIVOS = process.argv[4] === 'arquivos';
const META = 0.5;
const MEMORIA = 200;
const AGORA = new Date('2026-01-01T12:00:00-03:00');

/** A year of cases of 300 offices and seven types: 1 in 10 open, 1 in 20 extended or forwarded. */
const fill = [
  'set synchronous_commit = off; set session_replication_role = replica',
  `insert into ouvidoria (id, nome, sigla, id_esfera, prefixo_protocolo)
    select n, 'Órgão da medida número ' || n, 'MED' || n, 1, lpad(n::text, 5, '0') from generate_series(1, 300) n`,
  `insert into usuario (id, login, nome, criado_em) values (1, 'pessoa', 'Pessoa', now())`,
  `insert into manifestacao (id, protocolo, id_ouvidoria_registro, id_ouvidoria, id_tipo, id_tipo_formulario, id_situacao,
      id_tipo_identificacao, id_canal_entrada, id_modo_resposta, id_assunto, identidade_preservada, teor,
      codigo_acesso_hash, envio_hash, registrada_em, registro_contado, prazo_original, prazo, respondida_em,
      encerrada_em, atualizada_em, prorrogada_em)
    select n, lpad(n::text, 17, '0'), 1 + n % 300, 1 + n % 300, 2 + n % 4, 1, case when n % 10 = 0 then 1 else 6 end,
      4, 13, 1, (select min(id) from assunto) + n % 20, false, '{"texto": "A luz apagou."}',
      decode(md5(n::text), 'hex'), decode(md5('e' || n), 'hex'), em, em::date, em::date + 30, em::date + 30,
      case when n % 10 > 0 then em + (n % 40) * interval '1 day' end,
      case when n % 10 > 0 then em + (n % 40) * interval '1 day' end, em, case when n % 20 = 1 then em end
    from (select n, timestamptz '2025-01-02 12:00-03' + n * (interval '360 days' / ${TOTAL}) as em
      from generate_series(1, ${TOTAL}) n) caso`,
  `insert into encaminhamento (id_manifestacao, id_ouvidoria_origem, id_ouvidoria_destino, texto_solicitante,
      id_responsavel, responsavel, ocorrido_em)
    select n, 1, 2, 'Cabe a outro.', 1, 'Alguém', now() from generate_series(1, ${TOTAL}, 20) n`,
];

const prepare = async (url: string): Promise<void> => {
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
  console.log(`${TOTAL} casos em ${Math.round((performance.now() - begin) / 1000)} s`);
};

const TODOS: Olhar = {
  alcance: { tipo: 'todos' },
  casos: { idOuvidoria: null, ...NADA_FORA },
  proprio: null,
  ...NADA_FORA,
};
const UM: Olhar = {
  alcance: { tipo: 'proprio', idOuvidoria: 7 },
  casos: { idOuvidoria: 7, ...NADA_FORA },
  proprio: null,
  ...NADA_FORA,
};

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** A year of one office has more rows than a PDF may have, so the PDF gets less than two months. */
const filtroDo = (formato: Formato) =>
  formato === 'pdf'
    ? { idOuvidoria: 7, de: '2025-01-01', ate: '2025-02-20' }
    : { de: '2025-01-01', ate: '2025-12-31' };

/** In its own process, with the limits of the product's thread: its memory is the export's. */
const emOutroProcesso = async (encomenda: Encomenda): Promise<Medida> => {
  const filho = fork(path.join(import.meta.dirname, 'relatorios-arquivo.ts'), {
    serialization: 'advanced',
    execArgv: [
      `--max-semi-space-size=${LIMITES.maxYoungGenerationSizeMb / 3}`,
      `--max-old-space-size=${LIMITES.maxOldGenerationSizeMb}`,
    ],
  });
  filho.send(encomenda);
  const medida = once(filho, 'message') as Promise<[Medida]>;
  const [codigo] = (await once(filho, 'exit')) as [number];
  if (codigo !== 0) throw new Error('The export failed');
  return (await medida)[0];
};

/** COPY takes no parameters, so they are written into the text. */
const escrita = (text: string, parameters: readonly unknown[]): string =>
  text.replace(/\$(\d+)/g, (_, numero) => `'${String(parameters[Number(numero) - 1])}'`);

const medirArquivos = async (url: string, dataDir: string): Promise<void> => {
  const { db, pool, close } = openDatabase(url, { max: 2, onError: (error) => console.error(error.message) });
  const config = loadConfig({});
  const preparar = (formato: Formato): Promise<Preparado> =>
    prepararArquivo(
      { db, plataforma: 'Medida', agora: AGORA },
      {
        relatorio: 'manifestacoes',
        conteudo: 'lista',
        formato,
        filtro: filtroDo(formato),
        olhar: { ...TODOS, idOuvidoria: null } as never,
      },
    );
  const { linhas: daLista } = (await preparar('csv')).tabela;
  if (!('text' in daLista)) throw new Error('The list came without its query');
  const texto = escrita(daLista.text, daLista.values);
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory');
  const alvo = path.join(rows[0]?.data_directory ?? '', 'medida.csv');
  const copiar = async (): Promise<number> => {
    const begin = performance.now();
    await pool.query(`copy (${texto}) to '${alvo}' (format csv, header)`);
    return performance.now() - begin;
  };
  const pasta = path.join(dataDir, 'saida');
  await copiar();
  for (const formato of formatos) {
    // In turn, so that a busy machine slows both alike.
    const vezes: (Medida & { copy: number })[] = [];
    for (let vez = 0; vez < VEZES; vez += 1) {
      const copy = await copiar();
      const begin = performance.now();
      const preparado = await preparar(formato);
      const antes = performance.now() - begin;
      const medida = await emOutroProcesso({
        url,
        dataDir: pasta,
        s3: undefined,
        chave: chaveDosArquivos({ config }),
        preparado,
        lugar: novoLugar({ config }),
      });
      vezes.push({ ...medida, copy, tempo: antes + medida.tempo });
      await rm(pasta, { recursive: true, force: true });
    }
    const copy = median(vezes.map((vez) => vez.copy));
    const tempo = median(vezes.map((vez) => vez.tempo));
    const memoria = Math.round(Math.max(...vezes.map((vez) => vez.memoria)));
    const { linhas = 0, bytes = 0 } = vezes[0] ?? {};
    const bom = memoria < MEMORIA && (formato !== 'csv' || copy / tempo >= META);
    const contra =
      formato === 'pdf' ? `(até ${MAXIMO_DO_PDF} linhas)` : `${(copy / tempo).toFixed(2)} da velocidade`;
    console.log(
      `lista em ${formato.padEnd(4)} ${linhas} linhas, ${Math.round(bytes / 1e6)} MB: COPY ${(copy / 1000).toFixed(1)} s, nós ${(tempo / 1000).toFixed(1)} s, ${contra}, até ${memoria} MB de memória  ${bom ? 'dentro da meta' : 'FORA DA META'}`,
    );
  }
  await close();
};

const medirRelatorios = async (url: string): Promise<void> => {
  const { db, close } = openDatabase(url, { max: 2, onError: (error) => console.error(error.message) });
  const medir = async (fazer: () => Promise<unknown>): Promise<string> => {
    const begin = performance.now();
    await fazer();
    return `${Math.round(performance.now() - begin)} ms`.padStart(10);
  };
  console.log(
    'relatório'.padEnd(34),
    'todos'.padStart(10),
    'um órgão'.padStart(10),
    'lista (um)'.padStart(10),
  );
  for (const nome of nomesDosRelatorios.filter((cada) => definicaoDe(cada).fato === 'fato_manifestacao')) {
    const de = (olhar: Olhar) => selecaoDe(nome, {}, olhar, AGORA);
    const contar = (olhar: Olhar) => {
      const selecao = de(olhar);
      return agrupar(db, selecao, dimensaoDe(selecao, selecao.dimensao), 200);
    };
    const lista = () => {
      const selecao = de(UM);
      const dimensao = dimensaoDe(selecao, selecao.dimensao);
      return selectItens(db, selecao, { dimensao, valor: undefined, depois: undefined, limite: 21 });
    };
    console.log(
      nome.padEnd(34),
      await medir(() => contar(TODOS)),
      await medir(() => contar(UM)),
      await medir(lista),
    );
  }
  await close();
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-bench-'));
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir });
try {
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create database medida');
  await admin.end();
  await prepare(postgres.urlFor('medida'));
  if (!SO_ARQUIVOS) await medirRelatorios(postgres.urlFor('medida'));
  await medirArquivos(postgres.urlFor('medida'), dataDir);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
