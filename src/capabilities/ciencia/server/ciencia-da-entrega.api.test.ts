import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { confirmarPeloSilencioJob } from '#capabilities/cumprimento/server/confirmar-pelo-silencio.ts';
import { lembrarEntregasJob } from '#capabilities/cumprimento/server/lembrar-entregas.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { fazerAto } from '#testing/atos.ts';
import { emailsDoEvento } from '#testing/casos.ts';
import { criarPedidoRespondido } from '#testing/decisoes.ts';
import { decidir, interposto } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

const API = '/api/app-web/v1';
const AGORA = '2026-03-12T09:00:00-03:00';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(AGORA);
  await app.db.deleteFrom('email_saida').execute();
  // Promises of earlier tests are nobody's business here.
  await app.db.updateTable('promessa').set({ situacao: 'encerrada' }).execute();
});

const CARTA = 3;
const SISTEMA = 1;

/** A request with an open promise, of somebody who is told in this way. */
const pedido = async (modo: number) => {
  const caso = await criarPedidoRespondido(app, { entrega: '2026-03-20', idOuvidoria: Orgaos.cgu });
  await app.db
    .updateTable('manifestacao')
    .set({ id_modo_resposta: modo })
    .where('id', '=', caso.id)
    .execute();
  return caso;
};
const promessaDe = (id: number) =>
  app.db
    .selectFrom('promessa')
    .select(['id', 'situacao', 'contestar_ate', 'por_silencio'])
    .where('id_manifestacao', '=', id)
    .executeTakeFirstOrThrow();
const entregar = async (id: number) => {
  const { id: idPromessa } = await promessaDe(id);
  const gestor = await entrarComo(app, 'gestor.cgu');
  const feita = await gestor.post(`${API}/promessas/${idPromessa}/entregar`, {
    texto: 'As contas do segundo semestre somam mil reais.',
  });
  expect(feita.statusCode, feita.body).toBe(200);
  return feita.json<{ contestarAte: string | null }>();
};
const naFila = async (id: number) =>
  (await (await entrarComo(app, 'gestor.cgu')).get(`${API}/ciencia/a-avisar?porPagina=100`))
    .json<{ itens: { idManifestacao: number; oQue: string[]; porque: string }[] }>()
    .itens.find(({ idManifestacao }) => idManifestacao === id);
const registrarCiencia = async (id: number) => {
  const atendente = await entrarComo(app, 'atendente.cgu');
  const feita = await fazerAto(atendente, 'registrar-ciencia', [{ idManifestacao: id }], {
    meio: 'carta-ar',
  });
  expect(feita.statusCode, feita.body).toBe(200);
};
const contestar = async (id: number) => {
  const { id: idPromessa } = await promessaDe(id);
  const maria = await entrarComo(app, 'maria.cidada');
  const feita = await maria.post(`${API}/promessas/${idPromessa}/contestar`, {
    motivo: 'Faltam as contas de dezembro, que eu pedi.',
  });
  return feita.json<{ code?: string }>().code ?? feita.statusCode;
};
const silencio = () => confirmarPeloSilencioJob(app.platform).run({});
/** The mail about it came back. */
const voltou = async (id: number) => {
  const { id: idEmail } = await app.db
    .selectFrom('email_saida as e')
    .innerJoin('comunicacao as w', 'w.id', 'e.id_comunicacao')
    .select('e.id')
    .where('w.id_manifestacao', '=', id)
    .orderBy('e.id', 'desc')
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('email_saida')
    .set({ devolvido_em: app.clock.now() })
    .where('id', '=', idEmail)
    .execute();
  await enqueue(app.db, 'destino-do-aviso', { idEmail });
  await app.runJobs();
};

