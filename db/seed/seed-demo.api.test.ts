import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ufs } from '#kernel/enumeracoes.ts';
import { verifyPassword } from '#server/crypto/password.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { contasDemo } from './contas.ts';
import { type ContaCriada, seedDemo } from './seed-demo.ts';

let app: TestApp;

const TABELAS = [
  'orgao_siorg',
  'ouvidoria',
  'ouvidoria_formulario',
  'usuario',
  'usuario_perfil_ouvidoria',
  'sign_on_embutido_pessoa',
] as const;

const dump = async (): Promise<Record<string, unknown[]>> => {
  const tables: Record<string, unknown[]> = {};
  for (const tabela of TABELAS) {
    tables[tabela] = await app.db.selectFrom(tabela).selectAll().orderBy(sql`1, 2`).execute();
  }
  return tables;
};

describe('seedDemo', () => {
  beforeEach(async () => {
    app = await createTestApp();
  });
  afterEach(() => app.close());

  it('changes nothing when it runs again', async () => {
    await seedDemo(app.platform);
    const before = await dump();
    const sentences: string[] = [];
    await seedDemo(app.platform, (sentence) => sentences.push(sentence));
    expect(await dump()).toEqual(before);
    expect(before.usuario).toHaveLength(contasDemo.length);
    expect(sentences).toEqual([]);
  });

  it('leaves alone what somebody changed since', async () => {
    await seedDemo(app.platform);
    await app.db.updateTable('usuario').set({ nome: 'Outro nome' }).where('login', '=', 'admin').execute();
    await app.db
      .updateTable('usuario_perfil_ouvidoria')
      .set({ encerrado_em: app.clock.now() })
      .where('id_perfil', '=', 12)
      .execute();
    const before = await dump();
    await seedDemo(app.platform);
    expect(await dump()).toEqual(before);
  });

  it('seeds once when two instances start at the same moment', async () => {
    await Promise.all([seedDemo(app.platform), seedDemo(app.platform)]);
    const { usuario } = await dump();
    expect(usuario).toHaveLength(contasDemo.length);
  });

  it('refuses production and writes nothing', async () => {
    const producao = { ...app.platform, config: { ...app.config, isProducao: true } };
    await expect(seedDemo(producao)).rejects.toThrow('não podem ser criados em produção');
    expect((await dump()).usuario).toEqual([]);
  });
});

describe('what seedDemo creates', () => {
  let contas: ContaCriada[];
  beforeAll(async () => {
    app = await createTestApp();
    ({ contas } = await seedDemo(app.platform));
  });
  afterAll(() => app.close());

  it('lists every account with its profiles and offices', () => {
    expect(contas).toContainEqual({ login: 'maria.cidada', perfil: 'Cidadão', ouvidoria: null });
    expect(contas).toContainEqual({ login: 'admin', perfil: 'Administrador', ouvidoria: 'CGU' });
    expect(contas.filter(({ login }) => login === 'duplo')).toEqual([
      { login: 'duplo', perfil: 'Gestor', ouvidoria: 'CGU' },
      { login: 'duplo', perfil: 'Respondente', ouvidoria: 'IFCE' },
    ]);
    expect(contas).toContainEqual({
      login: 'ws.observador',
      perfil: 'Web Service Observador',
      ouvidoria: 'CGU',
    });
  });

  it('gives every account the published password and confirms its e-mail', async () => {
    const users = await app.db.selectFrom('usuario').select(['login', 'senha_hash', 'ativado_em']).execute();
    expect(users.every(({ ativado_em }) => ativado_em !== null)).toBe(true);
    expect(new Set(users.map(({ senha_hash }) => senha_hash)).size).toBe(1);
    expect(await verifyPassword('Demo@2026', users[0]?.senha_hash ?? null)).toBe(true);
  });

  it('leaves each of the three pending accounts with its own step', async () => {
    const pending = await app.db
      .selectFrom('usuario')
      .select(['login', 'id_tipo_pessoa', 'numero_documento', 'troca_senha'])
      .where('login', 'in', ['troca.senha', 'sem.cpf', 'cnpj.pendente'])
      .orderBy('login')
      .execute();
    expect(pending).toEqual([
      { login: 'cnpj.pendente', id_tipo_pessoa: 2, numero_documento: null, troca_senha: false },
      { login: 'sem.cpf', id_tipo_pessoa: 1, numero_documento: null, troca_senha: false },
      { login: 'troca.senha', id_tipo_pessoa: 1, numero_documento: '70010077731', troca_senha: true },
    ]);
  });

  it('has at least one office in each of the 27 states, and some of the two spheres without territory', async () => {
    const rows = await app.db.selectFrom('ouvidoria').select(['uf', 'id_esfera']).execute();
    const estados = ufs.filter((uf) => uf.length === 2 && uf !== 'Jf');
    expect(estados).toHaveLength(27);
    expect(new Set(rows.filter((row) => row.id_esfera === 2).map((row) => row.uf))).toEqual(new Set(estados));
    expect(new Set(rows.map((row) => row.id_esfera))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('gives the next office registered a number of its own', async () => {
    const { id } = await app.db
      .insertInto('ouvidoria')
      .values({ nome: 'Nova', sigla: 'NOVA', id_esfera: 1, prefixo_protocolo: '99999' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBeGreaterThan(4003);
  });
});
