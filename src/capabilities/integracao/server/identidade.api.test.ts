import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { entrarComoPrograma, type Programa, zipar } from './testing-integracao.ts';

const NOME = 'Beatriz Nogueira Sá';
const CHEIO = `Eu, ${NOME}, CPF 700.100.037-03, beatriz@escuta.invalid, da Rua das Flores, CEP 60000-000, conto o que vi.`;
const DADO =
  /beatriz|nogueira|\bsá\b|escuta\.invalid|700\.?100\.?037|rua das flores|60000-?000|-3\.7|-38\.5/iu;

const preservada = {
  IdTipoFormulario: 1,
  IdTipoManifestacao: 2,
  TextoManifestacao: CHEIO,
  IdTipoIdentificacaoManifestante: 3,
  IdMunicipio: 230440,
  GeoReferencia: { Latitude: -3.7, Longitude: -38.5 },
  PropostaMelhoria: CHEIO,
  TxtOutroServico: CHEIO,
  NumProtocolo: `da ${NOME}`,
  DadosExtraJson: JSON.stringify({ nome: NOME, contatos: [{ email: 'beatriz@escuta.invalid' }] }),
  Envolvidos: [{ Nome: NOME, Orgao: CHEIO }, { Nome: 'Carlos Lima' }],
  Manifestante: {
    Nome: NOME,
    Email: 'beatriz@escuta.invalid',
    IdTipoDocumentoIdentificacao: 1,
    NumeroDocumentoIdentificacao: '700.100.037-03',
    CEP: '60000-000',
    IdMunicipio: 230440,
    Logradouro: 'Rua das Flores',
    Numero: '10',
  },
  Anexos: [{ NomeArquivo: 'beatriz-nogueira.txt', ConteudoZipadoEBase64: zipar(CHEIO) }],
};
const denuncia = { ...preservada, IdTipoFormulario: 4, IdTipoManifestacao: 1 };
const pedido = {
  ...preservada,
  IdTipoFormulario: 3,
  IdTipoManifestacao: 8,
  Envolvidos: undefined,
  PropostaMelhoria: undefined,
};

/** Every text and number of an answer, with its path. */
const folhas = (valor: unknown, onde = ''): [onde: string, folha: string][] =>
  typeof valor === 'object' && valor !== null
    ? Object.entries(valor).flatMap(([nome, cada]) => folhas(cada, `${onde}.${nome}`))
    : [[onde, String(valor)]];
const rastros = (valor: unknown) => folhas(valor).filter(([, folha]) => DADO.test(folha));
/** A program reads its own answer as it wrote it: covered, it would tell which of the names it tries is the right one. */
const semAPropria = ([onde]: readonly [string, string]) => !onde.endsWith('.TxtResposta');

let app: TestApp;
let respondente: Programa;
let atendente: Programa;
let observador: Programa;

beforeAll(async () => {
  app = await createTestApp({ demo: true });
  respondente = await entrarComoPrograma(app, 'respondente');
  atendente = await entrarComoPrograma(app, 'atendente');
  observador = await entrarComoPrograma(app, 'observador');
}, 120_000);
afterAll(() => app.close());

const incluir = async (corpo: object, programa = respondente): Promise<number> => {
  const resposta = await programa.post('/manifestacoes', corpo);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json().IdManifestacao;
};
const ler = async (programa: Programa, caminho: string) => {
  const resposta = await programa.get(caminho);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json();
};
const responder = async (id: number): Promise<void> => {
  const resposta = await respondente.post(`/manifestacoes/${id}/respostas`, {
    IdTipoRespostaManifestacao: 3,
    TxtResposta: `Prezada ${NOME}, recebemos e vamos apurar o que nos contou.`,
  });
  expect(resposta.statusCode, resposta.body).toBe(200);
};

