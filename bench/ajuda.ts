/**
 * Measures whether the help answers what citizens ask: for how many of the questions in bench/ajuda
 * a right source is among the first three, in the search and in the assistant's answer, and how
 * long a search takes. `node bench/ajuda.ts [erros]` prints the figures; 'erros' also lists what
 * was missed among the questions that the search was tuned with. The reserved questions are only
 * counted, never shown.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { orgaosDemo } from '../db/seed/orgaos.ts';
import { insertOrgao } from '../db/seed/seed-repository.ts';
import { procurarAjuda } from '../src/capabilities/ajuda/server/procurar-ajuda.ts';
import { createApp } from '../src/server/app.ts';
import { systemClock } from '../src/server/clock.ts';
import { loadConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { loadReference } from '../src/server/db/reference.ts';
import { perguntarAoAssistente } from './ajuda/assistente.ts';
import {
  type Alheias,
  type Conjunto,
  existe,
  type Medida,
  medir,
  readCasos,
  readForaDoAssunto,
} from './ajuda/medir.ts';

const META = 0.9;
const META_FORA = 0.85;

const CONJUNTOS: readonly (readonly [Conjunto, string, 'ajuste' | 'reserva'])[] = [
  ['ajuste', 'Ajuste (perguntas nossas)', 'ajuste'],
  ['ajuste-2', 'Ajuste 2 (perguntas escritas por quem não conhecia a busca)', 'ajuste'],
  ['reserva', 'Reserva (perguntas nossas, não usadas no ajuste)', 'reserva'],
  [
    'reserva-2',
    'Reserva 2 (perguntas escritas por quem não conhecia a busca, não usadas no ajuste)',
    'reserva',
  ],
  ['independente', 'Independente (200 perguntas de quem não viu regras nem ordem)', 'reserva'],
];

const ALHEIAS: readonly (readonly [Alheias, string])[] = [
  ['fora', 'Fora do assunto'],
  ['fora-ajuste', 'Fora do assunto, ajuste (perto das nossas palavras)'],
  ['fora-independente', 'Fora do assunto, independente (100 de quem não viu regras nem ordem)'],
];

const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-bench-'));
// Otherwise the embedded database, which never runs as root, would go to a place that nothing here
// cleans up.
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir, ephemeral: true });
const { db, pool, close } = openDatabase(postgres.url, {
  max: 4,
  onError: (error) => console.error(error.message),
});

const porCento = (parte: number): string => `${(100 * parte).toFixed(1).replace('.', ',')} %`;
const tempos: number[] = [];

const procurar = async (texto: string, limite: number) => {
  const inicio = performance.now();
  const achadas = await procurarAjuda(db, { texto, limite });
  tempos.push(performance.now() - inicio);
  return achadas;
};

const cumpre = (parte: number, meta: number): string => {
  if (parte < meta) process.exitCode = 1;
  return `${porCento(parte)}; meta ${porCento(meta)}${parte < meta ? ', NÃO ATINGIDA' : ''}`;
};

const imprimir = (nome: string, { casos, certos, primeiros }: Medida): void =>
  console.log(
    `${nome}: ${certos} de ${casos} com a fonte certa entre as três primeiras (${cumpre(certos / casos, META)}), ${primeiros} em primeiro lugar`,
  );

const imprimirErros = ({ erros }: Medida): void => {
  for (const { caso, achadas } of erros) {
    console.log(`\n${caso.pergunta}\n  certas: ${caso.certas.join(' ')}`);
    for (const { relevancia, endereco, titulo } of achadas) {
      console.log(`  ${relevancia.toFixed(3)} ${endereco} ${titulo}`);
    }
  }
};

try {
  await migrate(postgres.url);
  await loadReference(postgres.url);
  for (const orgao of orgaosDemo) await insertOrgao(db, orgao);
  const config = loadConfig({ LOG_LEVEL: 'error', DATA_DIR: dataDir });
  const { http } = await createApp({ platform: { config, clock: systemClock, db, leitura: db, pool } });
  await http.ready();
  const assistente = perguntarAoAssistente(http);

  for (const [conjunto, nome, uso] of CONJUNTOS) {
    if (!(await existe(conjunto))) {
      console.log(`${nome}: ainda não há (${conjunto}.json)`);
      continue;
    }
    const casos = await readCasos(conjunto);
    const medida = await medir(casos, procurar);
    imprimir(nome, medida);
    const { certos } = await medir(casos, assistente);
    console.log(
      `  o assistente mostra a fonte certa, ou o formulário certo, em ${certos} (${cumpre(certos / casos.length, META)})`,
    );
    if (process.argv[2] === 'erros' && uso === 'ajuste') imprimirErros(medida);
  }

  for (const [quais, nome] of ALHEIAS) {
    if (!(await existe(quais))) {
      console.log(`${nome}: ainda não há (${quais}.json)`);
      continue;
    }
    const fora = await readForaDoAssunto(quais);
    let [vazias, caladas] = [0, 0];
    for (const texto of fora) {
      if ((await procurar(texto, 1)).length === 0) vazias++;
      if ((await assistente(texto, 1)).length === 0) caladas++;
    }
    console.log(
      `${nome}: de ${fora.length}, a busca nada acha para ${vazias} (${cumpre(vazias / fora.length, META_FORA)}), e o assistente para ${caladas} (${cumpre(caladas / fora.length, META_FORA)})`,
    );
  }
  const ordenados = tempos.toSorted((a, b) => a - b);
  const em = (parte: number): string =>
    `${(ordenados[Math.floor((ordenados.length - 1) * parte)] ?? 0).toFixed(0)} ms`;
  console.log(`Tempo de uma busca: mediana ${em(0.5)}, 95 % em até ${em(0.95)}`);
  await http.close();
} finally {
  await close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
