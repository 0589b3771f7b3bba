import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let servico: Server;
let resposta = (): { status: number; corpo: string; location?: string } => ({ status: 200, corpo: '{}' });
let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  servico = createServer((_, reply) => {
    const { status, corpo, location } = resposta();
    reply.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) }).end(corpo);
  });
  await new Promise<void>((resolve) => servico.listen(0, '127.0.0.1', resolve));
  const { port } = servico.address() as AddressInfo;
  app = await createTestApp({
    demo: true,
    env: { SIORG_URL: `http://127.0.0.1:${port}/estrutura?chave=segredo` },
  });
  admin = await entrarComo(app, 'admin');
});
afterAll(async () => {
  await app.close();
  servico.close();
});

const url = '/api/app-web/v1/orgaos-siorg';
const vazia = {
  sigla: null,
  codigoTipoUnidade: null,
  codigoOrgaoEntidade: null,
  codigoEsfera: null,
  codigoPoder: null,
  telefone: null,
  email: null,
  site: null,
  endereco: null,
  competencia: null,
};
const cadastrar = (codigo: number, idPai: number | null, mais: object = {}) =>
  admin.post(url, { ...vazia, codigo, idPai, nome: `Unidade ${codigo}`, ...mais });
const abrir = async (codigo: number) => (await admin.get(`${url}/${codigo}`)).json();
const enviar = (json: unknown, escopo = 'parte', visitor = admin) =>
  visitor.send({
    method: 'POST',
    url: `${url}/importacoes?escopo=${escopo}&nome=estrutura.json`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: typeof json === 'string' ? json : JSON.stringify(json),
  });
const importar = async (json: unknown, escopo = 'parte'): Promise<number> => {
  const response = await enviar(json, escopo);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().idImportacao;
};
const aplicar = (id: number) => admin.post(`${url}/importacoes/${id}/aplicar`);
const auditados = () =>
  app.db.selectFrom('auditoria').select(['acao', 'alvo']).where('area', '=', 'siorg').orderBy('id').execute();

describe('S2-30 the federal directory', () => {
  it('is only for the administrador', async () => {
    for (const login of ['gestor.cgu', 'cadastrador.cgu', 'observador.cgu', 'maria.cidada']) {
      const outro = await entrarComo(app, login);
      expect((await outro.get(`${url}/filhas`)).statusCode, login).toBe(403);
      expect((await enviar({}, 'parte', outro)).statusCode, login).toBe(403);
    }
    expect((await app.inject(`${url}/filhas`)).statusCode).toBe(401);
  });

  it('opens level by level, finds by name, sigla or code with the path, and shows the office tied to a unit', async () => {
    await cadastrar(500, null, { nome: 'Ministério da Prova', sigla: 'MPV' });
    await cadastrar(501, 500, { nome: 'Secretaria de Ensaios', sigla: 'SEE' });
    await cadastrar(502, 501, { nome: 'Coordenação de Tentativas' });
    const topo = (await admin.get(`${url}/filhas`)).json().itens;
    expect(topo).toContainEqual({
      codigo: 500,
      nome: 'Ministério da Prova',
      sigla: 'MPV',
      ativo: true,
      temFilhas: true,
    });
    expect((await admin.get(`${url}/filhas?idPai=501`)).json()).toEqual({
      itens: [{ codigo: 502, nome: 'Coordenação de Tentativas', sigla: null, ativo: true, temFilhas: false }],
      proximoCursor: null,
    });
    for (const busca of ['tentativas coordenacao', '502']) {
      const { itens } = (await admin.get(`${url}?busca=${encodeURIComponent(busca)}`)).json();
      expect(itens, busca).toMatchObject([{ codigo: 502, caminho: ['MPV', 'SEE'] }]);
    }
    expect(await abrir(214460)).toMatchObject({ ouvidorias: [{ idOuvidoria: 6, ativa: true }] });
  });

  it('a unit is made and changed by hand, with its history and the log; saving an older version is refused', async () => {
    await cadastrar(510, 500);
    const [, segunda] = [await abrir(510), await abrir(510)];
    const mudar = (versao: number, mais: object) =>
      admin.send({
        method: 'PUT',
        url: `${url}/510`,
        payload: { ...vazia, idPai: 500, nome: 'Unidade 510', versao, ...mais },
      });
    expect((await mudar(segunda.versao, { telefone: '(61) 1234' })).statusCode).toBe(200);
    const tarde = await mudar(segunda.versao, { telefone: '(61) 9999' });
    expect([tarde.statusCode, tarde.json().code]).toEqual([409, 'siorg.unidade-mudou']);
    const agora = await abrir(510);
    expect(agora).toMatchObject({ telefone: '(61) 1234', manual: true });
    const antes = (await auditados()).length;
    expect((await mudar(agora.versao, { telefone: '(61) 1234' })).statusCode).toBe(200);
    expect(await auditados()).toHaveLength(antes);
    await admin.post(`${url}/510/inativar`, { versao: agora.versao });
    const inativa = await abrir(510);
    expect(inativa.ativo).toBe(false);
    await admin.post(`${url}/510/reativar`, { versao: inativa.versao });
    expect((await abrir(510)).historico.map(({ tipo }: { tipo: string }) => tipo)).toEqual([
      'reativada',
      'inativada',
      'alterada',
      'nova',
    ]);
    expect((await auditados()).slice(-3)).toMatchObject([
      { acao: 'Mudança de unidade do SIORG', alvo: 'Unidade 510 (510)' },
      { acao: 'Inativação de unidade do SIORG' },
      { acao: 'Reativação de unidade do SIORG' },
    ]);
  });

  it('refuses a code that exists, a superior that does not, and one that stands below', async () => {
    const codigos = async (...resposta: Promise<{ json: () => { code: string } }>[]) =>
      (await Promise.all(resposta)).map((item) => item.json().code);
    const { versao } = await abrir(500);
    const payload = { ...vazia, nome: 'X', idPai: 502, versao };
    expect(
      await codigos(
        cadastrar(500, null),
        cadastrar(520, 99_999),
        admin.send({ method: 'PUT', url: `${url}/500`, payload }),
        admin.send({ method: 'PUT', url: `${url}/999888`, payload }),
      ),
    ).toEqual([
      'siorg.codigo-ja-existe',
      'siorg.superior-nao-existe',
      'siorg.superior-abaixo',
      'siorg.unidade-nao-encontrada',
    ]);
  });
});

