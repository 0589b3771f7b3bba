import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento, visitorComChave } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let maria: Visitor;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const url = (id: number, oQue: string) => `/api/app-web/v1/manifestacoes/${id}/${oQue}`;
const acrescentar = (visitor: Visitor, id: number, texto: string, mais = {}) =>
  visitor.post(url(id, 'acrescentar'), { texto, ...mais });
const lidas = async (visitor: Visitor, id: number) =>
  (await visitor.get(url(id, 'mensagens'))).json<
    { texto: string; doManifestante: boolean; anexos: { nomeArquivo: string }[] }[]
  >();
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('Lei 9.784/1999, art. 3º, III: adding to an open case', () => {
  it('takes words and files of somebody known, moves no term, and is answered in the same place', async () => {
    const { id } = await criarCaso(app);
    const antes = await findRow(id);
    expect((await gestor.post(url(id, 'mensagens'), { texto: 'Oi' })).json()).toMatchObject({
      code: 'manifestacao.nao-anonima',
    });
    const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('recibo'), 'recibo.txt');
    const enviado = await acrescentar(maria, id, 'Achei o recibo.', { anexos: [{ idAnexo, segredo }] });
    expect(enviado.statusCode, enviado.body).toBe(200);
    const { id_situacao, prazo, prazo_parado_em } = await findRow(id);
    expect([id_situacao, prazo, prazo_parado_em]).toEqual([antes.id_situacao, antes.prazo, null]);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Acréscimo']);
    const [aoOrgao] = await emailsDoEvento(app, 'manifestacao.mensagem-do-manifestante');
    expect(aoOrgao).toMatchObject({ para: 'ouvidoria@cgu.escuta.invalid' });
    expect(aoOrgao?.texto).not.toContain('recibo');
    expect(await lidas(gestor, id)).toMatchObject([
      { texto: 'Achei o recibo.', anexos: [{ nomeArquivo: 'recibo.txt' }] },
    ]);

    expect((await gestor.post(url(id, 'mensagens'), { texto: 'Recebido, obrigado.' })).statusCode).toBe(200);
    expect((await lidas(maria, id)).at(-1)).toMatchObject({
      texto: 'Recebido, obrigado.',
      doManifestante: false,
    });
    const [aPessoa] = await emailsDoEvento(app, 'manifestacao.mensagem-do-orgao');
    expect(aPessoa).toMatchObject({ para: 'maria.cidada@escuta.invalid' });
    expect(aPessoa?.texto).not.toContain('Recebido');
  });

  it('is for access requests and for the holder of the code, while the case is open, and for nobody else', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao });
    const comCodigo = await visitorComChave(app, id);
    expect((await acrescentar(comCodigo, id, 'Quero os dados de 2025 também.')).statusCode).toBe(200);
    expect((await acrescentar(gestor, id, 'Oi')).statusCode).toBe(403);
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await acrescentar(joao, id, 'Oi')).statusCode).toBe(404);
    expect((await joao.get(url(id, 'mensagens'))).statusCode).toBe(404);
    const fechada = await criarCaso(app, { situacao: Situacao.arquivada });
    expect((await acrescentar(maria, fechada.id, 'Oi')).statusCode).toBe(409);
    const esperando = await criarCaso(app, { complementacao: { pedido: 'Qual posto?' } });
    expect((await acrescentar(maria, esperando.id, 'Antes disso: o recibo.')).statusCode).toBe(200);
    expect((await findRow(esperando.id)).id_situacao).toBe(Situacao.complementacaoSolicitada);
  });

  it('Decreto 10.153/2019: of a denúncia is sealed, and shows the author to nobody who may not know', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const texto = 'Eu, Maria Aparecida Souza, vi o Sicrano.';
    expect((await acrescentar(maria, id, texto)).statusCode).toBe(200);
    const [row] = await app.db.selectFrom('mensagem').selectAll().where('id_manifestacao', '=', id).execute();
    expect(row?.texto).toBeNull();
    expect(app.log()).not.toContain('Sicrano');
    const observador = await entrarComo(app, 'observador.cgu');
    expect(await lidas(observador, id)).toEqual([]);
    // Forwarded without the identity, the words go without who wrote them.
    await app.db.updateTable('manifestacao').set({ id_ouvidoria: 65 }).where('id', '=', id).execute();
    const outroOrgao = await entrarComo(app, 'gestor.ifce');
    const [mensagem] = await lidas(outroOrgao, id);
    expect(mensagem?.texto).toContain('Sicrano');
    expect(mensagem?.texto).not.toMatch(/Maria|Souza/);
  });
});
