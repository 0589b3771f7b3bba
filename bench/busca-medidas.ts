import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import {
  buscaDePedidos,
  MAXIMO_DE_CANDIDATOS,
  marcasDoFiltro,
  POR_PAGINA,
  palavrasProcuradas,
} from '../src/capabilities/busca/domain/filtro-da-busca.ts';
import { searchPedidos } from '../src/capabilities/busca/server/pedidos-repository.ts';
import { createApp } from '../src/server/app.ts';
import { systemClock } from '../src/server/clock.ts';
import { loadConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/db/database.ts';

/** Rounds before anything is measured: code is optimised only after some hundred calls. */
const VOLTAS_ANTES = 20;
const AQUECIMENTO = 20;
const VEZES = 200;
const META_DO_SQL = 2;
const META_DO_TAMANHO = 3;

/** Words of every frequency and filters of every kind; the frequencies are those in the million. */
const BUSCAS: readonly (readonly [string, Record<string, string>])[] = [
  ['sem palavras', {}],
  ['só um órgão', { orgao: '150' }],
  ['palavra em quase todos', { q: 'informação' }],
  ['palavra em 6 de cada 10', { q: 'licitações' }],
  ['palavra em 1 de cada 6', { q: 'dengue' }],
  ['palavra em 1 de cada 100', { q: 'safocesa' }],
  ['palavra em 1 de cada 300', { q: 'dirufoza' }],
  ['palavra em 1 de cada 800', { q: 'nizabriflu' }],
  ['palavra rara', { q: 'termo77777' }],
  ['palavra que não há', { q: 'zarabatana' }],
  ['duas comuns', { q: 'hospital vacina' }],
  ['comum e rara', { q: 'licitações vicebacho' }],
  ['uma ou outra', { q: 'dengue OU merenda' }],
  ['frase exata', { q: '"dados informações"' }],
  ['comum sem outra', { q: 'licitações -dengue' }],
  ['comum, um órgão, um ano', { q: 'licitações', orgao: '150', ano: '2021' }],
  ['comum, um estado, negado', { q: 'vacina', uf: 'PA', decisao: '6' }],
  ['comum, mais recentes', { q: 'licitações', ordem: 'recentes' }],
];

/** The same search three ways: through HTTP, and the statement that the endpoint sends, sent alone. */
const abrir = async (url: string) => {
  const erro = (error: Error) => console.error(error.message);
  const { db, pool, close } = openDatabase(url, { max: 2, onError: erro });
  const config = loadConfig({ LOG_LEVEL: 'silent', SEED: 'none' });
  const { http } = await createApp({ platform: { config, clock: systemClock, db, leitura: db, pool } });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  // The server refuses requests while it is still busy starting.
  await setTimeout(3000);
  const agent = new Agent({ keepAlive: true });
  const sql = openDatabase(url, { max: 1, onError: erro });
  return {
    http: (query: Record<string, string>) =>
      new Promise<void>((resolve, reject) => {
        const path = `/api/app-web/v1/busca/pedidos?${new URLSearchParams(query)}`;
        request({ host: '127.0.0.1', port, path, agent }, (response) => {
          response.resume();
          response.on('end', () =>
            response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode}`)),
          );
        })
          .on('error', reject)
          .end();
      }),
    sql: async (query: Record<string, string>) => {
      const busca = buscaDePedidos.parse(query);
      await searchPedidos(sql.db, {
        palavras: palavrasProcuradas(busca.q),
        marcas: marcasDoFiltro(busca),
        porRelevancia: busca.ordem !== 'recentes' && busca.q !== undefined,
        candidatos: MAXIMO_DE_CANDIDATOS,
        pular: 0,
        limite: POR_PAGINA,
      });
    },
    fechar: async () => {
      agent.destroy();
      await http.close();
      await close();
      await sql.close();
    },
  };
};

const tempo = async (medida: () => Promise<unknown>): Promise<number> => {
  const inicio = performance.now();
  await medida();
  return performance.now() - inicio;
};

const percentil = (tempos: readonly number[], parte: number): number =>
  [...tempos].sort((a, b) => a - b)[Math.min(tempos.length - 1, Math.floor(tempos.length * parte))] ?? 0;

const escrever = (numero: number): string => numero.toFixed(1).padStart(6);

/** All in turn, so that a busy machine slows them alike; the first times do not count. */
const comparar = async (medidas: readonly (() => Promise<unknown>)[]) => {
  const tempos = medidas.map((): number[] => []);
  for (let vez = 0; vez < AQUECIMENTO + VEZES; vez += 1)
    for (const [i, medida] of medidas.entries()) {
      const durou = await tempo(medida);
      if (vez >= AQUECIMENTO) tempos[i]?.push(durou);
    }
  return tempos.map((lista) => ({ mediana: percentil(lista, 0.5), p95: percentil(lista, 0.95) }));
};

export const medir = async (urlPequena: string, urlGrande: string): Promise<void> => {
  const [pequena, grande] = [await abrir(urlPequena), await abrir(urlGrande)];
  console.log(
    'mediana e p95 em ms: HTTP com poucos, SQL puro com muitos, HTTP com muitos; razões da mediana e do p95',
  );
  try {
    // What is measured first must not pay for compiling code that all of them use.
    for (let volta = 0; volta < VOLTAS_ANTES; volta += 1)
      for (const [, query] of BUSCAS) for (const { http } of [pequena, grande]) await http(query);
    for (const [nome, query] of BUSCAS) {
      const [a, b, c] = await comparar([
        () => pequena.http(query),
        () => grande.sql(query),
        () => grande.http(query),
      ]);
      if (!a || !b || !c) throw new Error('three are measured');
      const doSql = [c.mediana / b.mediana, c.p95 / b.p95];
      const doTamanho = [c.mediana / a.mediana, c.p95 / a.p95];
      const isDentro =
        doSql.every((razao) => razao <= META_DO_SQL) && doTamanho.every((razao) => razao <= META_DO_TAMANHO);
      const razoes = (valores: readonly number[]) => valores.map((valor) => `${valor.toFixed(2)}×`).join(' ');
      console.log(
        `${nome.padEnd(26)} ${[a, b, c].map(({ mediana, p95 }) => `${escrever(mediana)}/${escrever(p95)}`).join('  ')}` +
          `   do SQL ${razoes(doSql)}   do tamanho ${razoes(doTamanho)}   ${isDentro ? 'dentro da meta' : 'ACIMA DA META'}`,
      );
    }
  } finally {
    await pequena.fechar();
    await grande.fechar();
  }
};
