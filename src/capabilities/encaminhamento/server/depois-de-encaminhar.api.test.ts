import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpeg } from '#capabilities/anexo/domain/testing-arquivos.ts';
import { anexarA } from '#capabilities/anexo/server/index.ts';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { fazerAto } from '#testing/atos.ts';
import { type CasoCriado, criarCaso } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let dataDir: string;
let gestor: Visitor;
let ifce: Visitor;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'encaminhar-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir }, demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  ifce = await entrarComo(app, 'gestor.ifce');
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const encaminhar = async (visitor: Visitor, { id }: CasoCriado, destino: number, mais = {}) => {
  const response = await fazerAto(visitor, 'encaminhar', [{ idManifestacao: id }], {
    idOuvidoriaDestino: destino,
    textoDestinatario: 'O assunto é do campus de Sobral, que é de vocês.',
    textoSolicitante: 'Quem cuida disto é o instituto, e ele vai responder.',
    ...mais,
  });
  expect(response.statusCode, response.body).toBe(200);
};
const anexar = async ({ id, cofre }: CasoCriado): Promise<number> => {
  const { idAnexo, segredo } = await enviarArquivo(app, jpeg(), 'Crachá de Maria.jpg');
  const enviados = [{ idAnexo, segredo }];
  await app.platform.db
    .transaction()
    .execute((tx) => anexarA(app.platform, tx, { enviados, idManifestacao: id, cofre }));
  return idAnexo;
};
const baixar = async (visitor: Visitor, { id }: CasoCriado, idAnexo: number) =>
  (await visitor.get(`/api/app-web/v1/manifestacoes/${id}/anexos/${idAnexo}`)).statusCode;
const tratamento = (visitor: Visitor, { id }: CasoCriado, rest = '') =>
  visitor.get(`/api/app-web/v1/tratamento/${id}${rest}`);
const denuncia = () => criarCaso(app, { tipo: TipoManifestacao.denuncia });

describe('S2-09 files of a denúncia forwarded without consent', () => {
  it('are neither named nor served to the office that receives, which is told so', async () => {
    const caso = await denuncia();
    const idAnexo = await anexar(caso);
    expect(await baixar(gestor, caso, idAnexo)).toBe(200);
    await encaminhar(gestor, caso, Orgaos.ifce);
    expect(await baixar(ifce, caso, idAnexo)).toBe(404);
    const aberto = await tratamento(ifce, caso);
    expect(aberto.statusCode, aberto.body).toBe(200);
    expect(aberto.body).not.toContain('Crachá');
    expect(aberto.json()).toMatchObject({
      anexos: [],
      avisoDosAnexos: expect.stringMatching(/^1 arquivo ficou com o órgão que encaminhou/),
    });
    const detalhe = await ifce.get(`/api/app-web/v1/manifestacoes/${caso.id}`);
    expect(detalhe.json().anexos).toEqual([]);
    expect((await tratamento(ifce, caso, '/encaminhamentos')).json()).toMatchObject([
      { comIdentidade: false, avisoDosArquivos: expect.stringContaining('Os arquivos ficam') },
    ]);
  });

  it('do not reach an area of that office either', async () => {
    const caso = await denuncia();
    const idAnexo = await anexar(caso);
    await encaminhar(gestor, caso, Orgaos.ifce);
    const { id: idUsuario } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'gestor.ifce')
      .executeTakeFirstOrThrow();
    const tramite = { pessoas: [idUsuario], mensagem: 'O que a área sabe disto?' };
    const response = await fazerAto(ifce, 'tramitar', [{ idManifestacao: caso.id }], tramite);
    expect(response.statusCode, response.body).toBe(200);
    const [passo] = (await ifce.get('/api/app-web/v1/tramitacoes')).json().itens;
    const aberto = await ifce.get(`/api/app-web/v1/tramitacoes/${passo.idTramitacao}`);
    expect(aberto.statusCode, aberto.body).toBe(200);
    expect(aberto.json().anexos).toEqual([]);
    expect(await baixar(ifce, caso, idAnexo)).toBe(404);
  });

  it('are still the person’s own, and there again when the case comes back', async () => {
    const caso = await denuncia();
    const idAnexo = await anexar(caso);
    await encaminhar(gestor, caso, Orgaos.ifce);
    const maria = await entrarComo(app, 'maria.cidada');
    expect(await baixar(maria, caso, idAnexo)).toBe(200);
    const dela = (await maria.get(`/api/app-web/v1/manifestacoes/${caso.id}`)).json();
    expect([dela.anexos.length, dela.avisoDosAnexos]).toEqual([1, undefined]);
    await encaminhar(ifce, caso, Orgaos.cgu);
    expect(await baixar(gestor, caso, idAnexo)).toBe(200);
  });

  it('go along where nobody is to be protected, and what is sent later is the new office’s', async () => {
    const elogio = await criarCaso(app, { tipo: TipoManifestacao.elogio });
    const anonima = await criarCaso(app, { tipo: TipoManifestacao.comunicacao, login: null });
    for (const caso of [elogio, anonima]) {
      const idAnexo = await anexar(caso);
      await encaminhar(gestor, caso, Orgaos.ifce);
      expect(await baixar(ifce, caso, idAnexo)).toBe(200);
    }
    const caso = await denuncia();
    await encaminhar(gestor, caso, Orgaos.ifce);
    app.clock.advance(minutes(1));
    expect(await baixar(ifce, caso, await anexar(caso))).toBe(200);
  });
});

