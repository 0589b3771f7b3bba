import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verificarAuditoria } from '#capabilities/auditoria/server/index.ts';
import { encadearTudo } from '#capabilities/auditoria/server/testing-encadear.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { minutes } from '../clock.ts';
import type { Config } from '../config.ts';
import { chavesDosOrgaosJob } from './chaves-job.ts';
import { lerChaves } from './ler-chaves.ts';
import {
  darChavesAosOrgaos,
  iniciarCom,
  ler,
  orgaoQueEmbrulha,
  PRIMEIRA,
  passarMeioMinuto,
  SEGUNDA,
} from './testing-chaves.ts';
import { trocarChavesDosOrgaos, trocarMestra } from './trocar-chaves.ts';

let app: TestApp;
beforeEach(async () => {
  // As every server before a rotation: it wraps with the first key and may open with the second.
  const env = { ENCRYPTION_KEY: PRIMEIRA, ENCRYPTION_KEY_ANTERIOR: SEGUNDA };
  app = await createTestApp({ demo: true, comChaves: true, env });
});
afterEach(() => app.close());

const denuncia = { tipo: TipoManifestacao.denuncia, teor: { texto: 'O chefe pediu propina.' } };
const denunciar = async (quantas: number, idOuvidoria: number = Orgaos.cgu): Promise<number[]> => {
  const ids: number[] = [];
  for (let n = 0; n < quantas; n++) ids.push((await criarCaso(app, { ...denuncia, idOuvidoria })).id);
  return ids;
};
const ESPERADO = { texto: 'O chefe pediu propina.', email: 'maria.cidada@escuta.invalid' };
const abremTodas = async (config: Config, ids: readonly number[]): Promise<void> => {
  for (const id of ids) expect(await ler(app, config, id)).toEqual(ESPERADO);
};
const comAsDuas = () => iniciarCom(app, { ENCRYPTION_KEY: SEGUNDA, ENCRYPTION_KEY_ANTERIOR: PRIMEIRA });
const soANova = () => iniciarCom(app, { ENCRYPTION_KEY: SEGUNDA });
const soAAntiga = () => iniciarCom(app, { ENCRYPTION_KEY: PRIMEIRA });
const quemEmbrulha = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ por: string; n: number }>`
    select embrulhada_por as por, count(*) as n from chave_do_orgao group by 1 order by 1`.execute(app.db);
  return Object.fromEntries(rows.map(({ por, n }) => [por, n]));
};
/** The process ends here: what was committed stays. */
const morrer = (): never => {
  throw new Error('killed');
};