describe('Lei 9.784/1999, art. 66; LAI art. 16 § 2º: the ten days to contest a delivery', () => {
  it('of who asked for a letter run from the day it came, and nothing is confirmed before', async () => {
    const { id } = await pedido(CARTA);
    expect(await entregar(id)).toEqual({ contestarAte: null });
    expect(await naFila(id)).toMatchObject({ oQue: ['Entrega do que foi prometido'] });
    const [aviso] = await emailsDoEvento(app, 'cumprimento.entregue');
    expect(aviso?.texto).toContain('conteste até o 10º dia, contado de quando souber');
    expect(aviso?.texto).not.toMatch(/\d{2}\/\d{2}\/2026/);
    app.clock.set('2026-04-20T04:00:00-03:00');
    await silencio();
    expect(await promessaDe(id)).toMatchObject({ situacao: 'entregue', contestar_ate: null });
    app.clock.set('2026-05-04T10:00:00-03:00');
    await registrarCiencia(id);
    expect(await naFila(id)).toBeUndefined();
    expect(await promessaDe(id)).toMatchObject({ contestar_ate: '2026-05-14' });
    // The mail that follows and the page say the day counted from the notice.
    app.clock.set('2026-05-13T11:00:00-03:00');
    await lembrarEntregasJob(app.platform).run({});
    const [lembrete] = await emailsDoEvento(app, 'cumprimento.lembrete-de-contestacao');
    expect(JSON.stringify(lembrete)).toContain('14/05/2026');
    const maria = await entrarComo(app, 'maria.cidada');
    const { fraseDaSituacao } = (await maria.get(`${API}/manifestacoes/${id}`)).json<{
      fraseDaSituacao: string;
    }>();
    expect(fraseDaSituacao).toContain('conteste até 14/05/2026');
    app.clock.set('2026-05-15T04:00:00-03:00');
    await silencio();
    expect(await promessaDe(id)).toMatchObject({ situacao: 'confirmada', por_silencio: true });
  });

  it('do not end on a mail that came back, and run from the notice by other means', async () => {
    const { id } = await pedido(SISTEMA);
    expect(await entregar(id)).toEqual({ contestarAte: '2026-03-23' });
    expect(await naFila(id)).toBeUndefined();
    await voltou(id);
    expect(await naFila(id)).toMatchObject({ porque: 'O e-mail voltou' });
    app.clock.set('2026-04-20T04:00:00-03:00');
    await silencio();
    expect(await promessaDe(id)).toMatchObject({ situacao: 'entregue', contestar_ate: null });
    app.clock.set('2026-05-04T10:00:00-03:00');
    await registrarCiencia(id);
    app.clock.set('2026-05-15T00:00:00-03:00');
    expect(await contestar(id)).toBe('cumprimento.fora-do-prazo');
    app.clock.set('2026-05-14T23:59:00-03:00');
    expect(await contestar(id)).toBe(200);
  });

  it('are open without an end to who was not told, and who acts knows of it', async () => {
    const { id } = await pedido(CARTA);
    await entregar(id);
    app.clock.set('2026-06-12T10:00:00-03:00');
    expect(await contestar(id)).toBe(200);
    expect(await naFila(id)).toBeUndefined();
  });

  it('of what a decision handed over in itself wait for the notice of the decision', async () => {
    const { id } = await criarPedidoRespondido(app, { idOuvidoria: Orgaos.cgu, idCodigoDecisao: 1 });
    await app.db.updateTable('manifestacao').set({ id_modo_resposta: CARTA }).where('id', '=', id).execute();
    const { idRecurso } = await interposto(await entrarComo(app, 'maria.cidada'), id);
    await decidir(await entrarComo(app, 'respondente.cgu'), idRecurso, {
      idTipoResposta: 1,
      idEspecificacao: 1,
      texto: 'O pedido deve ser atendido por inteiro.',
      informacaoEntregue: 'As contas do segundo semestre somam mil reais.',
    });
    expect(await promessaDe(id)).toMatchObject({ situacao: 'entregue', contestar_ate: null });
    app.clock.set('2026-05-04T10:00:00-03:00');
    await registrarCiencia(id);
    expect(await promessaDe(id)).toMatchObject({ contestar_ate: '2026-05-14' });
  });
});

it('LAI art. 11 § 6º: the last day to say that one has no means is counted from the notice', async () => {
  const { id } = await criarPedidoRespondido(app, {
    idOuvidoria: Orgaos.cgu,
    tipo: TipoManifestacao.acessoAInformacao,
  });
  const { registrada_em } = await app.db
    .updateTable('resposta')
    .set({ id_especificacao_decisao: Especificacao.ondeEncontrar })
    .where('id_manifestacao', '=', id)
    .returning('registrada_em')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('comunicacao')
    .values({ id_manifestacao: id, tipo: 'resposta', feita_em: registrada_em, pendencia: 'devolvida' })
    .execute();
  app.clock.set('2026-05-04T10:00:00-03:00');
  await registrarCiencia(id);
  const maria = await entrarComo(app, 'maria.cidada');
  const { atos } = (await maria.get(`${API}/manifestacoes/${id}`)).json<{
    atos: { ato: string; ultimoDia: string | null }[];
  }>();
  expect(atos.find(({ ato }) => ato === 'declararSemMeios')?.ultimoDia).toBe('2026-05-14');
  app.clock.set('2026-05-15T00:00:00-03:00');
  const tarde = await (await entrarComo(app, 'maria.cidada')).post(
    `${API}/manifestacoes/${id}/sem-meios`,
    {},
  );
  expect(tarde.json()).toMatchObject({ code: 'semMeios.fora-do-prazo' });
});

it('Lei 9.784/1999, art. 66: what was delivered by letter before the upgrade waits for the notice, too', async () => {
  const porCarta = await pedido(CARTA);
  const pelaConta = await pedido(SISTEMA);
  for (const { id } of [porCarta, pelaConta]) await entregar(id);
  // As the version before had it: a last day, and no comunicação of the delivery.
  await app.db.deleteFrom('email_saida').execute();
  await app.db.deleteFrom('comunicacao').where('tipo', '=', 'entrega').execute();
  await app.db
    .updateTable('promessa')
    .set({ contestar_ate: '2026-03-23' })
    .where('situacao', '=', 'entregue')
    .execute();
  const inteira = readFileSync('db/migrations/0037-ciencia-da-entrega.sql', 'utf8');
  const linhas = [...inteira.matchAll(/^(insert into comunicacao|update promessa)[^;]*;/gm)];
  expect(linhas).toHaveLength(2);
  for (const [linha] of linhas) await sql.raw(linha).execute(app.db);
  expect(await promessaDe(porCarta.id)).toMatchObject({ situacao: 'entregue', contestar_ate: null });
  expect(await naFila(porCarta.id)).toMatchObject({ oQue: ['Entrega do que foi prometido'] });
  expect(await promessaDe(pelaConta.id)).toMatchObject({ contestar_ate: '2026-03-23' });
});
