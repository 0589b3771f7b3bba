import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { dumpDoCaso, fazerAto } from '#testing/atos.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const API = '/api/app-web/v1';
const OCULTO = '[dado pessoal]';

interface Previa {
  readonly precisa: boolean;
  readonly textos: {
    texto: string;
    versao: string;
    pistas: { inicio: number; fim: number; confianca: string }[];
  }[];
}

let app: TestApp;
let gestor: Visitor;
let atendente: Visitor;
let observador: Visitor;
let colaborador: Visitor;
let ifce: Visitor;
let nome: string;
let cogep: number;
let idIfce: number;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  atendente = await entrarComo(app, 'atendente.cgu');
  observador = await entrarComo(app, 'observador.cgu');
  colaborador = await entrarComo(app, 'colaborador.cgu');
  ifce = await entrarComo(app, 'gestor.ifce');
  const unidades = (await gestor.get(`${API}/unidades`)).json<{
    unidades: { idUnidade: number; sigla: string }[];
  }>();
  cogep = unidades.unidades.find(({ sigla }) => sigla === 'COGEP')?.idUnidade ?? 0;
  ({ nome } = await app.db
    .selectFrom('usuario')
    .select('nome')
    .where('login', '=', 'maria.cidada')
    .executeTakeFirstOrThrow());
  ({ id: idIfce } = await app.db
    .selectFrom('ouvidoria')
    .select('id')
    .where('sigla', '=', 'IFCE')
    .executeTakeFirstOrThrow());
});
afterAll(() => app.close());

const relato = () =>
  `Eu, ${nome}, vi o desvio. Falem com Zoraide, do arquivo, e com o guarda-livros. Sou a única restauradora da casa.`;
const denuncia = async (): Promise<number> =>
  (await criarCaso(app, { tipo: TipoManifestacao.denuncia, teor: { texto: relato() } })).id;