describe('L2 keys: envelope by installation key, office key, case key', () => {
  it('cases of the version before, wrapped by the root, come under their office’s key and read the same', async () => {
    const ids = [...(await denunciar(3)), ...(await denunciar(2, Orgaos.ifce))];
    expect(await Promise.all(ids.map((id) => orgaoQueEmbrulha(app, id)))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    await darChavesAosOrgaos(app);
    expect(await Promise.all(ids.map((id) => orgaoQueEmbrulha(app, id)))).toEqual([6, 6, 6, 65, 65]);
    await abremTodas(app.config, ids);
    await abremTodas(await soAAntiga(), ids);
  });

  it('a new case is under the office’s key from the start, and the job moves the key along with a case', async () => {
    await darChavesAosOrgaos(app);
    const [id = 0] = await denunciar(1);
    expect(await orgaoQueEmbrulha(app, id)).toBe(Orgaos.cgu);
    await app.db
      .updateTable('manifestacao')
      .set({ id_ouvidoria: Orgaos.ifce })
      .where('id', '=', id)
      .execute();
    await chavesDosOrgaosJob(app.platform).run({});
    expect(await orgaoQueEmbrulha(app, id)).toBe(Orgaos.ifce);
    await abremTodas(app.config, [id]);
  });

  it('the identity of a request that preserves it is wrapped by the office’s key too', async () => {
    await darChavesAosOrgaos(app);
    const maria = await entrarComo(app, 'maria.cidada');
    const { statusCode, body } = await registrar(maria, {
      idTipoManifestacao: TipoManifestacao.acessoAInformacao,
      preservarIdentidade: true,
    });
    expect(statusCode, body).toBe(200);
    const { chave_embrulhada } = await app.db
      .selectFrom('manifestante_preservado')
      .select('chave_embrulhada')
      .executeTakeFirstOrThrow();
    expect(chave_embrulhada).toHaveLength(65);
  });

  it('a key that another server may not have read yet wraps nothing', async () => {
    await chavesDosOrgaosJob(app.platform).run({});
    const [id = 0] = await denunciar(1);
    expect(await orgaoQueEmbrulha(app, id)).toBeNull();
    await passarMeioMinuto(app);
    await chavesDosOrgaosJob(app.platform).run({});
    expect(await orgaoQueEmbrulha(app, id)).toBe(Orgaos.cgu);
  });
});

describe('L2 keys: rotation of the installation’s key', () => {
  it('is resumable: killed in the middle, both keys are needed; run again, the new one alone opens everything', async () => {
    const ids = await denunciar(3);
    await darChavesAosOrgaos(app);
    const total = Object.values(await quemEmbrulha())[0] ?? 0;
    const config = await comAsDuas();
    await expect(trocarMestra({ db: app.db, config }, { porVez: 2, aoAndar: morrer })).rejects.toThrow(
      'killed',
    );
    expect(Object.values(await quemEmbrulha()).toSorted((a, b) => a - b)).toEqual([2, total - 2]);
    await abremTodas(await comAsDuas(), ids);
    await expect(soANova()).rejects.toThrow(
      /troca da chave não terminou.*ENCRYPTION_KEY_ANTERIOR.*chaves:trocar/,
    );
    expect(await trocarMestra({ db: app.db, config: await comAsDuas() }, { porVez: 2 })).toBe(total - 2);
    await abremTodas(await soANova(), ids);
    expect(await trocarMestra({ db: app.db, config: await soANova() })).toBe(0);
  });

  it('leaves an old key that opens nothing: it is refused at the start', async () => {
    await darChavesAosOrgaos(app);
    await trocarMestra({ db: app.db, config: await comAsDuas() });
    await expect(soAAntiga()).rejects.toThrow(/ENCRYPTION_KEY não é a desta instalação.*trocada/);
  });

  it('is online: servers go on writing before, during and after it, and nothing is lost', async () => {
    await darChavesAosOrgaos(app);
    const maria = await entrarComo(app, 'maria.cidada');
    const ids: number[] = [];
    const escrever = async () => {
      const resposta = await registrar(maria, {
        idTipoManifestacao: TipoManifestacao.denuncia,
        teor: { texto: ESPERADO.texto },
      });
      expect(resposta.statusCode, resposta.body).toBe(200);
      ids.push(resposta.json<{ idManifestacao: number }>().idManifestacao);
    };
    await escrever();
    const config = await comAsDuas();
    await trocarMestra({ db: app.db, config }, { porVez: 10, aoAndar: escrever });
    const antes = ids.length;
    // This server is late: its first cases are still wrapped by the key that is being replaced.
    const escreverAtrasado = async () => {
      await escrever();
      if (ids.length > antes + 4) await lerChaves(app.db, app.config.chaveiro);
    };
    const esperar = () => passarMeioMinuto(app);
    await Promise.all([
      trocarChavesDosOrgaos({ db: app.db, config }, { porVez: 2, esperar, aoAndar: escreverAtrasado }),
      escrever(),
      escrever(),
    ]);
    await lerChaves(app.db, app.config.chaveiro);
    await escrever();
    expect(ids.length).toBeGreaterThan(6);
    await abremTodas(app.config, ids);
    await abremTodas(await soANova(), ids);
  });

  it('a server that has the next key already makes none that its neighbours could not open', async () => {
    const config = await comAsDuas();
    await darChavesAosOrgaos(app, config);
    expect(await lerChaves(app.db, app.config.chaveiro)).toBe(0);
    await abremTodas(await soAAntiga(), await denunciar(1));
  });
});

describe('L2 keys: rotation of the offices’ keys', () => {
  const trocar = (aoAndar?: () => void, porVez = 2) =>
    trocarChavesDosOrgaos(
      { db: app.db, config: app.config },
      { porVez, esperar: () => passarMeioMinuto(app), ...(aoAndar && { aoAndar }) },
    );

  it('is resumable: killed in the middle it is finished by the next run, which makes no keys again', async () => {
    const ids = await denunciar(5);
    await darChavesAosOrgaos(app);
    await expect(trocar(morrer)).rejects.toThrow('killed');
    await abremTodas(app.config, ids);
    expect(await trocar()).toEqual({ novas: 0, reembrulhadas: 3 });
    await abremTodas(await soAAntiga(), ids);
  });

  it('keys of an old backup open no case that was wrapped afterwards, and are destroyed after an hour', async () => {
    const [antes = 0] = await denunciar(1);
    await darChavesAosOrgaos(app);
    const doBackup = await soAAntiga();
    await trocar();
    const [depois = 0] = await denunciar(1);
    for (const id of [antes, depois])
      await expect(ler(app, doBackup, id)).rejects.toThrow(/is not in this server's memory/);
    const contar = async () => Object.values(await quemEmbrulha())[0] ?? 0;
    const comAsVelhas = await contar();
    await sql`update chave_do_orgao set criada_em = criada_em - interval '2 hours'`.execute(app.db);
    await chavesDosOrgaosJob(app.platform).run({});
    expect(await contar()).toBe(comAsVelhas / 2);
    await abremTodas(app.config, [antes, depois]);
  });

  it('the log still verifies after both rotations, sealed words and marks alike (auditoria)', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    await registrar(maria, { idTipoManifestacao: TipoManifestacao.denuncia });
    await encadearTudo(app);
    await darChavesAosOrgaos(app);
    await trocarMestra({ db: app.db, config: await comAsDuas() });
    const config = await soANova();
    await trocarChavesDosOrgaos({ db: app.db, config }, { esperar: () => passarMeioMinuto(app) });
    app.clock.advance(minutes(20));
    const { problemas, elos } = await verificarAuditoria({ ...app.platform, config }, () => undefined);
    expect(problemas).toBe(0);
    expect(elos).toBeGreaterThan(0);
  });

  it('who reported is still found by their own account: look-ups have the same keys', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    await registrar(maria, { idTipoManifestacao: TipoManifestacao.denuncia });
    await trocarMestra({ db: app.db, config: await comAsDuas() });
    const { keyFor } = await soANova();
    for (const finalidade of ['dono', 'dono.selado', 'dado-pessoal.busca', 'auditoria.marca'])
      expect(keyFor(finalidade)).toEqual(app.config.keyFor(finalidade));
  });
});

