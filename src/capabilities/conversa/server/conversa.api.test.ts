import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento, visitorComChave } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const url = (id: number) => `/api/app-web/v1/manifestacoes/${id}/mensagens`;
const comunicacao = (more = {}) =>
  criarCaso(app, { tipo: TipoManifestacao.comunicacao, login: null, ...more });
interface Mensagem {
  readonly doManifestante: boolean;
  readonly autor: string;
  readonly texto: string;
  readonly lidaEm: string | null;
}
const list = async (visitor: Visitor, id: number) => (await visitor.get(url(id))).json<Mensagem[]>();

describe('the conversation with somebody nobody knows', () => {
  it('L9 who of the team reads it alone is in the history all the same, once', async () => {
    const { id } = await comunicacao();
    const vistas = async () => (await acoesDoHistorico(app, id)).filter((acao) => acao === 'Visualização');
    await list(await visitorComChave(app, id), id);
    expect(await vistas()).toEqual([]);
    await list(gestor, id);
    await list(gestor, id);
    expect(await vistas()).toEqual(['Visualização']);
  });

  it('goes both ways, tells the office by mail and nobody else, and marks what was read', async () => {
    const { id } = await comunicacao();
    const anonima = await visitorComChave(app, id);
    const sent = await anonima.post(url(id), { texto: 'O Beltrano tem as notas.' });
    expect(sent.statusCode, sent.body).toBe(200);
    const emails = await emailsDoEvento(app, 'manifestacao.mensagem-do-manifestante');
    expect(emails).toMatchObject([{ para: 'ouvidoria@cgu.escuta.invalid' }]);
    expect(emails[0]?.texto).not.toContain('Beltrano');

    expect(await list(anonima, id)).toMatchObject([{ autor: 'Você', doManifestante: true, lidaEm: null }]);
    expect(await list(gestor, id)).toMatchObject([
      { autor: 'Manifestante', texto: 'O Beltrano tem as notas.', lidaEm: null },
    ]);
    expect((await list(anonima, id))[0]?.lidaEm).not.toBeNull();

    expect((await gestor.post(url(id), { texto: 'Pode enviá-las?' })).statusCode).toBe(200);
    expect(await list(gestor, id)).toMatchObject([{}, { lidaEm: null }]);
    expect(await list(anonima, id)).toMatchObject([
      {},
      { autor: 'Gustavo Teixeira Prado (CGU)', texto: 'Pode enviá-las?', doManifestante: false },
    ]);
    expect((await list(gestor, id))[1]?.lidaEm).not.toBeNull();
    expect(await app.db.selectFrom('email_saida').select('evento').execute()).toHaveLength(1);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Mensagem', 'Visualização', 'Mensagem']);
  });

  it('is sealed at rest and absent from the log', async () => {
    const { id } = await comunicacao();
    await (await visitorComChave(app, id)).post(url(id), { texto: 'Palavra-plantada' });
    const rows = await app.db.selectFrom('mensagem').selectAll().where('id_manifestacao', '=', id).execute();
    expect(rows).toMatchObject([{ texto: null, id_usuario: null }]);
    expect(rows[0]?.texto_cifrado?.includes('Palavra-plantada')).toBe(false);
    expect(app.log()).not.toContain('Palavra-plantada');
  });

  it('takes a repeated click for one message', async () => {
    const { id } = await comunicacao();
    const anonima = await visitorComChave(app, id);
    const texto = 'Há mais.';
    const sent = await Promise.all([anonima.post(url(id), { texto }), anonima.post(url(id), { texto })]);
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await list(anonima, id)).toHaveLength(1);
    app.clock.advance(60_000);
    expect((await anonima.post(url(id), { texto })).statusCode).toBe(200);
  });

  it('is only for who holds the code and for the analysts of the office', async () => {
    const { id } = await comunicacao();
    const strangers = [
      new Visitor(app),
      await entrarComo(app, 'maria.cidada'),
      await entrarComo(app, 'gestor.ifce'),
      await visitorComChave(app, (await comunicacao()).id),
    ];
    for (const visitor of strangers) {
      expect((await visitor.get(url(id))).statusCode).toBe(404);
      expect((await visitor.post(url(id), { texto: 'Oi' })).statusCode).toBe(404);
    }
    const observador = await entrarComo(app, 'observador.cgu');
    expect((await observador.get(url(id))).statusCode).toBe(200);
    expect((await observador.post(url(id), { texto: 'Oi' })).statusCode).toBe(403);
    expect(await list(gestor, id)).toEqual([]);
  });

  it('does not exist for identified people, nor after the end', async () => {
    const identificada = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const maria = await entrarComo(app, 'maria.cidada');
    expect(await list(maria, identificada.id)).toEqual([]);
    const response = await maria.post(url(identificada.id), { texto: 'Oi' });
    expect([response.statusCode, response.json().code]).toEqual([409, 'manifestacao.nao-anonima']);
    const { id } = await comunicacao({ situacao: Situacao.arquivada });
    expect((await (await visitorComChave(app, id)).post(url(id), { texto: 'Oi' })).statusCode).toBe(409);
  });
});
