import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf as umPdf } from '#capabilities/anexo/domain/testing-arquivos.ts';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { separarArquivo } from '#capabilities/recibo/domain/arquivo-assinado.ts';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso, visitorComChave } from '#testing/casos.ts';
import { criarRecurso, decidir, INDEFERIDO, interposto } from '#testing/recursos.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { textoDoPdf } from '#testing/texto-do-pdf.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-08-14T10:00:00-03:00' });
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const TEXTO = 'Não podemos entregar o prontuário → ele trata da saúde de outra pessoa.';
const fundamentoLegal = 'Lei 12.527/2011, art. 31: são dados de saúde.';
const novoPedido = (mais: object = {}) =>
  criarCaso(app, {
    tipo: TipoManifestacao.acessoAInformacao,
    registradaEm: '2026-08-03T10:00:00-03:00',
    ...mais,
  });
const negar = async (id: number, mais: object = {}) => {
  const feita = await fazerAto(gestor, 'responder', [{ idManifestacao: id }], {
    texto: TEXTO,
    detalhes: { fundamentoLegal },
    idCodigoDecisao: CodigoDecisao.negado,
    idEspecificacaoDecisao: Especificacao.dadosPessoais,
    ...mais,
  });
  expect(feita.statusCode, feita.body).toBe(200);
};
const negado = async (mais: object = {}) => {
  const caso = await novoPedido();
  await negar(caso.id, mais);
  return caso;
};
const baixar = (visitor: Visitor, id: number) =>
  visitor.get(`/api/app-web/v1/manifestacoes/${id}/decisao.pdf`);
const bytesDe = async (visitor: Visitor, id: number) => Buffer.from((await baixar(visitor, id)).rawPayload);
const verificar = async (corpo: Record<string, unknown>) =>
  (await new Visitor(app).post('/api/app-web/v1/recibos/verificar', corpo)).json();
/** As the page does it with a chosen file. */
const verificarArquivo = (bytes: Uint8Array) => {
  const lido = separarArquivo(Uint8Array.from(bytes));
  if (!lido) return { autentico: false };
  const sha256 = createHash('sha256').update(lido.conteudo).digest('hex');
  return verificar({ codigo: lido.codigo, arquivo: { sha256, assinatura: lido.assinatura } });
};