describe('S6-02 a denúncia that an office calls something else', () => {
  const alterar = async (visitor: Visitor, { id }: CasoCriado) => {
    const response = await fazerAto(visitor, 'alterar-tipo', [{ idManifestacao: id }], {
      idTipoManifestacao: TipoManifestacao.reclamacao,
      motivo: 'O relato não fala de irregularidade, e sim de um serviço ruim.',
    });
    expect(response.json(), response.body).toMatchObject({ resultados: [{ feito: true }] });
  };
  const teor = { texto: 'Eu, Maria da Silva Souza, vi o chefe levar o material.' };
  const comNome = () => criarCaso(app, { tipo: TipoManifestacao.denuncia, teor });
  const semNome = async (caso: CasoCriado, idAnexo: number) => {
    const aberto = await tratamento(ifce, caso);
    expect(aberto.statusCode, aberto.body).toBe(200);
    expect(aberto.json()).toMatchObject({ manifestante: null, anexos: [] });
    expect(aberto.body).not.toContain('Maria da Silva');
    expect(await baixar(ifce, caso, idAnexo)).toBe(404);
    const identidade = await ifce.post(`/api/app-web/v1/tratamento/${caso.id}/identidade`, {
      justificativa: 'Preciso falar com a pessoa sobre o relato dela hoje.',
    });
    expect(identidade.statusCode, identidade.body).toBe(403);
    const achadas = (
      await ifce.get('/api/app-web/v1/tratamento/manifestacoes?fila=todas&busca=material')
    ).json();
    expect(achadas.itens).toEqual([]);
  };

  it('shows no more of its person to the office that received it without consent', async () => {
    const caso = await comNome();
    const idAnexo = await anexar(caso);
    await encaminhar(gestor, caso, Orgaos.ifce);
    await alterar(ifce, caso);
    await semNome(caso, idAnexo);
  });

  it('takes nobody along when it is forwarded after that', async () => {
    const caso = await comNome();
    const idAnexo = await anexar(caso);
    await alterar(gestor, caso);
    await encaminhar(gestor, caso, Orgaos.ifce);
    expect((await tratamento(ifce, caso, '/encaminhamentos')).json()).toMatchObject([
      { comIdentidade: false },
    ]);
    await semNome(caso, idAnexo);
  });
});