const previaDe = async (id: number, quem = gestor): Promise<Previa> => {
  const resposta = await quem.get(`${API}/tratamento/${id}/pseudonimo`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json<Previa>();
};
const preparadas = ({ textos }: Previa) =>
  textos.map(({ versao, pistas }) => ({
    versao,
    faixas: pistas
      .filter(({ confianca }) => confianca === 'cobrir')
      .map(({ inicio, fim }) => ({ inicio, fim })),
  }));
/** As a person finishes it: covers also the word given. */
const cobrindo = (previa: Previa, palavra: string) =>
  preparadas(previa).map(({ versao, faixas }, k) => {
    const inicio = previa.textos[k]?.texto.indexOf(palavra) ?? -1;
    return { versao, faixas: inicio < 0 ? faixas : [...faixas, { inicio, fim: inicio + palavra.length }] };
  });
const tramitar = (id: number, mais: Record<string, unknown> = {}) =>
  fazerAto(gestor, 'tramitar', [{ idManifestacao: id }], {
    unidades: [cogep],
    mensagem: 'O que sabem disto?',
    ...mais,
  });
const encaminhar = (id: number, mais: Record<string, unknown> = {}) =>
  fazerAto(gestor, 'encaminhar', [{ idManifestacao: id }], {
    idOuvidoriaDestino: idIfce,
    textoDestinatario: 'O assunto é deste órgão, que tem os documentos.',
    textoSolicitante: 'O assunto é de outro órgão, que tem os documentos.',
    ...mais,
  });
const passoDe = async (id: number) => {
  const passo = await app.db
    .selectFrom('tramitacao')
    .select('id')
    .where('id_manifestacao', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const resposta = await colaborador.get(`${API}/tramitacoes/${passo.id}`);
  return resposta.json<{ teor: { texto: string; como?: string } }>();
};
const textoNoPasso = async (id: number): Promise<string> => (await passoDe(id)).teor.texto;
const textoLido = async (id: number, quem: Visitor): Promise<string> => {
  const resposta = await quem.get(`${API}/manifestacoes/${id}`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json<{ teor: { texto: string } }>().teor.texto;
};

describe('L8 Decreto 10.153/2019, art. 6 § 4º: pseudonymisation before forwarding', () => {
  it('is prepared by the program: every find marked, names of others left, unique roles as hints', async () => {
    const previa = await previaDe(await denuncia());
    const [relatado] = previa.textos;
    const trechos = relatado?.pistas.map(({ inicio, fim, confianca }) => [
      confianca,
      relatado.texto.slice(inicio, fim),
    ]);
    expect(previa.precisa).toBe(true);
    expect(trechos).toContainEqual(['cobrir', nome]);
    expect(trechos?.some(([confianca, trecho]) => confianca === 'dica' && trecho?.includes('única'))).toBe(
      true,
    );
  });

  it('covers every field that leaves: how, when, the evidence and the additional ones', async () => {
    const teor = {
      texto: 'Houve desvio na obra.',
      como: 'Como única secretária do diretor, vi as notas.',
      quando: 'Quando eu era a única do turno.',
      sobreProvas: 'Guardei as notas comigo.',
      camposAdicionais: [{ nome: 'Setor', valor: 'Almoxarifado' }],
    };
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia, teor });
    const previa = await previaDe(id);
    const lidos = previa.textos.map(({ texto }) => texto);
    const { texto, como, quando, sobreProvas } = teor;
    expect(lidos.toSorted()).toEqual([texto, como, quando, sobreProvas, 'Almoxarifado'].toSorted());
    const resposta = await tramitar(id, { coberturas: cobrindo(previa, 'única secretária do diretor') });
    expect(resposta.statusCode, resposta.body).toBe(200);
    const passo = await passoDe(id);
    expect(passo.teor.como).toBe(`Como ${OCULTO}, vi as notas.`);
  });

  it('is finished by a person: the area reads what was sent, and what was sent is kept sealed', async () => {
    const id = await denuncia();
    const coberturas = cobrindo(await previaDe(id), 'Zoraide');
    const resposta = await tramitar(id, { coberturas });
    expect(resposta.statusCode, resposta.body).toBe(200);
    const lido = await textoNoPasso(id);
    expect(lido).toContain(`Falem com ${OCULTO}, do arquivo`);
    expect(lido).not.toContain(nome);
    const guardada = await app.db
      .selectFrom('cobertura')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect(guardada).toMatchObject({ destino: 'area', revisada: true });
    expect(JSON.stringify(await dumpDoCaso(app, id))).not.toContain('Zoraide');
  });

  it('goes to another office as the person finished it, and that office adds covers, never takes one away', async () => {
    const id = await denuncia();
    const resposta = await encaminhar(id, { coberturas: cobrindo(await previaDe(id), 'guarda-livros') });
    expect(resposta.statusCode, resposta.body).toBe(200);
    expect(await textoLido(id, ifce)).toContain(`e com o ${OCULTO}.`);
    const deLa = await previaDe(id, ifce);
    expect(deLa.textos[0]?.texto).not.toContain(nome);
  });

  it('tells an office that may not know the person nothing by its finds: a namesake there is a word like any other', async () => {
    const sobrenome = nome.split(' ').at(-1) ?? '';
    const texto = `O edifício ${sobrenome} foi vendido pela metade do preço.`;
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia, teor: { texto } });
    const daqui = await previaDe(id);
    const achados = ({ textos }: Previa) =>
      textos.flatMap((cada) => cada.pistas.map(({ inicio, fim }) => cada.texto.slice(inicio, fim)));
    expect(achados(daqui)).toContain(sobrenome);
    const coberturas = daqui.textos.map(({ versao }) => ({ versao, faixas: [] }));
    const resposta = await encaminhar(id, { coberturas });
    expect(resposta.statusCode, resposta.body).toBe(200);
    const deLa = await previaDe(id, ifce);
    expect(deLa.textos[0]?.texto).toContain(sobrenome);
    expect(achados(deLa)).toEqual([]);
  });

  it('is refused where the ranges do not fit the text that is there, or leave the whole name', async () => {
    const id = await denuncia();
    const previa = await previaDe(id);
    const [primeira] = preparadas(previa);
    const com = async (coberturas: unknown) =>
      (await tramitar(id, { coberturas })).json<{ code: string }>().code;
    expect(await com([{ versao: 'outra', faixas: [] }])).toBe('cobertura.texto-mudou');
    const longe = previa.textos.map(({ versao }) => ({ versao, faixas: [{ inicio: 0, fim: 99_999 }] }));
    expect(await com(longe)).toBe('cobertura.nao-cabe');
    expect(await com(previa.textos.map(({ versao }) => ({ versao, faixas: [] })))).toBe(
      'cobertura.ainda-diz-quem-e',
    );
    expect(primeira?.faixas.length).toBeGreaterThan(0);
  });

  it('without a person the prepared covering goes, and the history says so', async () => {
    const id = await denuncia();
    expect((await tramitar(id)).statusCode).toBe(200);
    expect(await textoNoPasso(id)).not.toContain(nome);
    const { historico } = (await gestor.get(`${API}/manifestacoes/${id}`)).json<{
      historico: { frase: string }[];
    }>();
    expect(historico.some(({ frase }) => frase.includes('sem a conferência de uma pessoa'))).toBe(true);
  });

  it('atendente and observador read covered text; who handles the case reads it whole', async () => {
    const id = await denuncia();
    for (const quem of [atendente, observador]) expect(await textoLido(id, quem)).not.toContain(nome);
    expect(await textoLido(id, gestor)).toContain(nome);
  });

  it('asks for nothing where nobody is protected', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.reclamacao });
    expect(await previaDe(id)).toEqual({ precisa: false, textos: [] });
  });
});
