import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-08-14T10:00:00-03:00' });
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
});
beforeEach(() => app.db.deleteFrom('email_saida').execute());
afterAll(() => app.close());

const NAS_PALAVRAS_DO_ORGAO = 'Os prontuários dizem a saúde de quem foi atendido.';
const RECORRER =
  'pode recorrer até 26/08/2026. Quem decide: A chefia acima de quem respondeu, na CGU – Controladoria-Geral da União.';
const pedido = (mais: object = {}) =>
  criarCaso(app, {
    tipo: TipoManifestacao.acessoAInformacao,
    registradaEm: '2026-08-03T10:00:00-03:00',
    ...mais,
  });
const responder = (id: number, decisao: number, especificacao: number | null, detalhes: object = {}) =>
  fazerAto(gestor, 'responder', [{ idManifestacao: id }], {
    texto: NAS_PALAVRAS_DO_ORGAO,
    detalhes,
    idCodigoDecisao: decisao,
    idEspecificacaoDecisao: especificacao,
  });
const enviado = async () => {
  const [email, ...outros] = await emailsDoEvento(app, 'manifestacao.acesso-negado');
  expect(outros).toEqual([]);
  return email?.texto ?? '';
};
const fundamentoLegal = 'Lei 12.527/2011, art. 31: são dados de saúde.';