describe('L2 keys: the command', () => {
  const COMANDO = path.resolve(import.meta.dirname, '../../../scripts/chaves-trocar.ts');
  const rodar = (env: Record<string, string>, ...argumentos: string[]) =>
    promisify(execFile)(process.execPath, [COMANDO, ...argumentos], {
      env: { PATH: process.env.PATH, DATABASE_URL: app.url, ...env },
    });

  it('says what it did, and why it cannot', async () => {
    const ids = await denunciar(1);
    await darChavesAosOrgaos(app);
    const { stdout } = await rodar({ ENCRYPTION_KEY: SEGUNDA, ENCRYPTION_KEY_ANTERIOR: PRIMEIRA });
    expect(stdout).toMatch(/\d+ chaves embrulhadas pela nova/);
    expect((await rodar({ ENCRYPTION_KEY: SEGUNDA })).stdout).toContain('já está embrulhado');
    await abremTodas(await soANova(), ids);
    await expect(rodar({ ENCRYPTION_KEY: PRIMEIRA })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('não é a desta instalação'),
    });
    await expect(rodar({ ENCRYPTION_KEY: SEGUNDA }, '--tudo')).rejects.toMatchObject({
      stderr: expect.stringContaining("Não conheço '--tudo'"),
    });
  });
});
