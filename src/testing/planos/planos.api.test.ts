import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';
import { colherQuentes, type Quente } from './colher.ts';
import { explicar, lerGrandes } from './explicar.ts';
import { abrirGravador, usar } from './gravador.ts';
import { type Grandes, leiturasInteiras } from './leitura-inteira.ts';

/**
 * What the planner knows of the large tables where there are a million cases, told to a database of some hundred, so that it
 * plans as it would there. The plans themselves, at a million, stand beside it for people to read.
 */
const ESTATISTICAS = path.resolve(import.meta.dirname, '../../../bench/plans/estatisticas.sql');
const AS_MAIS_QUENTES = 40;

let app: TestApp;
let client: pg.Client;
let quentes: readonly Quente[];
let grandes: Grandes;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true, comChaves: true });
  const gravador = await abrirGravador(app.url, app.config, app.clock);
  quentes = await usar(gravador, async () => {
    await gravador.fazerTrabalhosDoInicio();
    return colherQuentes(gravador);
  });
  client = new pg.Client({ connectionString: app.url });
  await client.connect();
  await client.query('analyze');
  await client.query(await readFile(ESTATISTICAS, 'utf8'));
  grandes = await lerGrandes(client);
});
afterAll(async () => {
  await client.end();
  await app.close();
});

const inteirasDe = async (quente: Pick<Quente, 'text' | 'values'>): Promise<string[]> =>
  leiturasInteiras(await explicar(client, quente), grandes);

it('the planner holds the tables that grow with the cases for large', () => {
  expect([...grandes.tabelas]).toEqual(
    expect.arrayContaining(['manifestacao', 'manifestante', 'manifestacao_historico', 'resposta']),
  );
  expect(quentes.length).toBeGreaterThanOrEqual(AS_MAIS_QUENTES);
});

it('a statement that no index serves is found out', async () => {
  const semIndice = {
    text: 'select id from manifestacao where prazo_parado_por = $1',
    values: ['ninguém'],
  };
  expect(await inteirasDe(semIndice)).toEqual(['Seq Scan de manifestacao']);
  const comIndice = { text: 'select id from manifestacao where protocolo = $1', values: ['0'.repeat(17)] };
  expect(await inteirasDe(comIndice)).toEqual([]);
});

it('no statement of a day reads a large table from its first row to its last', async () => {
  const achadas: string[] = [];
  for (const quente of quentes)
    for (const inteira of await inteirasDe(quente))
      achadas.push(`${inteira} (${quente.pedidos.join('; ')}): ${quente.text.trim().slice(0, 400)}`);
  expect(achadas).toEqual([]);
});
