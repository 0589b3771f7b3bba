/**
 * What a report costs over many cases: each of those over cases and appeals, for everybody (administrador) and for one
 * office of 300, and the file of the whole list. It fills a temporary database by itself, prints its figures and removes it.
 * `node bench/relatorios.ts [milhares de casos]`
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Olhar } from '../src/capabilities/relatorio/domain/olhar.ts';
import { definicaoDe, nomesDosRelatorios } from '../src/capabilities/relatorio/domain/relatorios.ts';
import { agrupar } from '../src/capabilities/relatorio/server/agrupar.ts';
import { listItens } from '../src/capabilities/relatorio/server/fato-repository.ts';
import { selecaoDe } from '../src/capabilities/relatorio/server/selecao.ts';
import { tabelaDaLista } from '../src/capabilities/relatorio/server/tabela-do-arquivo.ts';
import { dimensaoDe } from '../src/capabilities/relatorio/server/ver-relatorio.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { loadReference } from '../src/server/db/reference.ts';

const TOTAL = Number(process.argv[2] ?? 1000) * 1000;
const AGORA = new Date('2026-01-01T12:00:00-03:00');

/** A year of cases of 300 offices and seven types: one in ten open, one in twenty extended or forwarded. */
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

const TODOS: Olhar = { alcance: { tipo: 'todos' }, casos: { idOuvidoria: null }, proprio: null };
const UM: Olhar = { alcance: { tipo: 'proprio', idOuvidoria: 7 }, casos: { idOuvidoria: 7 }, proprio: null };

const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-bench-'));
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir });
try {
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create database medida');
  await admin.end();
  await prepare(postgres.urlFor('medida'));
  const { db, close } = openDatabase(postgres.urlFor('medida'), {
    max: 2,
    onError: (error) => console.error(error.message),
  });
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
      return listItens(db, selecao, { dimensao, valor: undefined, depois: undefined, limite: 21 });
    };
    console.log(
      nome.padEnd(34),
      await medir(() => contar(TODOS)),
      await medir(() => contar(UM)),
      await medir(lista),
    );
  }
  let linhas = 0;
  let maior = 0;
  const tempo = await medir(async () => {
    const tabela = await tabelaDaLista(db, selecaoDe('manifestacoes', {}, TODOS, AGORA), undefined);
    for await (const pagina of tabela.linhas()) {
      linhas += pagina.length;
      maior = Math.max(maior, process.memoryUsage().rss);
    }
  });
  console.log(`lista inteira: ${linhas} linhas em ${tempo.trim()}, até ${Math.round(maior / 1e6)} MB`);
  await close();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
