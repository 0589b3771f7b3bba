import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { avisarJanelasJob } from '#capabilities/recurso/server/prazos/avisar-janelas.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { criarRecurso, decidir, interpor, interposto } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

const API = '/api/app-web/v1';
const AGORA = '2026-03-12T09:00:00-03:00';
const CARTA = 3;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(AGORA));

const pedido = async ({ modo = 1, resposta = false } = {}) => {
  const caso = await criarCaso(app, {
    tipo: TipoManifestacao.acessoAInformacao,
    idOuvidoria: Orgaos.cgu,
    ...(resposta && { resposta: { texto: 'O acesso foi negado.' } }),
  });
  await app.db
    .updateTable('manifestacao')
    .set({ id_modo_resposta: modo })
    .where('id', '=', caso.id)
    .execute();
  return caso;
};
const amanhecer = async (...dias: string[]): Promise<void> => {
  for (const dia of dias) {
    app.clock.set(`${dia}T07:29:00-03:00`);
    await avisarJanelasJob(app.platform).run({});
  }
};
const naFila = async (id: number) =>
  (await (await entrarComo(app, 'gestor.cgu')).get(`${API}/ciencia/a-avisar?porPagina=100`))
    .json<{ itens: { idManifestacao: number; oQue: string[]; porque: string }[] }>()
    .itens.find(({ idManifestacao }) => idManifestacao === id);
const avisosDe = (id: number) =>
  app.db
    .selectFrom('comunicacao')
    .select(['pendencia', 'ciente_em'])
    .where('id_manifestacao', '=', id)
    .where('tipo', '=', 'janela')
    .execute();
const registrarCiencia = async (id: number, dia: string) => {
  app.clock.set(`${dia}T15:00:00-03:00`);
  const atendente = await entrarComo(app, 'atendente.cgu');
  const feita = await fazerAto(atendente, 'registrar-ciencia', [{ idManifestacao: id }], {
    meio: 'carta-ar',
  });
  expect(feita.statusCode, feita.body).toBe(200);
};
const reclamar = async (momento: string, id: number) => {
  app.clock.set(momento);
  const maria = await entrarComo(app, 'maria.cidada');
  const feita = await interpor(maria, id, { remedio: 'reclamar', idTipoRecurso: null });
  return feita.json<{ code?: string }>().code ?? feita.statusCode;
};

