/**
 * Whether the help answers what citizens ask: for how many of the questions of bench/ajuda a right source is among the
 * first three, and how long a search takes. `node bench/ajuda.ts [erros]` prints the figures; with 'erros' also what was
 * missed of the questions the search was tuned with. The reserved ones were written before and are only ever counted.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { orgaosDemo } from '../db/seed/orgaos.ts';
import { insertOrgao } from '../db/seed/seed-repository.ts';
import { procurarAjuda } from '../src/capabilities/ajuda/server/procurar-ajuda.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { loadReference } from '../src/server/db/reference.ts';
import { lerCasos, lerForaDoAssunto, type Medida, medir } from './ajuda/medir.ts';

const META = 0.9;

const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-bench-'));
// Otherwise the embedded database, which never runs as root, would put itself where nothing here removes it.
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir, ephemeral: true });
const { db, close } = openDatabase(postgres.url, {
  max: 2,
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

const imprimir = (nome: string, { casos, certos, primeiros }: Medida): void => {
  const parte = certos / casos;
  console.log(
    `${nome}: ${certos} de ${casos} com a fonte certa entre as três primeiras (${porCento(parte)}; meta ${porCento(META)}${parte < META ? ', NÃO ATINGIDA' : ''}), ${primeiros} em primeiro lugar`,
  );
  if (parte < META) process.exitCode = 1;
};

try {
  await migrate(postgres.url);
  await loadReference(postgres.url);
  for (const orgao of orgaosDemo) await insertOrgao(db, orgao);
  const ajuste = await medir(await lerCasos('ajuste'), procurar);
  imprimir('Perguntas de ajuste', ajuste);
  imprimir('Perguntas reservadas', await medir(await lerCasos('reserva'), procurar));
  const fora = await lerForaDoAssunto();
  const semResposta = await Promise.all(fora.map(async (texto) => (await procurar(texto, 1)).length === 0));
  console.log(
    `Fora do assunto: ${semResposta.filter(Boolean).length} de ${fora.length} ficam sem resposta, como devem`,
  );
  const ordenados = tempos.toSorted((a, b) => a - b);
  const em = (parte: number): string =>
    `${(ordenados[Math.floor((ordenados.length - 1) * parte)] ?? 0).toFixed(0)} ms`;
  console.log(`Tempo de uma busca: mediana ${em(0.5)}, 95 % em até ${em(0.95)}`);
  if (process.argv[2] === 'erros') {
    for (const { caso, achadas } of ajuste.erros) {
      console.log(`\n${caso.pergunta}\n  certas: ${caso.certas.join(' ')}`);
      for (const { relevancia, endereco, titulo } of achadas) {
        console.log(`  ${relevancia.toFixed(3)} ${endereco} ${titulo}`);
      }
    }
  }
} finally {
  await close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
