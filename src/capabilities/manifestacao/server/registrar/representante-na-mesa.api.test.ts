import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { dumpDoCaso } from '#testing/atos.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let atendente: Visitor;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  atendente = await entrarComo(app, 'atendente.cgu');
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const API = '/api/app-web/v1';
const NOME = 'Benedita Quaresma Luz';
const procuracao = async () => {
  const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('procuração'), 'procuração.txt');
  return [{ idAnexo, segredo }];
};
const naMesa = (representante: object, mais: Record<string, unknown> = {}) =>
  registrar(atendente, {
    atendimento: {
      idCanalEntrada: 1,
      manifestante: { nome: 'John Smith' },
      representante: { nome: NOME, qualidade: 'procurador', ...representante },
    },
    ...mais,
  });

describe('Lei 9.784/1999, art. 9º: somebody files at the desk for another', () => {
  it('with the document kept, a term, and who acted for whom in the history', async () => {
    const registrada = await naMesa({
      cpf: '529.982.247-25',
      validaAte: '2026-12-31',
      anexos: await procuracao(),
    });
    expect(registrada.statusCode, registrada.body).toBe(200);
    const { idManifestacao: id } = registrada.json<{ idManifestacao: number }>();
    const [vista] = (await gestor.get(`${API}/manifestacoes/${id}/representacoes`)).json<
      { anexos: { href: string }[] }[]
    >();
    expect(vista).toMatchObject({ nome: NOME, documento: '529.982.247-25', validaAte: '2026-12-31' });
    expect((await gestor.get(vista?.anexos[0]?.href ?? '')).statusCode).toBe(200);
    const { historico, anexos } = (await gestor.get(`${API}/manifestacoes/${id}`)).json<{
      historico: { acao: string; frase: string; responsavel: string }[];
      anexos: unknown[];
    }>();
    const linha = historico.find(({ acao }) => acao === 'Representação');
    expect(linha?.frase).toContain(`quem representa é ${NOME}, procurador(a).`);
    expect(linha?.responsavel).toContain('(CGU)');
    expect(anexos, 'it is no file of what was told').toEqual([]);
  });

  it('without a copy only with a reason, never with a document that is over', async () => {
    const code = async (representante: object, mais?: Record<string, unknown>) => {
      const response = await naMesa(representante, mais);
      return [response.statusCode, response.json<{ code?: string }>().code];
    };
    expect(await code({})).toEqual([400, 'entrada.invalida']);
    expect(await code({ semCopia: 'A certidão foi vista no balcão.' })).toEqual([200, undefined]);
    expect(await code({ anexos: await procuracao(), validaAte: '2020-01-01' })).toEqual([
      400,
      'representacao.ja-venceu',
    ]);
  });

  it('Lei 13.460/2017, art. 10 § 7º: never of a person without a name, or whom the office is not to know', async () => {
    const semNome = await registrar(atendente, {
      idTipoManifestacao: TipoManifestacao.denuncia,
      atendimento: {
        idCanalEntrada: 1,
        representante: { nome: NOME, qualidade: 'procurador', anexos: await procuracao() },
      },
    });
    expect(semNome.statusCode).toBe(400);
    const preservada = await naMesa(
      { anexos: await procuracao() },
      {
        idTipoManifestacao: TipoManifestacao.acessoAInformacao,
        preservarIdentidade: true,
        teor: { resumo: 'Gastos com iluminação', texto: 'Quanto custou a iluminação em 2025?' },
      },
    );
    expect(preservada.json()).toMatchObject({ code: 'registro.preservada-sem-representante' });
  });

  it('Decreto 10.153/2019, art. 6º: of a denúncia is sealed with it', async () => {
    const registrada = await naMesa(
      { anexos: await procuracao() },
      { idTipoManifestacao: TipoManifestacao.denuncia },
    );
    expect(registrada.statusCode, registrada.body).toBe(200);
    const { idManifestacao: id } = registrada.json<{ idManifestacao: number }>();
    expect(await dumpDoCaso(app, id)).not.toContain('Quaresma');
    expect((await gestor.get(`${API}/manifestacoes/${id}/representacoes`)).json()).toMatchObject([
      { qualidade: 'Procurador(a)', nome: null, anexos: [] },
    ]);
  });

  it('sends the same filing twice as one', async () => {
    const anexos = await procuracao();
    const chaveEnvio = crypto.randomUUID();
    const [uma, outra] = [await naMesa({ anexos }, { chaveEnvio }), await naMesa({ anexos }, { chaveEnvio })];
    expect(outra.json()).toMatchObject({
      idManifestacao: uma.json<{ idManifestacao: number }>().idManifestacao,
      conteudoAnterior: false,
    });
  });
});
