import { appendFile, cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { conferirCopia } from '#server/db/copia/conferir.ts';
import { percorrer } from '#server/db/copia/copiar-arvore.ts';
import { listBases, pastaDoWal } from '#server/db/copia/pasta-da-copia.ts';
import { listSegmentos } from '#server/db/copia/segmentos.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { createTestDataDir } from '#testing/test-database-place.ts';
import { abrirEnsaio, comando, type Ensaio, momentoCalmo, SEGREDO } from './lib/ensaio-copia.ts';
import { startServer } from './lib/proof-server.ts';

const LIMITE = 120_000;
let raiz: string;
let env: NodeJS.ProcessEnv;
let postgres: EmbeddedPostgres;
let ensaio: Ensaio;
const feitos = { antes: '', noMeio: '', depois: '' };
let momento: string;
let apagado: number;
let tarde: number;

const consultar = async <T extends pg.QueryResultRow>(url: string, texto: string): Promise<T[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(texto)).rows;
  } finally {
    await client.end();
  }
};

/** Everything below a folder, as one text. */
const tudoEm = async (pasta: string): Promise<Buffer> => {
  const partes: Buffer[] = [];
  for await (const { nome, isPasta } of percorrer(pasta))
    if (!isPasta) partes.push(await readFile(join(pasta, nome)));
  return Buffer.concat(partes);
};

const restaurar = (em: string, mais: readonly string[], chave = SEGREDO) =>
  comando('copia-restaurar', ['--em', join(raiz, em), ...mais], { ...env, ENCRYPTION_KEY: chave });

const noRestaurado = async <T>(em: string, fazer: (url: string) => Promise<T>): Promise<T> => {
  const restaurado = await startEmbeddedPostgres({ dataDir: join(raiz, em, 'postgres') });
  try {
    return await fazer(restaurado.url);
  } finally {
    await restaurado.stop();
  }
};

const protocolos = async (url: string): Promise<string[]> =>
  (await consultar<{ numero: string }>(url, 'select protocolo as numero from manifestacao')).map(
    ({ numero }) => numero,
  );

/** PostgreSQL hands a segment over when it is full, or by the minute; here at once. */
const arquivarTudo = async (): Promise<void> => {
  const [antes] = await consultar<{ ate: string }>(
    postgres.url,
    'select pg_walfile_name(pg_switch_wal()) as ate',
  );
  await vi.waitFor(
    async () => {
      const [ultimo] = await consultar<{ ate: string }>(
        postgres.url,
        'select last_archived_wal as ate from pg_stat_archiver',
      );
      expect((ultimo?.ate ?? '') >= (antes?.ate ?? '')).toBe(true);
    },
    { timeout: 20_000, interval: 50 },
  );
};

/** An installation that files, is backed up, files on, and is backed up no more. */
beforeAll(async () => {
  raiz = await createTestDataDir();
  env = {
    DATA_DIR: join(raiz, 'dados'),
    COPIAS: join(raiz, 'copias'),
    ENCRYPTION_KEY: SEGREDO,
    RETENCAO_CHAVES: 'nao',
    LOG_LEVEL: 'error',
  };
  postgres = await startEmbeddedPostgres({
    dataDir: join(raiz, 'dados', 'postgres'),
    arquivarEm: pastaDoWal(join(raiz, 'copias')),
  });
  ensaio = await abrirEnsaio(postgres.url, env);
  feitos.antes = await ensaio.registrar();
  apagado = await ensaio.enviar();
  await ensaio.encadear();
  const copia = await comando('copia-fazer', [], env);
  expect(copia.codigo, copia.saida).toBe(0);
  feitos.noMeio = await ensaio.registrar();
  await ensaio.encadear();
  momento = await momentoCalmo();
  feitos.depois = await ensaio.registrar();
  await ensaio.remover(apagado);
  tarde = await ensaio.enviar();
  await arquivarTudo();
}, LIMITE);

afterAll(async () => {
  await ensaio?.close();
  await postgres?.stop();
  await rm(raiz, { recursive: true, force: true });
}, LIMITE);

describe('a backup', () => {
  it('is whole, and holds nothing of the keys', async () => {
    const problemas: string[] = [];
    const conferida = await conferirCopia(join(raiz, 'copias'), (problema) => problemas.push(problema));
    expect(problemas).toEqual([]);
    expect(conferida).toMatchObject({ problemas: 0, bases: [{}], arquivos: expect.any(Number) });
    expect(conferida.segmentos).toBeGreaterThan(1);
    expect(conferida.arquivos).toBeGreaterThan(0);
    expect((await tudoEm(join(raiz, 'copias'))).includes(SEGREDO)).toBe(false);
  });
});

