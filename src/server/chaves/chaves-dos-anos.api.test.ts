import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { chaveDoCofre } from '#server/crypto/cofre.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { destruirChavesDosAnos, lerChavesDosAnos } from './chaves-dos-anos.ts';
import { chavesDosOrgaosJob } from './chaves-job.ts';
import { darChavesAosOrgaos, iniciarCom, ler, passarMeioMinuto } from './testing-chaves.ts';

const HOJE = '2037-02-02T10:00:00-03:00';
let app: TestApp;
let pasta: string;
beforeEach(async () => {
  pasta = path.join(await mkdtemp(path.join(tmpdir(), 'anos-')), 'chaves');
  app = await createTestApp({ demo: true, comChaves: true, now: HOJE, env: { RETENCAO_CHAVES: pasta } });
});
afterEach(async () => {
  await app.close();
  await rm(path.dirname(pasta), { recursive: true });
});

const denuncia = async (fim: string | null) => {
  const encerrada = fim && {
    registradaEm: '2016-03-01T10:00:00-03:00',
    resposta: { texto: 'Feito.', em: `${fim}T10:00:00-03:00` },
  };
  const { id } = await criarCaso(app, {
    tipo: TipoManifestacao.denuncia,
    teor: { texto: 'O chefe pediu propina.' },
    ...encerrada,
  });
  if (fim) {
    const ano = Number(fim.slice(0, 4)) + 20;
    await app.db
      .insertInto('guarda')
      .values({ id_manifestacao: id, fim, anos: 20, ate: `${ano}${fim.slice(4)}`, ano })
      .execute();
  }
  return id;
};
const suspender = async (id: number) => {
  const { id: quem } = await app.db.selectFrom('usuario').select('id').limit(1).executeTakeFirstOrThrow();
  await app.db
    .insertInto('suspensao_guarda')
    .values({
      id_manifestacao: id,
      tipo: 'judicial',
      motivo: 'x',
      id_responsavel: quem,
      responsavel: 'x',
      suspensa_em: app.clock.now(),
    })
    .execute();
};
const rodar = async () => {
  await chavesDosOrgaosJob(app.platform).run({});
  await passarMeioMinuto(app);
  await sql`update chave_do_ano set criada_em = criada_em - interval '1 minute'`.execute(app.db);
  await chavesDosOrgaosJob(app.platform).run({});
};
const embrulhada = async (id: number): Promise<Buffer> =>
  (
    await app.db
      .selectFrom('manifestacao_cofre')
      .select('chave_embrulhada')
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow()
  ).chave_embrulhada;
/** Null: no year's key is needed. */
const anoDe = async (id: number): Promise<number | null> => {
  const bytes = await embrulhada(id);
  return bytes.length === 67 ? bytes.readInt16BE(5) : null;
};
const texto = async (id: number) => (await ler(app, app.config, id)).texto;
const arquivos = () => readdir(pasta).then((nomes) => nomes.sort());

