import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { gerarJobs } from './gerar-jobs.ts';

/** The demonstration with its files made, in a folder of its own. */
export const comArquivosGerados = async (
  antes: (app: TestApp) => Promise<void> = async () => {},
): Promise<{ readonly app: TestApp; fechar(): Promise<void> }> => {
  const pasta = await mkdtemp(path.join(tmpdir(), 'escuta-gerados-'));
  const app = await createTestApp({
    demoCasos: true,
    now: '2026-03-12T09:00:00-03:00',
    env: { DATA_DIR: pasta },
  });
  await antes(app);
  await gerarJobs(app.platform)
    .find(({ name }) => name === 'gerar-dados-abertos')
    ?.run({});
  return {
    app,
    fechar: async () => {
      await app.close();
      await rm(pasta, { recursive: true, force: true });
    },
  };
};