describe('restored to a second, in a new place', () => {
  it(
    'what was acknowledged up to it is there, later acts are not, files and audit chains hold',
    async () => {
      const { codigo, saida } = await restaurar('volta', ['--ate', momento]);
      expect(codigo, saida).toBe(0);
      expect(saida).toContain('As chaves dadas são as desta instalação.');
      expect(saida).toContain('Todos os arquivos que o banco nomeia estão lá.');
      expect(saida).toMatch(/Auditoria: [1-9]\d* elos conferidos, [1-9]\d* pontos comparados, 0 problemas/);
      const la = await noRestaurado('volta', async (url) => ({
        protocolos: await protocolos(url),
        // The file that was removed later is named again, and the copy had kept it.
        anexos: (await consultar<{ id: number }>(url, 'select id from anexo')).map(({ id }) => id),
        arquiva: await consultar(url, "select current_setting('archive_mode') as modo"),
      }));
      expect(la.protocolos).toEqual(expect.arrayContaining([feitos.antes, feitos.noMeio]));
      expect(la.protocolos).not.toContain(feitos.depois);
      expect(la.anexos).toContain(apagado);
      expect(la.anexos).not.toContain(tarde);
      expect(la.arquiva).toEqual([{ modo: 'off' }]);
    },
    LIMITE,
  );

  it(
    'does not start with another key, and says so; a place that is not empty is not touched',
    async () => {
      const outra = { ...env, DATA_DIR: join(raiz, 'volta'), COPIAS: '', ENCRYPTION_KEY: `outra-${SEGREDO}` };
      await expect(startServer(join(raiz, 'volta'), outra)).rejects.toThrow(
        'A ENCRYPTION_KEY não é a desta instalação',
      );
      const { codigo, saida } = await restaurar('volta', []);
      expect(codigo).toBe(1);
      expect(saida).toContain('não está vazia');
    },
    LIMITE,
  );

  it(
    'as far as the log goes, it names what came after the last copy of the files',
    async () => {
      const { codigo, saida } = await restaurar('fim', [], `outra-${SEGREDO}`);
      expect(codigo, saida).toBe(1);
      expect(saida).toContain('Faltam 1 arquivos: chegaram depois da última cópia');
      expect(saida).toContain('As chaves não ficam na cópia.');
      expect(await noRestaurado('fim', protocolos)).toContain(feitos.depois);
    },
    LIMITE,
  );

  it(
    'refuses a moment that the log does not reach',
    async () => {
      const daqui = new Date(Date.now() + 3_600_000).toISOString();
      const { codigo, saida } = await restaurar('nada', ['--ate', daqui]);
      expect(codigo).toBe(1);
      expect(saida).toMatch(/acaba antes desse momento \(o último ato nela é de \d{4}-\d\d-\d\d \d\d:/);
    },
    LIMITE,
  );
});

describe('a backup that somebody touched', () => {
  it(
    'is told by the check, and is not restored',
    async () => {
      const COPIAS = join(raiz, 'mexida');
      await cp(join(raiz, 'copias'), COPIAS, { recursive: true });
      const [primeira] = await listBases(COPIAS);
      const base = primeira?.nome ?? '';
      await appendFile(join(COPIAS, 'bases', base, 'banco', 'PG_VERSION'), ' ');
      const segmentos = (await listSegmentos(pastaDoWal(COPIAS))).filter(
        (nome) => nome >= (primeira?.manifesto.segmento ?? ''),
      );
      await rm(join(pastaDoWal(COPIAS), `${segmentos[0]}.gz`));
      const problemas: string[] = [];
      await conferirCopia(COPIAS, (problema) => problemas.push(problema));
      expect(problemas).toEqual([
        `Base ${base}: banco/PG_VERSION não é o que foi copiado.`,
        expect.stringContaining(`falta ${segmentos[0]}`),
      ]);
      const restaurada = await comando('copia-restaurar', ['--em', join(raiz, 'mal')], { ...env, COPIAS });
      expect(restaurada.codigo).toBe(1);
      expect(restaurada.saida).toContain('nada foi restaurado');
    },
    LIMITE,
  );
});