describe('what an office wrote for itself', () => {
  const notas = async (visitor: Visitor, caso: CasoCriado): Promise<string[]> =>
    (await tratamento(visitor, caso, '/notas')).json().notas.map(({ texto }: { texto: string }) => texto);
  const anotar = async (visitor: Visitor, { id }: CasoCriado, texto: string) =>
    expect((await visitor.post(`/api/app-web/v1/tratamento/${id}/notas`, { texto })).statusCode).toBe(200);

  it.each([TipoManifestacao.reclamacao, TipoManifestacao.denuncia])(
    'notes on a case of type %s are not read by the next office, and are there when it comes back',
    async (tipo) => {
      const caso = await criarCaso(app, { tipo });
      await anotar(gestor, caso, 'O chefe da área pediu calma.');
      await encaminhar(gestor, caso, Orgaos.ifce);
      expect(await notas(ifce, caso)).toEqual([]);
      expect((await tratamento(ifce, caso)).json().totalDeNotas).toBe(0);
      await anotar(ifce, caso, 'Ver com o campus.');
      expect(await notas(ifce, caso)).toEqual(['Ver com o campus.']);
      expect((await tratamento(gestor, caso, '/notas')).statusCode).toBe(404);
      await encaminhar(ifce, caso, Orgaos.cgu);
      expect(await notas(gestor, caso)).toEqual(['O chefe da área pediu calma.']);
    },
  );

  it('what its areas were asked and said is not read by the next office, nor their files', async () => {
    const caso = await criarCaso(app);
    const { id: idUsuario } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'respondente.cgu')
      .executeTakeFirstOrThrow();
    const tramite = { pessoas: [idUsuario], mensagem: 'Quem estava de plantão?' };
    await fazerAto(gestor, 'tramitar', [{ idManifestacao: caso.id }], tramite);
    const renata = await entrarComo(app, 'respondente.cgu');
    const [passo] = (await renata.get('/api/app-web/v1/tramitacoes')).json().itens;
    const { idAnexo, segredo } = await enviarArquivo(app, jpeg(), 'Escala.jpg');
    const contribuicao = await renata.post(`/api/app-web/v1/tramitacoes/${passo.idTramitacao}/contribuir`, {
      texto: 'O plantão era do Sicrano.',
      anexos: [{ idAnexo, segredo }],
    });
    expect(contribuicao.statusCode, contribuicao.body).toBe(200);
    expect((await tratamento(gestor, caso)).body).toContain('Sicrano');
    expect(await baixar(gestor, caso, idAnexo)).toBe(200);
    await encaminhar(gestor, caso, Orgaos.ifce);
    const aberto = await tratamento(ifce, caso);
    expect(aberto.json().passos).toEqual([]);
    expect(aberto.body).not.toMatch(/Sicrano|plantão/);
    expect(await baixar(ifce, caso, idAnexo)).toBe(404);
  });
});

describe('S6-01 the observador of the office that has the case', () => {
  it('reads the texts of a forwarding without people', async () => {
    const caso = await criarCaso(app, {
      tipo: TipoManifestacao.denuncia,
      teor: {
        texto: 'Vi o desvio.',
        envolvidos: [{ nome: 'Fulgêncio Batalha' }],
      },
    });
    await encaminhar(gestor, caso, Orgaos.ifce);
    await encaminhar(ifce, caso, Orgaos.cgu, {
      textoDestinatario: 'Maria, de maria@exemplo.com, diz que Fulgêncio Batalha sabe.',
      textoSolicitante: 'Maria, o caso de Fulgêncio Batalha volta à controladoria.',
    });
    const observador = await entrarComo(app, 'observador.cgu');
    const visto = await tratamento(observador, caso, '/encaminhamentos');
    expect(visto.statusCode, visto.body).toBe(200);
    expect(visto.body).toContain('volta à controladoria');
    expect(visto.body).not.toMatch(/Maria|Fulgêncio|exemplo\.com/);
  });
});