describe('the mail of a denial', () => {
  it('Lei 12.527/2011, art. 11 § 4º: says the reasons, that one may appeal, until when and to whom, with the link', async () => {
    const { id, numeroProtocolo } = await pedido();
    const feita = await responder(id, CodigoDecisao.negado, Especificacao.dadosPessoais, { fundamentoLegal });
    expect(feita.statusCode, feita.body).toBe(200);
    const texto = await enviado();
    expect(texto).toContain(numeroProtocolo);
    expect(texto).toContain('Decisão: Acesso Negado. Dados pessoais.');
    expect(texto).toContain(`Fundamento legal: ${fundamentoLegal}`);
    expect(texto).toContain(RECORRER);
    expect(texto).toContain(`/web/manifestacao/detalhar/${id}`);
    expect(texto).toContain('cópia autenticada da decisão');
    expect(texto).toContain(NAS_PALAVRAS_DO_ORGAO);
    expect(texto).not.toMatch(/\{\{|\.\./);
    expect(await emailsDoEvento(app, 'manifestacao.respondida')).toEqual([]);
  });

  it('Decreto 7.724/2012, art. 19: of classified information says who classified, grade, CIDIC, term and how to have it declassified', async () => {
    const { id } = await pedido();
    await responder(id, CodigoDecisao.parcialmenteConcedido, Especificacao.parteClassificada, {
      fundamentoLegal: 'Lei 12.527/2011, art. 23, VIII.',
      grauSigilo: 'reservada',
      restritaAte: '2030-01-10',
      autoridadeClassificadora: 'Secretária de Segurança',
      codigoIndexacao: '00106.000123/2024-48.R.01',
      porQueNaoTudo: 'O mapa das câmeras mostra onde a vigilância falta.',
    });
    const texto = await enviado();
    for (const parte of [
      'Acesso Parcialmente Concedido',
      'Por que uma parte não foi entregue: O mapa das câmeras mostra onde a vigilância falta.',
      'Restrito até 10/01/2030',
      'Grau de sigilo: Reservada',
      'Autoridade que classificou: Secretária de Segurança',
      '00106.000123/2024-48.R.01',
      'pedir a desclassificação da informação a quem a classificou: Secretária de Segurança',
      '/web/desclassificacao/pedir?orgao=6 no navegador.',
      RECORRER,
    ])
      expect(texto).toContain(parte);
    // What was granted is in the answer's text, and may be about the person: that stays on the platform.
    expect(texto).not.toContain(NAS_PALAVRAS_DO_ORGAO);
    const { respostas } = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json();
    expect(respostas[0].conteudo).toContainEqual(
      expect.objectContaining({ rotulo: 'Desclassificação', caminho: '/desclassificacao/pedir?orgao=6' }),
    );
  });

  it('Lei 12.527/2011, art. 11 § 1º: of what is no request, or of another body, says where to ask', async () => {
    const { id } = await pedido();
    const feita = await responder(id, CodigoDecisao.naoEPedido, null, {
      fundamentoLegal: 'Lei 12.527/2011, art. 7º: pede-se uma obra, e não informação.',
      ondePedir: 'Na prefeitura, pelo telefone 156.',
    });
    expect(feita.statusCode, feita.body).toBe(200);
    expect(await enviado()).toContain('Onde pedir: Na prefeitura, pelo telefone 156.');
  });

  it('is the plain one for a grant, and for a case that was ever a denúncia', async () => {
    const { id } = await pedido();
    await responder(id, CodigoDecisao.concedido, Especificacao.noSistema);
    const { id: protegida } = await pedido({ tipo: TipoManifestacao.denuncia });
    await app.db
      .updateTable('manifestacao')
      .set({
        id_tipo: TipoManifestacao.acessoAInformacao,
        id_tipo_formulario: TipoFormulario.acessoAInformacao,
      })
      .where('id', '=', protegida)
      .execute();
    const feita = await responder(protegida, CodigoDecisao.negado, Especificacao.dadosPessoais, {
      fundamentoLegal,
    });
    expect(feita.statusCode, feita.body).toBe(200);
    expect(await emailsDoEvento(app, 'manifestacao.acesso-negado')).toEqual([]);
    const emails = await emailsDoEvento(app, 'manifestacao.respondida');
    expect(emails).toHaveLength(2);
    expect(JSON.stringify(emails)).not.toContain('saúde');
  });
});

describe('Lei 12.527/2011, art. 11: a repeated request', () => {
  const repetida = (id: number, protocoloAnterior: string) =>
    responder(id, CodigoDecisao.repetida, null, { protocoloAnterior });
  const recusa = async (id: number, protocolo: string) => (await repetida(id, protocolo)).json().code;

  it('names an earlier request that exists, written as its sphere writes it', async () => {
    const anterior = await pedido();
    const { id } = await pedido();
    const feita = await repetida(id, anterior.protocolo);
    expect(feita.statusCode, feita.body).toBe(200);
    const { respostas } = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json();
    expect(respostas[0].conteudo).toContainEqual({
      rotulo: 'Protocolo do pedido anterior',
      valor: anterior.numeroProtocolo,
    });
    expect(await enviado()).toContain(`Protocolo do pedido anterior: ${anterior.numeroProtocolo}`);
  });

  it('refuses alike what does not exist, itself, a later one and what is no request', async () => {
    const denuncia = await pedido({ tipo: TipoManifestacao.denuncia });
    const reclamacao = await pedido({ tipo: TipoManifestacao.reclamacao });
    const { id, numeroProtocolo } = await pedido();
    const depois = await pedido();
    for (const protocolo of [
      '00203.987654/2026-01',
      numeroProtocolo,
      depois.numeroProtocolo,
      denuncia.numeroProtocolo,
      reclamacao.numeroProtocolo,
    ])
      expect(await recusa(id, protocolo)).toBe('resposta.pedido-anterior-nao-existe');
    expect(await recusa(id, '00106.000123/2024-49')).toBe('resposta.conteudo-minimo');
  });

  it('reveals nothing but the number of a request of somebody else', async () => {
    const alheio = await pedido({ login: 'joao.cidadao', teor: { resumo: 'Compras de vacinas' } });
    const { id } = await pedido();
    expect((await repetida(id, alheio.numeroProtocolo)).statusCode).toBe(200);
    const lido = await maria.get(`/api/app-web/v1/manifestacoes/${id}`);
    expect(lido.body).toContain(alheio.numeroProtocolo);
    expect(lido.body).not.toMatch(/vacinas|João/);
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${alheio.id}`)).statusCode).toBe(404);
  });
});