describe('Decreto 7.724/2012, art. 22; Lei 9.784/1999, arts. 26 e 66: a window that silence opened', () => {
  it('waits for who is told by letter: in the queue, without an end, and ten days from the notice', async () => {
    const { id, numeroProtocolo } = await pedido({ modo: CARTA });
    await amanhecer('2026-04-10');
    expect(await naFila(id)).toBeUndefined();
    await amanhecer('2026-04-11', '2026-04-12', '2026-04-13');
    expect(await naFila(id)).toMatchObject({
      oQue: ['Prazo para reclamar ou recorrer da falta de resposta'],
      porque: 'Pediu para receber por correspondência física',
    });
    expect(await avisosDe(id)).toHaveLength(1);
    const [email, ...outros] = (await emailsDoEvento(app, 'reclamacao.aberta')).filter(({ texto }) =>
      texto.includes(numeroProtocolo),
    );
    expect(outros).toEqual([]);
    expect(email?.texto).toContain('reclamar até o 10º dia, contado de quando souber');
    // By the law alone it would have ended on 22/04.
    await registrarCiencia(id, '2026-05-04');
    await amanhecer('2026-05-05');
    expect(await avisosDe(id)).toHaveLength(1);
    expect(await naFila(id)).toBeUndefined();
    expect(await reclamar('2026-05-15T00:00:00-03:00', id)).toBe('reclamacao.fora-do-prazo');
    expect(await reclamar('2026-05-14T23:59:00-03:00', id)).toBe(200);
  });

  it('is open to who opens the case late, having been told by nobody', async () => {
    const { id } = await pedido({ modo: CARTA });
    await amanhecer('2026-04-11');
    expect(await reclamar('2026-07-01T10:00:00-03:00', id)).toBe(200);
  });

  it('keeps the days of the law for who is told by the sending', async () => {
    const { id } = await pedido();
    await amanhecer('2026-04-11', '2026-04-12');
    expect(await avisosDe(id)).toMatchObject([{ pendencia: null }]);
    expect(await naFila(id)).toBeUndefined();
    expect(await reclamar('2026-04-23T00:00:00-03:00', id)).toBe('reclamacao.fora-do-prazo');
    expect(await reclamar('2026-04-22T23:59:00-03:00', id)).toBe(200);
  });

  it('waits again when the mail that told it came back', async () => {
    const { id } = await pedido();
    await amanhecer('2026-04-11');
    const mail = await app.db
      .updateTable('email_saida as e')
      .from('comunicacao as w')
      .set({ enviado_em: app.clock.now(), devolvido_em: app.clock.now() })
      .whereRef('w.id', '=', 'e.id_comunicacao')
      .where('w.id_manifestacao', '=', id)
      .returning('e.id')
      .executeTakeFirstOrThrow();
    await enqueue(app.db, 'destino-do-aviso', { idEmail: mail.id });
    await app.runJobs();
    expect(await naFila(id)).toMatchObject({ porque: 'O e-mail voltou' });
    await amanhecer('2026-04-12');
    expect(await avisosDe(id)).toHaveLength(1);
    expect(await reclamar('2026-06-01T10:00:00-03:00', id)).toBe(200);
  });

  it('Lei 12.527/2011, art. 16: of the next instance waits in the same way', async () => {
    const { id } = await pedido({ modo: CARTA, resposta: true });
    await criarRecurso(app, id, { idJulgadora: Orgaos.cgu });
    await amanhecer('2026-03-18', '2026-03-19');
    expect(await naFila(id)).toMatchObject({
      oQue: ['Prazo para reclamar ou recorrer da falta de resposta'],
    });
    await registrarCiencia(id, '2026-04-06');
    app.clock.set('2026-04-16T10:00:00-03:00');
    const subiu = await interpor(await entrarComo(app, 'maria.cidada'), id, { idTipoRecurso: 1 });
    expect(subiu.statusCode, subiu.body).toBe(200);
  });
});

describe('Lei 9.784/1999, art. 66: the day to go to the next instance', () => {
  it('is shown to nobody while the person does not know of the decision', async () => {
    const { id } = await pedido({ modo: CARTA, resposta: true });
    const { idRecurso } = await interposto(await entrarComo(app, 'maria.cidada'), id);
    const decidido = await decidir(await entrarComo(app, 'respondente.cgu'), idRecurso);
    expect(decidido).toMatchObject({ instanciaSeguinte: 'Segunda Instância', prazoSeguinte: null });
    const resposta = async () =>
      (await (await entrarComo(app, 'gestor.cgu')).get(`${API}/recursos/${idRecurso}`)).json<{
        resposta: { prazoSeguinte: string | null };
      }>().resposta;
    expect(await resposta()).toMatchObject({ prazoSeguinte: null });
    const [email] = await emailsDoEvento(app, 'recurso.negado');
    expect(email?.texto).toContain('pode recorrer até o 10º dia, contado de quando souber');
    await registrarCiencia(id, '2026-05-04');
    expect(await resposta()).toMatchObject({ prazoSeguinte: '2026-05-14' });
  });
});

it('a municipality that is no number does not stop the queue', async () => {
  const { id } = await pedido({ modo: CARTA });
  const dados = { nome: 'Rita Lobo', logradouro: 'Rua das Flores', idMunicipio: 'Fortaleza' };
  await app.db
    .updateTable('manifestante')
    .set({ dados: JSON.stringify(dados) })
    .where('id_manifestacao', '=', id)
    .execute();
  await amanhecer('2026-04-11');
  expect(await naFila(id)).toMatchObject({ pessoa: { endereco: 'Rua das Flores' } });
});
