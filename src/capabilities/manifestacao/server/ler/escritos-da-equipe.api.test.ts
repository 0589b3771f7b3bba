import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { entrarComoPrograma } from '#capabilities/integracao/server/testing-integracao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { criarCaso } from '#testing/casos.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

/** Maria filed. Who may not know it writes her name among others and looks which one comes back covered. */
const NOMES = ['Pedro Paulo Nunes', 'Maria Aparecida Souza', 'Ana Lia Torres', 'João Batista Lima'];
const LISTA = `Conferir no cadastro: ${NOMES.join('; ')}.`;
const API = '/api/app-web/v1';

let app: TestApp;
let gestor: Visitor;
let ifce: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  ifce = await entrarComo(app, 'gestor.ifce');
}, 120_000);
afterAll(() => app.close());

const feito = (response: LightMyRequestResponse): string => {
  expect(response.statusCode, response.body).toBe(200);
  expect(response.body).not.toContain('"feito":false');
  return response.body;
};
const noCaso = async (visitor: Visitor, ato: string, id: number, mais: Record<string, unknown>) =>
  feito(await visitor.post(`${API}/tratamento/${ato}`, { casos: [{ idManifestacao: id }], ...mais }));
/** Forwarded to an office that may not know who filed. */
const recebida = async (): Promise<number> => {
  const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
  await noCaso(gestor, 'encaminhar', id, {
    idOuvidoriaDestino: Orgaos.ifce,
    textoDestinatario: 'O fato é deste instituto, que deve apurar o que foi contado.',
    textoSolicitante: 'Enviamos a sua denúncia ao instituto federal.',
  });
  app.clock.advance(minutes(1));
  return id;
};
const quantos = (lido: string): number => NOMES.filter((nome) => lido.includes(nome)).length;
/** Nothing tells one of the names from the others. */
const todosOuNenhum = (lido: string, onde: string) =>
  expect([0, NOMES.length], onde).toContain(quantos(lido));

describe('Decreto 10.153/2019, art. 6 § 4º: who may not know the denunciante does not learn it by writing names', () => {
  it('into a note, a label, an answer or a request for more', async () => {
    const id = await recebida();
    const notas = `${API}/tratamento/${id}/notas`;
    feito(await ifce.post(notas, { texto: LISTA }));
    const colega = await entrarComo(app, 'respondente.ifce');
    for (const leitor of [ifce, colega]) todosOuNenhum(feito(await leitor.get(notas)), 'nota');
    await noCaso(ifce, 'classificar', id, { incluirTags: NOMES });
    await noCaso(ifce, 'responder-intermediaria', id, { texto: LISTA });
    app.clock.advance(minutes(1));
    await noCaso(ifce, 'pedir-complementacao', id, { texto: LISTA });
    for (const caminho of [
      `tratamento/${id}`,
      `manifestacoes/${id}`,
      `tratamento/manifestacoes?ids=${id}`,
      `tratamento/${id}/opcoes`,
    ]) {
      todosOuNenhum(feito(await colega.get(`${API}/${caminho}`)), caminho);
    }
  });

  it('into the labels that a program reads back', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const programa = await entrarComoPrograma(app, 'respondente');
    feito(await programa.post(`/manifestacoes/${id}/atualizar`, { Tags: NOMES }));
    todosOuNenhum(feito(await programa.get(`/manifestacoes/${id}`)), 'programa');
  });

  it('into an answer to a request whose identity is preserved, which no office may know (Lei 13.460/2017, art. 10 § 7º)', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const registrada = await registrar(maria, {
      idTipoManifestacao: TipoManifestacao.acessoAInformacao,
      preservarIdentidade: true,
    });
    const { idManifestacao: id } = JSON.parse(feito(registrada));
    feito(await gestor.post(`${API}/tratamento/${id}/notas`, { texto: LISTA }));
    const colega = await entrarComo(app, 'respondente.cgu');
    for (const leitor of [gestor, colega])
      todosOuNenhum(feito(await leitor.get(`${API}/tratamento/${id}/notas`)), 'nota');
  });

  it('at the desk, as words of the person: neither in what is typed in nor in the names of files', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const atendente = await entrarComo(app, 'atendente.cgu');
    const programa = await entrarComoPrograma(app, 'respondente');
    const nomeados = async () =>
      Promise.all(
        NOMES.map(async (nome) => {
          const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from(nome), `${nome}.txt`);
          return { idAnexo, segredo };
        }),
      );
    const ditar = async (ato: string) =>
      feito(
        await atendente.post(`${API}/atendimento/${id}`, {
          chaveEnvio: randomUUID(),
          canal: 'telefone',
          pedido: { ato, entrada: { texto: LISTA, anexos: await nomeados() } },
        }),
      );
    await ditar('acrescentar');
    app.clock.advance(minutes(1));
    await noCaso(gestor, 'pedir-complementacao', id, { texto: 'Diga em que dia aconteceu o que contou.' });
    app.clock.advance(minutes(1));
    await ditar('complementar');
    const lidos = [
      [await atendente.get(`${API}/manifestacoes/${id}/mensagens`), 'mensagens'],
      [await atendente.get(`${API}/manifestacoes/${id}`), 'caso'],
      [await atendente.get(`${API}/tratamento/${id}`), 'tratamento'],
      [await programa.get(`/manifestacoes/${id}`), 'programa'],
    ] as const;
    for (const [resposta, onde] of lidos) {
      const lido = feito(resposta);
      expect(lido, onde).toContain('Conferir no cadastro');
      todosOuNenhum(lido, onde);
    }
    // Who may know reads it as it was typed in.
    expect(feito(await gestor.get(`${API}/manifestacoes/${id}/mensagens`))).toContain(LISTA);
  });

  it('but what the person wrote themselves goes covered', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const maria = await entrarComo(app, 'maria.cidada');
    feito(await maria.post(`${API}/manifestacoes/${id}/acrescentar`, { texto: LISTA }));
    const atendente = await entrarComo(app, 'atendente.cgu');
    const lido = feito(await atendente.get(`${API}/manifestacoes/${id}/mensagens`));
    expect(lido).toContain('Pedro Paulo Nunes');
    expect(lido).not.toContain('Maria Aparecida Souza');
  });

  it('but what the office that knows wrote about them goes covered', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await noCaso(gestor, 'responder-intermediaria', id, { texto: LISTA });
    app.clock.advance(minutes(1));
    await noCaso(gestor, 'encaminhar', id, {
      idOuvidoriaDestino: Orgaos.ifce,
      textoDestinatario: 'O fato é deste instituto, que deve apurar o que foi contado.',
      textoSolicitante: 'Enviamos a sua denúncia ao instituto federal.',
    });
    const lido = feito(await ifce.get(`${API}/manifestacoes/${id}`));
    expect(lido).toContain('Pedro Paulo Nunes');
    expect(lido).not.toContain('Maria Aparecida Souza');
  });
});
