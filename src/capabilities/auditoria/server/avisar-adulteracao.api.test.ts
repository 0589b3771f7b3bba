import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '#server/jobs/jobs.ts';
import { emailsDoEvento } from '#testing/casos.ts';
import { createTestApp, type Inicio, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { auditar } from './auditar.ts';
import { adulterar, encadearTudo } from './testing-encadear.ts';

const inicio: Inicio = {
  nome: 'avisar-adulteracao',
  escrever: async (platform) => {
    for (const alvo of ['Natal', 'Carnaval']) {
      await auditar(platform.db, platform.clock, null, {
        area: 'feriado',
        acao: 'Cadastro de feriado',
        alvo,
      });
    }
    await encadearTudo(platform);
  },
};

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ demo: true, inicio });
});
afterEach(() => app.close());

const auditadas = async (): Promise<number[]> => {
  const rows = await app.db.selectFrom('auditoria').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

describe('the alarm of the nightly verification', () => {
  const verificar = async (): Promise<void> => {
    await enqueue(app.db, 'verificar-auditoria', {});
    await app.runJobs();
  };
  const alarmes = () => emailsDoEvento(app, 'auditoria.adulterada');
  const sino = async (login: string) => {
    const { itens } = (await (await entrarComo(app, login)).get('/api/app-web/v1/alertas')).json();
    return (itens as { tipo: string }[]).filter(({ tipo }) => tipo === 'auditoria-adulterada');
  };

  it('is silent while nobody touched anything', async () => {
    await verificar();
    expect(await alarmes()).toEqual([]);
  });

  it('reaches every administrador by mail and under the bell, names the rows, and no one else', async () => {
    const [primeira] = await auditadas();
    await adulterar(app, `update auditoria set responsavel = 'Ninguém' where id = ${primeira}`);
    await verificar();
    const [email, ...mais] = await alarmes();
    expect(mais).toEqual([]);
    expect(email).toMatchObject({ para: 'admin@escuta.invalid', assunto: 'A auditoria foi adulterada' });
    expect(email?.texto).toContain(`linha ${primeira} de auditoria: a linha foi alterada`);
    expect(email?.texto).not.toContain('Ninguém');
    expect(await sino('admin')).toHaveLength(1);
    expect(await sino('gestor.cgu')).toEqual([]);
  });

  it('is told once for the same findings, at once for new ones, and again the week after', async () => {
    const [primeira, segunda] = await auditadas();
    await adulterar(app, `update auditoria set responsavel = 'Ninguém' where id = ${primeira}`);
    await verificar();
    await verificar();
    expect(await alarmes()).toHaveLength(1);
    await adulterar(app, `update auditoria set responsavel = 'Ninguém' where id = ${segunda}`);
    await verificar();
    expect(await alarmes()).toHaveLength(2);
    app.clock.set('2026-03-19T01:35:00-03:00');
    await verificar();
    expect(await alarmes()).toHaveLength(3);
  });

  it('cannot be switched off by who would rather not hear it', async () => {
    const admin = await entrarComo(app, 'admin');
    const resposta = await admin.send({
      method: 'PUT',
      url: '/api/app-web/v1/alertas/preferencias',
      payload: {
        preferencias: [{ tipo: 'auditoria-adulterada', naTela: false, porEmail: false }],
      },
    });
    expect(resposta.statusCode).toBe(400);
  });
});