describe('L15 keys of a retention year are wrapped by one kept outside database and backups', () => {
  it('rows of the version before, wrapped by the root or an office’s key alone, come under their year and read the same', async () => {
    const daRaiz = await denuncia('2020-05-05');
    app.config.chaveiro.guardarAnos(null);
    await darChavesAosOrgaos(app);
    const doOrgao = await denuncia('2018-05-05');
    const aberta = await denuncia(null);
    expect([await anoDe(daRaiz), await anoDe(doOrgao), (await embrulhada(doOrgao)).length]).toEqual([
      null,
      null,
      65,
    ]);
    await rodar();
    expect([await anoDe(daRaiz), await anoDe(doOrgao), await anoDe(aberta)]).toEqual([2040, 2038, 2057]);
    for (const id of [daRaiz, doOrgao, aberta]) expect(await texto(id)).toBe('O chefe pediu propina.');
    const nova = await denuncia(null);
    expect(await anoDe(nova), 'a new case from the start').toBe(2057);
    expect(await texto(nova)).toBe('O chefe pediu propina.');
  });

  it('a key is a file of mode 0600 in a folder of mode 0700; the database has only how to recognise it', async () => {
    await denuncia(null);
    await rodar();
    expect(await arquivos()).toEqual(['ano-2037.chave', 'ano-2038.chave', 'ano-2057.chave']);
    expect((await stat(path.join(pasta, 'ano-2057.chave'))).mode & 0o777).toBe(0o600);
    expect((await stat(pasta)).mode & 0o777).toBe(0o700);
    const chave = Buffer.from(await readFile(path.join(pasta, 'ano-2057.chave'), 'utf8'), 'base64');
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from chave_do_ano where position(${chave} in impressao) > 0`.execute(app.db);
    expect(rows[0]?.n).toBe(0);
  });

  it('reading a case sends no statement more than without them', async () => {
    const id = await denuncia(null);
    app.takeQueries();
    await texto(id);
    const antes = app.takeQueries().length;
    await rodar();
    app.takeQueries();
    await texto(id);
    expect(app.takeQueries()).toHaveLength(antes);
  });
});

describe('L15 … and destroyed with it', () => {
  it('when nothing is left under a closed year its key is destroyed, and a backup with every other key opens nothing of it', async () => {
    app.clock.advance(-365 * 24 * 60 * 60_000);
    const [vai, fica] = [await denuncia('2016-03-12'), await denuncia('2016-03-12')];
    await rodar();
    expect([await anoDe(vai), await anoDe(fica)]).toEqual([2036, 2036]);
    const doBackup = await embrulhada(vai);
    app.clock.advance(365 * 24 * 60 * 60_000);
    await lerChavesDosAnos(app.db, app.config, app.clock);
    expect(await destruirChavesDosAnos(app.platform), 'cases are still under it').toEqual([]);
    const marcar = (destruida_em: Date | null) =>
      app.db.updateTable('chave_do_ano').set({ destruida_em }).where('ano', '=', 2036).execute();
    await marcar(app.clock.now());
    await expect(destruirChavesDosAnos(app.platform), 'a row written by hand burns no key').rejects.toThrow(
      /marked as destroyed: 2036/,
    );
    expect(await arquivos()).toContain('ano-2036.chave');
    await marcar(null);
    await suspender(fica);
    await rodar();
    expect([await anoDe(vai), await anoDe(fica)], 'what is held leaves the year').toEqual([2036, 2038]);
    const { desembrulhar } = chaveDoCofre(app);
    expect(desembrulhar(doBackup)).toHaveLength(32);
    await app.db.deleteFrom('manifestacao_cofre').where('id_manifestacao', '=', vai).execute();
    expect(await destruirChavesDosAnos(app.platform)).toEqual([2036]);
    expect(await arquivos()).not.toContain('ano-2036.chave');
    expect(() => desembrulhar(doBackup)).toThrow(/retention year 2036/);
    const outro = await iniciarCom(app, {});
    expect(() => chaveDoCofre({ config: outro }).desembrulhar(doBackup)).toThrow(/retention year 2036/);
    expect(await texto(fica)).toBe('O chefe pediu propina.');
    expect(await destruirChavesDosAnos(app.platform), 'once').toEqual([]);
  });
});

describe('L15 keys of a retention year: a server starts only with those that wrap something', () => {
  it('refuses a missing folder, a missing or other key and a file that others may read, with a sentence', async () => {
    await rodar();
    await expect(iniciarCom(app, { RETENCAO_CHAVES: 'nao' })).rejects.toThrow(/RETENCAO_CHAVES não diz onde/);
    await expect(iniciarCom(app, { RETENCAO_CHAVES: `${pasta}-outra` })).rejects.toThrow(
      /não está a chave do ano/,
    );
    const arquivo = path.join(pasta, 'ano-2057.chave');
    await chmod(arquivo, 0o644);
    await expect(iniciarCom(app, {})).rejects.toThrow(/chmod 400/);
    await chmod(arquivo, 0o600);
    await writeFile(arquivo, Buffer.alloc(32, 7).toString('base64'));
    await expect(iniciarCom(app, {})).rejects.toThrow(/não está a chave do ano de guarda 2057/);
  });
});
