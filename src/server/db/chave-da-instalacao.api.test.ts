import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { loadConfig } from '../config.ts';
import { assertChaveDaInstalacao } from './chave-da-instalacao.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const outra = loadConfig({ ENCRYPTION_KEY: 'uma-chave-de-outra-instalacao-com-mais-de-32' });
const iniciar = (config = app.platform.config) => assertChaveDaInstalacao({ ...app.platform, config });

describe('Lei 13.608/2018, art. 4-B: the installation starts only with its own key', () => {
  it('keeps the proof at the first start and accepts the same key ever after, also in two servers at once', async () => {
    await Promise.all([iniciar(), iniciar()]);
    await iniciar();
    expect(await app.db.selectFrom('chave_da_instalacao').select('unica').execute()).toHaveLength(1);
  });

  it('refuses another key with a sentence that says what is wrong and what would be lost', async () => {
    await iniciar();
    await expect(iniciar(outra)).rejects.toThrow(/ENCRYPTION_KEY não é a desta instalação/);
  });

  it('refuses another key also on a database of the version before, which has sealed cases and no proof', async () => {
    await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await app.db.deleteFrom('chave_da_instalacao').execute();
    await expect(iniciar(outra)).rejects.toThrow(/ENCRYPTION_KEY/);
    expect(await app.db.selectFrom('chave_da_instalacao').select('unica').execute()).toEqual([]);
  });
});
