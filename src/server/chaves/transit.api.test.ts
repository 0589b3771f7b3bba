import { chmod } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { abrirTransit, type TransitDeTeste } from '#testing/transit.ts';
import { darChavesAosOrgaos, iniciarCom, ler, PRIMEIRA } from './testing-chaves.ts';
import { trocarMestra } from './trocar-chaves.ts';

let app: TestApp;
let transit: TransitDeTeste;
let id: number;
beforeEach(async () => {
  transit = await abrirTransit();
  app = await createTestApp({ demo: true, comChaves: true, env: { ENCRYPTION_KEY: PRIMEIRA } });
  ({ id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia }));
  await darChavesAosOrgaos(app);
});
afterEach(async () => {
  await app.close();
  await transit.close();
});

const comAsDuas = (atual: 'vault' | 'ambiente') =>
  iniciarCom(app, { ...transit.env, ENCRYPTION_KEY: PRIMEIRA, CHAVE_MESTRA: atual });
const soOCofre = () => iniciarCom(app, transit.env);
const mudarParaOCofre = async () => trocarMestra({ db: app.db, config: await comAsDuas('vault') });
const nomes = async (): Promise<string[]> => {
  const rows = await app.db.selectFrom('chave_do_orgao').select('embrulhada_por').distinct().execute();
  const raiz = await app.db.selectFrom('chave_da_instalacao').select('embrulhada_por').executeTakeFirst();
  return [...new Set([...rows.map((row) => row.embrulhada_por), raiz?.embrulhada_por ?? ''])];
};

describe('L2 keys: a key may live outside, at a Vault-compatible transit address', () => {
  it('the command moves an installation there; afterwards its old key opens nothing and the service’s everything', async () => {
    expect(await mudarParaOCofre()).toBeGreaterThan(1);
    expect(await nomes()).toEqual(['vault:transit/escuta:v1']);
    expect((await ler(app, await soOCofre(), id)).email).toBe('maria.cidada@escuta.invalid');
    await expect(iniciarCom(app, { ENCRYPTION_KEY: PRIMEIRA })).rejects.toThrow(/não é a desta instalação/);
  });

  it('keys are opened at the start and kept in memory: a case is read without asking the service', async () => {
    await mudarParaOCofre();
    const config = await soOCofre();
    transit.lacrar();
    expect((await ler(app, config, id)).email).toBe('maria.cidada@escuta.invalid');
  });

  it('a new version of its key is followed by rewrap, which shows us no key', async () => {
    await mudarParaOCofre();
    transit.girar();
    const config = await soOCofre();
    transit.pedidos.length = 0;
    expect(await trocarMestra({ db: app.db, config })).toBeGreaterThan(1);
    expect(new Set(transit.pedidos)).toEqual(new Set(['encrypt', 'rewrap']));
    expect(await nomes()).toEqual(['vault:transit/escuta:v2']);
    transit.esquecerAte(1);
    expect((await ler(app, await soOCofre(), id)).email).toBe('maria.cidada@escuta.invalid');
  });

  it('and the way back, to a key of the installation’s own', async () => {
    await mudarParaOCofre();
    await trocarMestra({ db: app.db, config: await comAsDuas('ambiente') });
    expect((await ler(app, await iniciarCom(app, { ENCRYPTION_KEY: PRIMEIRA }), id)).email).toBeDefined();
    await expect(soOCofre()).rejects.toThrow(/não é a desta instalação/);
  });

  it('says in a sentence why it cannot start: unreachable, sealed, token, key, versions that are gone', async () => {
    await mudarParaOCofre();
    const iniciar = (env: Record<string, string>) => iniciarCom(app, { ...transit.env, ...env });
    await expect(iniciar({ VAULT_ADDR: 'http://127.0.0.1:9' })).rejects.toThrow(/VAULT_ADDR .*não respondeu/);
    await expect(iniciar({ VAULT_TRANSIT_KEY: 'outra' })).rejects.toThrow(/não é a desta instalação/);
    transit.girar();
    transit.esquecerAte(1);
    await expect(soOCofre()).rejects.toThrow(/recusou o pedido; confira VAULT_TRANSIT_KEY/);
    transit.lacrar();
    await expect(soOCofre()).rejects.toThrow(/lacrado/);
    await chmod(transit.env.VAULT_TOKEN_FILE, 0o644);
    await expect(soOCofre()).rejects.toThrow(/VAULT_TOKEN_FILE: o arquivo .* chmod 400/);
  });

  it('a new installation needs no key of its own', async () => {
    const nova = await createTestApp();
    const { keyFor } = await iniciarCom(nova, transit.env);
    expect((await iniciarCom(nova, transit.env)).keyFor('dono')).toEqual(keyFor('dono'));
    await nova.close();
  });
});