describe('who filed a denúncia', () => {
  it('is in no field that a program reads, not even among the people involved', async () => {
    const id = await incluir(denuncia);
    await responder(id);
    for (const programa of [respondente, observador]) {
      const lida = await ler(programa, `/manifestacoes/${id}`);
      expect(programa === respondente ? rastros(lida).filter(semAPropria) : rastros(lida)).toEqual([]);
      expect(lida.Teor.DescricaoAtosOuFatos).toContain('[dado pessoal]');
      expect(lida.Historico.some((linha: { Resposta?: object }) => linha.Resposta)).toBe(true);
      expect(rastros(await ler(programa, `/manifestacoes?NumProtocolo=${lida.NumerosProtocolo[0]}`))).toEqual(
        [],
      );
    }
    const { Teor } = await ler(respondente, `/manifestacoes/${id}`);
    expect(Teor.EnvolvidosManifestacao.map(({ Nome }: { Nome: string }) => Nome)).toEqual([
      '[dado pessoal]',
      'Carlos Lima',
    ]);
    expect((await ler(observador, `/manifestacoes/${id}`)).Teor.EnvolvidosManifestacao).toEqual([]);
  });

  it('is in no field for the program that filed it, nor for a person of the office it went on to', async () => {
    const id = await incluir(denuncia, atendente);
    await responder(id);
    expect(rastros(await ler(atendente, `/manifestacoes/${id}`))).toEqual([]);
    const segue = await respondente.post(`/manifestacoes/${id}/encaminhar`, {
      IdOuvidoriaDestino: 65,
      TxtNotificacaoDestinatario: `A ${NOME} denunciou o chefe do setor deste instituto.`,
      TxtNotificacaoSolicitante: 'Enviamos a sua denúncia ao instituto federal.',
    });
    expect(segue.statusCode, segue.body).toBe(200);
    const gestor = await entrarComo(app, 'gestor.ifce');
    for (const caminho of [`manifestacoes/${id}`, `tratamento/${id}`, `tratamento/${id}/encaminhamentos`]) {
      const resposta = await gestor.get(`/api/app-web/v1/${caminho}`);
      expect(resposta.statusCode, `${caminho} ${resposta.body}`).toBe(200);
      expect(rastros(resposta.json()), caminho).toEqual([]);
    }
    const { teor } = (await gestor.get(`/api/app-web/v1/manifestacoes/${id}`)).json();
    expect(teor.envolvidos.map(({ nome }: { nome: string }) => nome)).toEqual([
      '[dado pessoal]',
      'Carlos Lima',
    ]);
  });
});

describe('who asked for their identity to be kept', () => {
  it.each([
    ['reclamação', preservada],
    ['pedido de acesso', pedido],
  ])(
    'is in no field that an observador reads of a %s: detail, list, screen',
    async (_tipo, corpo) => {
      const id = await incluir(corpo);
      await responder(id);
      const lida = await ler(observador, `/manifestacoes/${id}`);
      expect(rastros(lida)).toEqual([]);
      expect(lida).toMatchObject({ dadosExtraJson: [], Manifestante: null, EmailManifestante: null });
      expect(lida.Teor.LocalFato).toMatchObject({
        GeoReferencia: null,
        Municipio: { DescMunicipio: 'Fortaleza' },
      });
      expect(lida.Servico.Nome).toContain('[dado pessoal]');
      const [naLista] = await ler(observador, `/manifestacoes?NumProtocolo=${lida.NumerosProtocolo[0]}`);
      expect(rastros(naLista)).toEqual([]);
      expect(naLista.Servico).toEqual(lida.Servico);
      const pessoa = await entrarComo(app, 'observador.cgu');
      for (const caminho of [`manifestacoes/${id}`, `tratamento/manifestacoes?ids=${id}`]) {
        const resposta = await pessoa.get(`/api/app-web/v1/${caminho}`);
        expect(resposta.statusCode, `${caminho} ${resposta.body}`).toBe(200);
        expect(rastros(resposta.json()), caminho).toEqual([]);
      }
      const doOrgao = await ler(respondente, `/manifestacoes/${id}`);
      if (corpo === pedido) {
        // Lei 13.460/2017, art. 10 § 7º: of a request nobody of the office knows it.
        expect(rastros(doOrgao).filter(semAPropria)).toEqual([]);
        expect(
          rastros(await ler(respondente, `/manifestacoes?NumProtocolo=${lida.NumerosProtocolo[0]}`)),
        ).toEqual([]);
        return;
      }
      expect(doOrgao.Servico.Nome, 'who handles it reads what was written').toBe(CHEIO);
      expect(doOrgao.dadosExtraJson[0].nome).toBe(NOME);
    },
    30_000,
  );
});
