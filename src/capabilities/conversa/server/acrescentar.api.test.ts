import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import {
  acoesDoHistorico,
  criarCaso,
  emailsDoEvento,
  type NovoCaso,
  visitorComChave,
} from '#testing/casos.ts';
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

describe('Lei 9.784/1999, art. 3º, III: what is added while an area has the case', () => {
  const NOME = 'Maria Aparecida Souza';
  const naArea = async (novo: NovoCaso = {}) => {
    const { id } = await criarCaso(app, novo);
    const { unidades } = (await gestor.get('/api/app-web/v1/unidades')).json<{
      unidades: { idUnidade: number; sigla: string }[];
    }>();
    const tramitada = await fazerAto(gestor, 'tramitar', [{ idManifestacao: id }], {
      unidades: [unidades.find(({ sigla }) => sigla === 'COGEP')?.idUnidade ?? 0],
      mensagem: 'O que a área sabe disto?',
    });
    expect(tramitada.statusCode, tramitada.body).toBe(200);
    app.clock.advance(60_000);
    return id;
  };
  const comArquivo = async (id: number, texto: string) => {
    const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('recibo'), 'recibo.txt');
    expect((await acrescentar(maria, id, texto, { anexos: [{ idAnexo, segredo }] })).statusCode).toBe(200);
    return idAnexo;
  };
  const lidoPelaArea = async (id: number) => {
    const area = await entrarComo(app, 'colaborador.cgu');
    const { itens } = (await area.get('/api/app-web/v1/tramitacoes')).json<{
      itens: { idTramitacao: number; idManifestacao: number }[];
    }>();
    const passo = itens.find(({ idManifestacao }) => idManifestacao === id);
    const lido = await area.get(`/api/app-web/v1/tramitacoes/${passo?.idTramitacao}`);
    return {
      area,
      corpo: lido.body,
      ...lido.json<{
        acrescimos: { texto: string; isNovo: boolean; anexos: { href: string }[] }[];
        avisoDosAnexos?: string;
      }>(),
    };
  };
  const alertas = async (area: Visitor) =>
    (await area.get('/api/app-web/v1/alertas'))
      .json<{ itens: { tipo: string; idManifestacao: number }[] }>()
      .itens.filter(({ tipo }) => tipo === 'acrescimo-na-area')
      .map(({ idManifestacao }) => idManifestacao);

  it('is read by it with the files, and it is alerted; what the office answers there is not', async () => {
    const id = await naArea();
    const idAnexo = await comArquivo(id, 'Achei o recibo.');
    const resposta = { texto: 'Recebido, obrigado.' };
    expect((await gestor.post(url(id, 'mensagens'), resposta)).statusCode).toBe(200);
    const { area, acrescimos, corpo } = await lidoPelaArea(id);
    expect(acrescimos).toMatchObject([{ texto: 'Achei o recibo.', isNovo: true, anexos: [{ idAnexo }] }]);
    expect(corpo).not.toContain('Recebido');
    expect((await area.get(acrescimos[0]?.anexos[0]?.href ?? '')).statusCode).toBe(200);
    expect(await alertas(area)).toContain(id);
  });

  it('Decreto 10.153/2019, art. 6º § 4º: of a denúncia is read covered, and its files stay with the office', async () => {
    const id = await naArea({ tipo: TipoManifestacao.denuncia });
    const idAnexo = await comArquivo(id, `Eu, ${NOME}, tenho as notas.`);
    const { area, acrescimos, corpo, avisoDosAnexos } = await lidoPelaArea(id);
    expect(acrescimos).toMatchObject([{ anexos: [] }]);
    expect(acrescimos[0]?.texto).toContain('tenho as notas');
    expect(corpo).not.toContain(NOME);
    expect(avisoDosAnexos).toContain('ficam com a ouvidoria');
    expect((await area.get(url(id, `anexos/${idAnexo}`))).statusCode).toBe(404);
    // Nor does the minute tell who was writing.
    expect(corpo).not.toContain('enviadaEm');
    expect(await alertas(area)).not.toContain(id);
  });

  it('Lei 13.608/2018, art. 4º-B: of an anonymous person stays with the ouvidoria, words and files', async () => {
    const id = await naArea({ tipo: TipoManifestacao.comunicacao });
    const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('nota'), 'nota.txt');
    const pessoa = await visitorComChave(app, id);
    const escrita = { texto: 'Só eu tinha a chave do arquivo.', anexos: [{ idAnexo, segredo }] };
    expect((await pessoa.post(url(id, 'mensagens'), escrita)).statusCode).toBe(200);
    const { area, acrescimos, corpo } = await lidoPelaArea(id);
    expect(acrescimos).toEqual([]);
    expect(corpo).not.toContain('chave do arquivo');
    expect((await area.get(url(id, `anexos/${idAnexo}`))).statusCode).toBe(404);
    expect(await alertas(area)).not.toContain(id);
  });

  it('alerts no area once its step is over', async () => {
    const id = await naArea();
    await app.db
      .updateTable('tramitacao')
      .set({ encerrada_em: app.clock.now() })
      .where('id_manifestacao', '=', id)
      .execute();
    expect((await acrescentar(maria, id, 'Achei o recibo.')).statusCode).toBe(200);
    expect(await alertas(await entrarComo(app, 'colaborador.cgu'))).not.toContain(id);
  });
});
