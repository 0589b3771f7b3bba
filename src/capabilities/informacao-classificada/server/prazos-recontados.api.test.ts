import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailsDoEvento } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { recontarPedidosJob } from './pedido/rotinas/recontar-pedidos.ts';
import { umaInformacao } from './testing-classificadas.ts';

let app: TestApp;
const quem = (login: string) => entrarComo(app, login);
const PEDIDOS = '/api/app-web/v1/desclassificacoes';
const FERIADOS = '/api/app-web/v1/feriados';
const TEXTO = 'O plano já foi executado e não há mais o que proteger.';

beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
  // Those of the demonstration wait for others.
  await app.db.updateTable('pedido_desclassificacao').set({ situacao: 'desistido' }).execute();
  await (await quem('gestor.ifce')).post('/api/app-web/v1/informacoes-classificadas', umaInformacao());
});
afterAll(() => app.close());

const pedir = async (): Promise<number> => {
  const response = await (await quem('maria.cidada')).post(PEDIDOS, {
    chaveEnvio: randomUUID(),
    idOuvidoria: Orgaos.ifce,
    codigo: umaInformacao().nup,
    descricao: '',
    texto: TEXTO,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ idPedido: number }>().idPedido;
};
const ver = async (idPedido: number) =>
  (await (await quem('maria.cidada')).get(`${PEDIDOS}/${idPedido}`)).json<Record<string, unknown>>();

const mudar = async (pedido: Record<string, unknown>) => {
  const admin = await quem('admin');
  const previa = (await admin.post(`${FERIADOS}/previa`, pedido)).json<{
    marca: string;
    prazos: { total: number; outros: number; exemplos: unknown[] };
  }>();
  const { marca, prazos } = previa;
  const feito = await admin.post(FERIADOS, { pedido, confirmado: { marca, total: prazos.total } });
  expect(feito.statusCode, feito.body).toBe(200);
  await app.runJobs();
  return { prazos, ...feito.json<{ idFeriado: number }>() };
};
const luto = (data: string) => ({
  ato: 'cadastrar',
  dados: { descricao: 'Luto oficial', abrangencia: 'nacional', tipo: 'unico', data },
});
const remover = (idFeriado: number) => ({ ato: 'remover', idFeriado, versao: 1, alcance: 'este' });

describe('Lei 9.784/1999, art. 66: the terms of a pedido de desclassificação follow the calendar', () => {
  it('moves the term to decide both ways, keeps the first date, and says why in the history', async () => {
    const idPedido = await pedir();
    expect(await ver(idPedido)).toMatchObject({ prazo: '2026-04-14' });
    await app.db.deleteFrom('email_saida').execute();
    const { prazos, idFeriado } = await mudar(luto('14/04/2026'));
    expect(prazos).toMatchObject({ outros: 1 });
    expect(prazos.exemplos).toContainEqual(
      expect.objectContaining({
        tipo: 'desclassificacao',
        idAlvo: idPedido,
        idManifestacao: null,
        prazoNovo: '2026-04-15',
      }),
    );
    expect(await ver(idPedido)).toMatchObject({
      prazo: '2026-04-15',
      passos: [{ prazoOriginal: '2026-04-14' }],
      historico: [
        {
          ato: 'Recontagem de prazo',
          responsavel: 'Sistema',
          informacoes: expect.stringMatching(
            /Luto oficial, 14\/04\/2026.* o prazo da decisão foi contado de novo: passou de 14\/04\/2026 para 15\/04\/2026\./,
          ),
        },
        {},
      ],
    });
    expect(await emailsDoEvento(app, 'desclassificacao.prazo-recontado')).toMatchObject([
      {
        para: 'maria.cidada@escuta.invalid',
        texto: expect.stringMatching(/Luto oficial, 14\/04\/2026.* 15\/04\/2026/s),
      },
    ]);
    const movidos = await (await quem('admin')).get(`${FERIADOS}/${idFeriado}/recontagens`);
    expect(movidos.json()).toMatchObject({
      recontagens: [{ estado: 'concluida', movidos: prazos.total, falhas: 0 }],
    });
    expect(movidos.body).toContain('"tipo":"desclassificacao"');
    await mudar(remover(idFeriado));
    expect(await ver(idPedido)).toMatchObject({ prazo: '2026-04-14', passos: [{ prazoOriginal: null }] });
  });

  it('moves the days of the person to appeal only later: what was told stays true', async () => {
    const idPedido = await pedir();
    await (await quem('gestor.ifce')).post(`${PEDIDOS}/${idPedido}/decidir`, {
      resultado: 'mantida',
      texto: 'O motivo do sigilo continua.',
    });
    expect(await ver(idPedido)).toMatchObject({ recorrerAte: '2026-03-23' });
    const { idFeriado } = await mudar(luto('23/03/2026'));
    expect(await ver(idPedido)).toMatchObject({
      recorrerAte: '2026-03-24',
      historico: [
        { informacoes: expect.stringContaining('o prazo para recorrer foi contado de novo') },
        {},
        {},
      ],
    });
    await mudar(remover(idFeriado));
    expect(await ver(idPedido)).toMatchObject({ recorrerAte: '2026-03-24' });
  });

  it('is counted again at night too, should a recount have failed', async () => {
    const idPedido = await pedir();
    await app.db
      .updateTable('passo_desclassificacao')
      .set({ prazo: '2026-04-10' })
      .where('id_pedido', '=', idPedido)
      .execute();
    await recontarPedidosJob(app.platform).run({});
    await recontarPedidosJob(app.platform).run({});
    expect(await ver(idPedido)).toMatchObject({
      prazo: '2026-04-14',
      historico: [{ ato: 'Recontagem de prazo' }, { ato: 'Registro' }],
    });
  });

  it('leaves alone what was given up', async () => {
    const idPedido = await pedir();
    await (await quem('maria.cidada')).post(`${PEDIDOS}/${idPedido}/desistir`, {});
    await mudar(luto('15/04/2026'));
    expect(await ver(idPedido)).toMatchObject({ historico: [{ ato: 'Desistência' }, { ato: 'Registro' }] });
  });
});