describe('Lei 12.527/2011, art. 14: the certified copy of a decision', () => {
  it('art. 14: is the whole decision in a tagged PDF, with grounds, who decided, files and how to appeal', async () => {
    const arquivo = await umPdf();
    const { idAnexo, segredo } = await enviarArquivo(app, arquivo, 'tabela.pdf', true);
    const { id, numeroProtocolo } = await negado({ anexos: [{ idAnexo, segredo }] });
    const feita = await baixar(maria, id);
    expect(feita.headers['content-type']).toBe('application/pdf');
    expect(feita.headers['cache-control']).toContain('no-store');
    const bytes = Buffer.from(feita.rawPayload);
    const cru = bytes.toString('latin1');
    expect(cru.slice(0, 5)).toBe('%PDF-');
    expect(cru).toContain('/StructTreeRoot');
    expect(cru).toContain('/Lang (pt-BR)');
    expect(cru).toContain('/Marked true');
    const texto = textoDoPdf(bytes);
    for (const parte of [
      numeroProtocolo,
      'CGU – Controladoria-Geral da União',
      'Acesso Negado',
      'Dados pessoais',
      'Não podemos entregar o prontuário -> ele trata da saúde de outra pessoa.',
      fundamentoLegal,
      'Quem decidiu: ',
      'pode recorrer até 26/08/2026. Quem decide: A chefia acima de quem respondeu',
      'tabela.pdf',
    ])
      expect(texto).toContain(parte);
    expect(texto).not.toContain('Maria');
    const anexo = await maria.get(`/api/app-web/v1/manifestacoes/${id}/anexos/${idAnexo}`);
    expect(texto).toContain(createHash('sha256').update(anexo.rawPayload).digest('hex'));
  });

  it('Decreto 7.724/2012, art. 19, III: of classified information writes out where to ask for declassification', async () => {
    const { id } = await negado({
      idEspecificacaoDecisao: Especificacao.classificada,
      detalhes: {
        fundamentoLegal: 'Lei 12.527/2011, art. 23, VIII.',
        grauSigilo: 'reservada',
        restritaAte: '2030-01-10',
        autoridadeClassificadora: 'Secretária de Segurança',
        codigoIndexacao: '00106.000123/2024-48.R.01',
      },
    });
    const texto = textoDoPdf(await bytesDe(maria, id)).replace(/\s+/g, ' ');
    expect(texto).toContain('a quem a classificou: Secretária de Segurança.');
    expect(texto).toContain('/web/desclassificacao/pedir?orgao=6 no navegador.');
  });

  it('art. 14: is for who asked, by account or access code, and for the office; to anybody else it does not exist', async () => {
    const { id } = await negado();
    const comCodigo = await visitorComChave(app, id);
    expect((await baixar(comCodigo, id)).statusCode).toBe(200);
    expect((await baixar(maria, id)).statusCode).toBe(200);
    const deFora = [
      await entrarComo(app, 'joao.cidadao'),
      await entrarComo(app, 'gestor.ifce'),
      new Visitor(app),
    ];
    for (const outro of deFora) expect((await baixar(outro, id)).statusCode).toBe(404);
    const vistas = () =>
      app.db
        .selectFrom('manifestacao_historico')
        .select('acao')
        .where('id_manifestacao', '=', id)
        .where('informacoes', '=', 'Baixou a cópia autenticada da decisão.')
        .execute();
    expect(await vistas()).toEqual([]);
    expect((await baixar(gestor, id)).statusCode).toBe(200);
    expect(await vistas()).toEqual([{ acao: 'Visualização' }]);
  });

  it('does not exist before the decision', async () => {
    const { id } = await novoPedido();
    const feita = await baixar(maria, id);
    expect([feita.statusCode, feita.json().code]).toEqual([404, 'certidao.sem-decisao']);
  });

  it('art. 14: verifies by its code and by its file, and no longer once a byte of it is changed', async () => {
    const { id, numeroProtocolo } = await negado();
    const bytes = await bytesDe(maria, id);
    const autentica = {
      autentico: true,
      recibo: null,
      copia: {
        numeroProtocolo,
        decididaEm: '2026-08-14T13:00:00.000Z',
        decisao: {
          orgao: 'CGU – Controladoria-Geral da União',
          sobre: 'Pedido de acesso à informação',
          decisao: 'Acesso Negado',
          quemDecidiu: expect.stringContaining('(CGU)'),
        },
      },
    };
    const codigo = separarArquivo(Uint8Array.from(bytes))?.codigo ?? '';
    expect(await verificar({ codigo })).toEqual(autentica);
    expect(await verificarArquivo(bytes)).toEqual(autentica);
    for (const lugar of [100, Math.floor(bytes.length / 2), bytes.length - 600]) {
      const mudado = Buffer.from(bytes);
      mudado.writeUInt8((mudado.readUInt8(lugar) + 1) % 256, lugar);
      expect(await verificarArquivo(mudado)).toEqual({ autentico: false, recibo: null });
    }
    expect(await verificar({ codigo: `${codigo.startsWith('W') ? 'X' : 'W'}${codigo.slice(1)}` })).toEqual({
      autentico: false,
      recibo: null,
    });
    // The signature of one file does not vouch for another, nor is it a code.
    const outro = await negado();
    const trocado = separarArquivo(Uint8Array.from(await bytesDe(maria, outro.id)));
    const rodape = `\n%copia-autenticada ${trocado?.codigo} ${trocado?.assinatura}\n`;
    const conteudo = separarArquivo(Uint8Array.from(bytes))?.conteudo ?? new Uint8Array();
    expect(await verificarArquivo(Buffer.concat([conteudo, Buffer.from(rodape)]))).toMatchObject({
      autentico: false,
    });
  });

  it('says that it no longer matches when the decision kept has other words', async () => {
    const { id } = await negado();
    const bytes = await bytesDe(maria, id);
    await app.db
      .updateTable('resposta')
      .set({ texto: 'Outra coisa.' })
      .where('id_manifestacao', '=', id)
      .execute();
    expect(await verificarArquivo(bytes)).toMatchObject({ autentico: true, copia: { decisao: null } });
  });

  it('art. 14: of a case that was ever a denúncia opens its sealed words for who asked', async () => {
    const { id } = await novoPedido({ tipo: TipoManifestacao.denuncia });
    await app.db
      .updateTable('manifestacao')
      .set({
        id_tipo: TipoManifestacao.acessoAInformacao,
        id_tipo_formulario: TipoFormulario.acessoAInformacao,
      })
      .where('id', '=', id)
      .execute();
    await negar(id);
    const bytes = await bytesDe(maria, id);
    expect(textoDoPdf(bytes)).toContain(fundamentoLegal);
    expect(await verificarArquivo(bytes)).toMatchObject({
      autentico: true,
      copia: { decisao: { decisao: 'Acesso Negado' } },
    });
  });
});

