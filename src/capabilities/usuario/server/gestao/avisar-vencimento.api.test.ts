import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { idDe } from './testing-gestao.ts';

const { ifce: IFCE } = Orgaos;
const HOJE = '2026-03-12';
const DAQUI_A_7 = '2026-03-19';

let app: TestApp;
let quemSai: number;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  quemSai = await idDe(app, 'respondente.ifce');
});
afterAll(() => app.close());

const validarAte = (login: string, validade: string | null) =>
  app.db
    .updateTable('usuario_perfil_ouvidoria')
    .set({ validade })
    .where('id_usuario', '=', (eb) => eb.selectFrom('usuario').select('id').where('login', '=', login))
    .execute();

const rodar = async (): Promise<void> => {
  await enqueue(app.db, 'avisar-vencimento-de-perfil', {});
  await app.runJobs();
};

const emails = async (marco: 'perfil-vence' | 'perfil-venceu') => {
  const rows = await emailsDoEvento(app, `equipe.${marco}`);
  return rows.map(({ para, assunto, texto }) => ({ para, assunto, texto }));
};

const alertasDe = async (login: string) => {
  const { itens } = (await (await entrarComo(app, login)).get('/api/app-web/v1/alertas')).json();
  return (itens as { tipo: string; idPessoa: number | null }[])
    .filter(({ tipo }) => tipo.startsWith('perfil-'))
    .map(({ tipo, idPessoa }) => [tipo, idPessoa]);
};

describe('a profile that ends while its holder has open work', () => {
  beforeEach(async () => {
    app.clock.set(`${HOJE}T09:00:00-03:00`);
    await app.db.deleteFrom('alerta').execute();
    await app.db.deleteFrom('email_saida').execute();
    await app.db.updateTable('manifestacao').set({ id_responsavel: null }).execute();
    await validarAte('respondente.ifce', null);
    const casos = [
      await criarCaso(app, { idOuvidoria: IFCE, tipo: TipoManifestacao.denuncia }),
      await criarCaso(app, { idOuvidoria: IFCE }),
    ];
    await app.db
      .updateTable('manifestacao')
      .set({ id_responsavel: quemSai })
      .where(
        'id',
        'in',
        casos.map(({ id }) => id),
      )
      .execute();
  });

  it('is told to the gestores of the office 7 days before, once, with how much and no content', async () => {
    await validarAte('respondente.ifce', DAQUI_A_7);
    await rodar();
    await rodar();
    const [email, ...mais] = await emails('perfil-vence');
    expect(mais).toEqual([]);
    expect(email).toMatchObject({
      para: 'gestor.ifce@escuta.invalid',
      assunto: expect.stringContaining('19/03/2026'),
    });
    expect(email?.texto).toContain('2 casos');
    expect(email?.texto).toContain(`/web/usuario/gerenciar/${quemSai}`);
    expect(email?.texto).not.toMatch(/denúncia|\d{5}\.\d{6}\/\d{4}/i);
    expect(await alertasDe('gestor.ifce')).toEqual([['perfil-vence', quemSai]]);
    expect(await alertasDe('gestor.cgu')).toEqual([]);
  });

  it('is told once more on its last day, also by a server that stood still then', async () => {
    await validarAte('respondente.ifce', DAQUI_A_7);
    await rodar();
    app.clock.set('2026-03-18T09:00:00-03:00');
    await rodar();
    expect(await emails('perfil-venceu')).toEqual([]);
    app.clock.set('2026-03-20T09:00:00-03:00');
    await rodar();
    await rodar();
    expect(await emails('perfil-venceu')).toHaveLength(1);
    expect(await emails('perfil-vence')).toHaveLength(1);
    expect(await alertasDe('gestor.ifce')).toEqual([
      ['perfil-venceu', quemSai],
      ['perfil-vence', quemSai],
    ]);
  });

  it('is told again when it was given another last day', async () => {
    await validarAte('respondente.ifce', '2026-03-15');
    await rodar();
    await validarAte('respondente.ifce', DAQUI_A_7);
    await rodar();
    expect(await emails('perfil-vence')).toHaveLength(2);
  });

  it('is nobody’s news 8 days before, without open work, or while another profile there goes on', async () => {
    await validarAte('respondente.ifce', '2026-03-20');
    await rodar();
    await validarAte('respondente.ifce', DAQUI_A_7);
    const { id } = await app.db
      .insertInto('usuario_perfil_ouvidoria')
      .values({
        id_usuario: quemSai,
        id_ouvidoria: IFCE,
        id_perfil: Perfil.colaborador,
        criado_em: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await rodar();
    await app.db.deleteFrom('usuario_perfil_ouvidoria').where('id', '=', id).execute();
    await app.db.updateTable('manifestacao').set({ id_responsavel: null }).execute();
    await rodar();
    expect(await emails('perfil-vence')).toEqual([]);
    expect(await alertasDe('gestor.ifce')).toEqual([]);
  });

  it('of the only gestor is told to the administradores', async () => {
    await app.db
      .updateTable('manifestacao')
      .set({ id_responsavel: await idDe(app, 'gestor.ifce') })
      .where('id_responsavel', '=', quemSai)
      .execute();
    await validarAte('gestor.ifce', HOJE);
    await rodar();
    expect((await emails('perfil-venceu')).map(({ para }) => para)).toEqual(['admin@escuta.invalid']);
    expect(await alertasDe('admin')).toEqual([['perfil-venceu', await idDe(app, 'gestor.ifce')]]);
    await validarAte('gestor.ifce', null);
  });
});