const BASE = 'http://siorg.exemplo/id/unidade-organizacional';
const linha = (codigo: number, pai: number | null, mais: object = {}) => ({
  codigoUnidade: `${BASE}/${codigo}`,
  codigoUnidadePai: pai ? `${BASE}/${pai}` : '',
  nome: `Unidade ${codigo}`,
  ...mais,
});

describe('S2-30 an import of the structure', () => {
  it('is shown first, then applied exactly as shown, with the history of each unit', async () => {
    const primeira = await importar({
      unidades: [linha(700, null), linha(701, 700), linha(702, 700), linha(703, 702)],
    });
    expect((await admin.get(`${url}/700`)).statusCode).toBe(404);
    expect((await aplicar(primeira)).statusCode).toBe(200);
    const id = await importar({
      unidades: [
        linha(700, null, { sigla: 'SETE', missao: 'servir' }),
        linha(702, 701),
        linha(703, 702),
        linha(701, 700),
        linha(704, 700),
        linha(705, 706),
        linha(706, 705),
      ],
    });
    const vista = (await admin.get(`${url}/importacoes/${id}`)).json();
    expect(vista).toMatchObject({
      situacao: 'proposta',
      vencida: false,
      unidades: 7,
      contagens: { nova: 1, alterada: 1, movida: 1, inativada: 0, reativada: 0 },
    });
    expect(
      vista.problemas.map(({ tipo, codigo }: { tipo: string; codigo: number | null }) => [tipo, codigo]),
    ).toEqual([
      ['campo-desconhecido', null],
      ['ciclo', 705],
      ['ciclo', 706],
    ]);
    const movidas = (await admin.get(`${url}/importacoes/${id}/mudancas?tipo=movida`)).json().itens;
    expect(movidas).toMatchObject([{ codigo: 702, antes: { idPai: 700 }, depois: { idPai: 701 } }]);
    expect(await abrir(700)).toMatchObject({ sigla: null });
    expect((await aplicar(id)).statusCode).toBe(200);
    expect(await abrir(700)).toMatchObject({
      sigla: 'SETE',
      historico: [{ tipo: 'alterada', importacao: 'estrutura.json' }, { tipo: 'nova' }],
    });
    expect(await abrir(702)).toMatchObject({ idPai: 701, caminho: [{ codigo: 700 }, { codigo: 701 }] });
    expect((await admin.get(`${url}/705`)).statusCode).toBe(404);
    expect((await auditados()).at(-1)).toEqual({
      acao: 'Importação da estrutura do SIORG',
      alvo: 'estrutura.json',
    });
    expect((await aplicar(id)).json().code).toBe('siorg.importacao-encerrada');
    const nada = await importar({ unidades: [linha(704, 700)] });
    expect((await aplicar(nada)).json().code).toBe('siorg.nada-a-aplicar');
  });

  it('what the file no longer brings is inactivated; what was made by hand is not', async () => {
    await cadastrar(790, 700);
    const id = await importar({ unidades: [linha(700, null, { sigla: 'SETE' }), linha(701, 700)] });
    const { contagens, problemas } = (await admin.get(`${url}/importacoes/${id}`)).json();
    expect(contagens).toMatchObject({ inativada: 3, nova: 0 });
    expect(problemas).toMatchObject([{ tipo: 'cadastrada-a-mao', codigo: 790 }]);
    await aplicar(id);
    expect([(await abrir(702)).ativo, (await abrir(790)).ativo]).toEqual([false, true]);
  });

  it('a whole structure ends units with an office, which is shown beside them', async () => {
    const id = await importar({ unidades: [linha(700, null)] }, 'completa');
    const { itens } = (await admin.get(`${url}/importacoes/${id}/mudancas?tipo=inativada`)).json();
    expect(itens.find(({ codigo }: { codigo: number }) => codigo === 214460).ouvidorias).toEqual([
      'CGU – Controladoria-Geral da União',
    ]);
    expect((await admin.post(`${url}/importacoes/${id}/descartar`)).statusCode).toBe(200);
    expect((await aplicar(id)).json().code).toBe('siorg.importacao-encerrada');
  });

  it('that is discarded, or that a new one takes the place of, leaves a row in the log', async () => {
    const descartes = () =>
      app.db
        .selectFrom('auditoria')
        .select(['id_alvo', 'informacoes'])
        .where('acao', '=', 'Descarte de comparação com o SIORG')
        .orderBy('id', 'desc')
        .limit(2)
        .execute();
    const primeira = await importar({ unidades: [linha(730, 700)] });
    const segunda = await importar({ unidades: [linha(731, 700)] });
    await admin.post(`${url}/importacoes/${segunda}/descartar`);
    expect(await descartes()).toMatchObject([
      { id_alvo: segunda, informacoes: { depois: { substituidaPorOutra: false } } },
      { id_alvo: primeira, informacoes: { depois: { substituidaPorOutra: true } } },
    ]);
  });

  it('is refused when the directory changed after it was shown', async () => {
    const id = await importar({ unidades: [linha(720, 700)] });
    await cadastrar(721, 700);
    expect((await admin.get(`${url}/importacoes/${id}`)).json().vencida).toBe(true);
    expect((await aplicar(id)).json().code).toBe('siorg.diretorio-mudou');
    expect((await admin.get(`${url}/720`)).statusCode).toBe(404);
    const outra = await importar({ unidades: [linha(720, 700)] });
    expect((await aplicar(outra)).statusCode).toBe(200);
    const { itens, temServico } = (await admin.get(`${url}/importacoes`)).json();
    expect(temServico).toBe(true);
    expect(itens.slice(0, 2).map(({ situacao }: { situacao: string }) => situacao)).toEqual([
      'aplicada',
      'descartada',
    ]);
  });

  it.each([
    ['{', 'siorg.nao-e-json'],
    ['[]', 'siorg.nao-e-estrutura'],
    ['{"unidades": []}', 'siorg.nao-e-estrutura'],
  ])('refuses %s', async (corpo, codigo) => {
    const response = await enviar(corpo);
    expect([response.statusCode, response.json().code]).toEqual([400, codigo]);
  });
});

describe('S2-30 the service of SIORG', () => {
  const pedir = () => admin.post(`${url}/importacoes/do-servico`);

  it('gives the structure, compared as a file is, and its key is nowhere to be read', async () => {
    resposta = () => ({ status: 200, corpo: JSON.stringify({ unidades: [linha(700, null)] }) });
    const { idImportacao } = (await pedir()).json();
    const vista = await admin.get(`${url}/importacoes/${idImportacao}`);
    expect(vista.json()).toMatchObject({ origem: 'servico', escopo: 'completa' });
    expect(vista.body).not.toContain('segredo');
  });

  it.each([
    ['an error', { status: 503, corpo: '' }],
    ['a way to another address', { status: 302, corpo: '', location: 'http://127.0.0.1:1/' }],
  ])('%s is a sentence, and nothing is proposed', async (_, dada) => {
    resposta = () => dada;
    const response = await pedir();
    expect([response.statusCode, response.json().code]).toEqual([409, 'siorg.servico-falhou']);
  });
});