describe('Decreto 7.724/2012, art. 19: the certified copy of the decision of an appeal', () => {
  it('art. 14: has its words and the next instance, for who appealed and not for others', async () => {
    const { id } = await novoPedido({
      idOuvidoria: Orgaos.ifce,
      resposta: { texto: 'O acesso foi negado.' },
    });
    const idRecurso = await criarRecurso(app, id);
    const url = `/api/app-web/v1/recursos/${idRecurso}/decisao.pdf`;
    expect((await maria.get(url)).statusCode).toBe(404);
    await decidir(await entrarComo(app, 'superior.ifce'), idRecurso);
    const feita = await maria.get(url);
    expect(feita.statusCode, feita.body).toBe(200);
    const bytes = Buffer.from(feita.rawPayload);
    const texto = textoDoPdf(bytes);
    for (const parte of [
      'Recurso: Primeira Instância',
      'Indeferido',
      INDEFERIDO.texto,
      'A autoridade máxima do IFCE',
    ])
      expect(texto).toContain(parte);
    expect(await verificarArquivo(bytes)).toMatchObject({
      autentico: true,
      copia: { decisao: { sobre: 'Recurso: Primeira Instância', decisao: 'Indeferido' } },
    });
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await joao.get(url)).statusCode).toBe(404);
    expect((await new Visitor(app).get(url)).statusCode).toBe(404);
    const comCodigo = await visitorComChave(app, id);
    expect((await comCodigo.get(url)).statusCode).toBe(200);
  });

  it('Lei 12.527/2011, art. 14: of a request with the identity preserved verifies too, though it names who asked', async () => {
    const feito = await registrar(maria, {
      idTipoManifestacao: TipoManifestacao.acessoAInformacao,
      preservarIdentidade: true,
    });
    const { idManifestacao: id } = feito.json<{ idManifestacao: number }>();
    await negar(id);
    const doPedido = await bytesDe(maria, id);
    expect(await verificarArquivo(doPedido)).toMatchObject({
      copia: { decisao: { decisao: 'Acesso Negado' } },
    });
    const { idRecurso } = await interposto(maria, id);
    const { nome } = await app.db
      .selectFrom('usuario')
      .select('nome')
      .where('login', '=', 'maria.cidada')
      .executeTakeFirstOrThrow();
    const julga = await entrarComo(app, 'respondente.cgu');
    await decidir(julga, idRecurso, {
      ...INDEFERIDO,
      texto: `${nome}, a decisão fica mantida.`,
    });
    const url = `/api/app-web/v1/recursos/${idRecurso}/decisao.pdf`;
    const bytes = Buffer.from((await maria.get(url)).rawPayload);
    const conferida = await verificarArquivo(bytes);
    expect(conferida).toMatchObject({
      autentico: true,
      copia: { decisao: { sobre: 'Recurso: Primeira Instância', decisao: 'Indeferido' } },
    });
    expect(JSON.stringify(conferida)).not.toContain(nome);
    // The office reads the decision with the name covered: it is given no copy, and offered none.
    expect((await julga.get(url)).statusCode).toBe(404);
    expect((await gestor.get(`/api/app-web/v1/tratamento/${id}`)).json()).toMatchObject({
      podeCopiar: false,
    });
    expect((await baixar(gestor, id)).statusCode).toBe(404);
    const { id: comum } = await negado();
    expect((await gestor.get(`/api/app-web/v1/tratamento/${comum}`)).json()).toMatchObject({
      podeCopiar: true,
    });
  });
});
