import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { colherQuentes, type Quente } from '../../src/testing/planos/colher.ts';
import { explicar, lerGrandes } from '../../src/testing/planos/explicar.ts';
import { leiturasInteiras } from '../../src/testing/planos/leitura-inteira.ts';
import { lerEstatisticas } from './estatisticas.ts';
import { abrirGravador, usar } from './gravador.ts';
import { numero } from './tabela.ts';

const PASTA = path.resolve(import.meta.dirname, '../plans');
const QUANTOS = 40;

const emTexto = async (client: pg.ClientBase, { text, values }: Quente): Promise<string> => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

/** What a reading took, once it had been done before; a writing is not done. */
const tempoDe = async (client: pg.ClientBase, { text, values }: Quente): Promise<string> => {
  if (
    !/^\s*(?:select|with)\b/i.test(text) ||
    /\b(?:insert|update|delete)\b|for (?:no key )?update|add_job/i.test(text)
  )
    return 'not timed: it writes';
  let ms = 0;
  for (const _ of [1, 2, 3]) {
    const antes = performance.now();
    await client.query(text, [...values]);
    ms = performance.now() - antes;
  }
  return `${ms.toFixed(1)} ms`;
};

/**
 * Writes the plans of the hottest statements and what the planner knew, for the test that holds them; answers what is read whole
 * although it is large.
 */
export const escreverPlanos = async (
  url: string,
  env: Readonly<Record<string, string>>,
  casos: number,
): Promise<string[]> => {
  const quentes = await usar(await abrirGravador(url, env), colherQuentes);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const grandes = await lerGrandes(client);
    await mkdir(PASTA, { recursive: true });
    for (const nome of await readdir(PASTA)) if (/^\d\d\.txt$/.test(nome)) await rm(path.join(PASTA, nome));
    const inteiras: string[] = [];
    for (const [n, quente] of quentes.entries()) {
      const lidas = leiturasInteiras(await explicar(client, quente), grandes);
      inteiras.push(
        ...lidas.map((lida) => `${lida} (${quente.pedidos.join('; ')}): ${quente.text.slice(0, 300)}`),
      );
      if (n >= QUANTOS) continue;
      const linhas = [
        `-- ${numero(casos)} casos; calor ${quente.calor}; ${await tempoDe(client, quente)}; enviado por: ${quente.pedidos.join('; ')}`,
        quente.text.trim(),
        '',
        await emTexto(client, quente),
        '',
      ];
      await writeFile(path.join(PASTA, `${String(n + 1).padStart(2, '0')}.txt`), linhas.join('\n'));
    }
    await writeFile(
      path.join(PASTA, 'estatisticas.sql'),
      `-- What the planner knows with ${numero(casos)} cases: written by bench/tudo/planos.ts, read by the test that holds the plans.\n${await lerEstatisticas(client)}\n`,
    );
    return inteiras;
  } finally {
    await client.end();
  }
};
