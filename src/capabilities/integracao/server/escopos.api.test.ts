import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#kernel/endpoint.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { integracaoContract } from '../contract.ts';
import { type Escopo, escopos as todos } from '../domain/escopos.ts';
import {
  Clientes,
  credenciais,
  denuncia,
  entrarComoPrograma,
  incluir,
  Programa,
  pedirToken,
  reclamacao,
  TEXTO,
} from './testing-integracao.ts';

let app: TestApp;
let inteiro: Programa;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  inteiro = await entrarComoPrograma(app, 'respondente');
});
afterAll(() => app.close());

const dar = (escopos: readonly string[], id: number = Clientes.respondente) =>
  app.db
    .updateTable('integracao_cliente')
    .set({ escopos: [...escopos] })
    .where('id', '=', id)
    .execute();
afterEach(() => dar(todos));

const pedir = (scope: string) => pedirToken(app, { grant_type: 'password', ...credenciais, scope });
const comEscopo = async (scope: string): Promise<Programa> => {
  const resposta = await pedir(scope);
  expect(resposta.statusCode, resposta.body).toBe(200);
  expect(resposta.json().scope).toBe(scope);
  return new Programa(app, resposta.json().access_token);
};

const chamadas = Object.entries(integracaoContract as Record<string, Endpoint>).flatMap(
  ([chave, { integracao, escopo }]) => {
    const [method = '', caminho = ''] = chave.split(' ');
    return integracao === 'api' ? [{ chave, method, caminho, escopo }] : [];
  },
);
const chamar = (programa: Programa, { method, caminho }: (typeof chamadas)[number]) =>
  programa.send({
    method: method as 'GET',
    url: `/api${caminho.replaceAll(/:\w+/g, '999999')}`,
    ...(method === 'POST' && { payload: {} }),
  });

describe('M9: scopes per client', () => {
  it.each([...todos])(
    'a token with only %s makes the calls of that scope, and every other call is refused with its name (RFC 6750, 3.1)',
    async (dado) => {
      const programa = await comEscopo(dado);
      for (const chamada of chamadas) {
        const resposta = await chamar(programa, chamada);
        const aberta = chamada.escopo === 'qualquer' || chamada.escopo === dado;
        if (aberta) {
          expect(resposta.json().code, chamada.chave).not.toBe('integracao.escopo-ausente');
          continue;
        }
        expect(resposta.statusCode, chamada.chave).toBe(403);
        expect(resposta.headers['www-authenticate']).toBe(
          `Bearer error="insufficient_scope", scope="${chamada.escopo}"`,
        );
        expect(Object.keys(resposta.json()).sort()).toEqual(['Message', 'code', 'message']);
        expect(resposta.json()).toMatchObject({
          code: 'integracao.escopo-ausente',
          message: expect.stringContaining(`“${chamada.escopo}”`),
        });
      }
    },
  );

  it('a token without `scope` has all that its client has, is answered as ever, and follows the client', async () => {
    const resposta = await pedirToken(app, { grant_type: 'password', ...credenciais });
    expect(Object.keys(resposta.json())).toEqual(['access_token', 'token_type', 'expires_in']);
    const programa = new Programa(app, resposta.json().access_token);
    expect((await programa.get('/recursos?NumProtocolo=00106000000202699')).statusCode).toBe(404);
    await dar(['leitura']);
    expect((await programa.get('/recursos?NumProtocolo=00106000000202699')).statusCode).toBe(403);
    await dar(todos);
    expect((await programa.get('/recursos?NumProtocolo=00106000000202699')).statusCode).toBe(404);
  });

  it('a token asked for with a scope loses it with the client, and what the client lacks or nobody knows is invalid_scope (RFC 6749, 5.2)', async () => {
    const programa = await comEscopo('leitura registro');
    await dar(['registro', 'recursos']);
    expect((await programa.get('/manifestacoes')).statusCode).toBe(403);
    for (const scope of ['leitura', 'registro leitura', 'tudo']) {
      const recusa = await pedir(scope);
      expect([recusa.statusCode, recusa.json().error]).toEqual([400, 'invalid_scope']);
      expect(recusa.json().error_description).toContain('registro recursos');
    }
  });

  it('what the profile does not allow stays refused by the profile, as before', async () => {
    const observador = await entrarComoPrograma(app, 'observador');
    const recusa = await observador.post('/manifestacoes', reclamacao);
    expect([recusa.statusCode, recusa.json().code]).toEqual([403, 'acesso.perfil-sem-permissao']);
    expect(recusa.json().Message, 'which profile it is, and which it takes').toMatch(
      /^O perfil deste sistema é .+ Observador, e esta chamada é de .+ Respondente ou .+ Atendente\. Quem administra/i,
    );
  });
});

describe('M9: denúncias without identity, by a scope of their own (Decreto 10.153/2019, art. 6; Lei 13.608/2018, art. 4-B)', () => {
  const anonima = {
    ...reclamacao,
    IdTipoIdentificacaoManifestante: 1,
    Manifestante: undefined,
  };

  it('without it a denúncia and a comunicação are in no list, page, count or appeal, open to no act, and 404 by number and protocol', async () => {
    const comum = await incluir(inteiro);
    const sigilosas = [await incluir(inteiro, denuncia), await incluir(inteiro, anonima)];
    const semDenuncias = await comEscopo('leitura registro resposta recursos');
    const idsDe = async (programa: Programa, consulta = '') => {
      const resposta = await programa.get(`/manifestacoes?MaxResultados=500${consulta}`);
      return resposta.statusCode === 404
        ? []
        : resposta.json<{ IdManifestacao: number }[]>().map((cada) => cada.IdManifestacao);
    };
    expect(await idsDe(inteiro)).toEqual(expect.arrayContaining([comum, ...sigilosas]));
    // The whole list was just kept for paging; the other token does not read that one.
    const vistas = await idsDe(semDenuncias);
    expect(vistas).toContain(comum);
    const { rows } = await app.platform.pool.query(
      'select id_manifestacao from manifestacao_cofre where id_manifestacao = any($1::int[])',
      [vistas],
    );
    expect(rows).toEqual([]);
    expect(await idsDe(semDenuncias, '&PosInicioPagina=1')).not.toEqual(expect.arrayContaining(sigilosas));
    expect(await idsDe(semDenuncias, '&ApenasDenunciasAptas=true')).toEqual([]);
    expect(await idsDe(inteiro, '&PosInicioPagina=1')).toEqual(expect.arrayContaining(sigilosas));

    for (const id of sigilosas) {
      const { protocolo } = await app.db
        .selectFrom('manifestacao')
        .select('protocolo')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(await idsDe(inteiro, `&NumProtocolo=${protocolo}`)).toEqual([id]);
      for (const caminho of [
        `/manifestacoes?NumProtocolo=${protocolo}`,
        `/manifestacoes/${id}`,
        `/manifestacoes/${id}/anexos/1`,
        `/recursos?NumProtocolo=${protocolo}`,
      ])
        expect((await semDenuncias.get(caminho)).statusCode, caminho).toBe(404);
      for (const [ato, corpo] of [
        ['respostas', { IdTipoRespostaManifestacao: 3, TxtResposta: TEXTO }],
        ['atualizar', { Tags: ['fila'] }],
        ['arquivar', { IdMotivoArquivamento: 5, TxtJustificativa: 'O posto mudou, e a fila acabou.' }],
      ] as const)
        await semDenuncias.ato(id, ato, corpo, 404);
      expect((await inteiro.get(`/manifestacoes/${id}`)).json().Manifestante).toBeNull();
    }
  });

  it('files one all the same: no channel refuses a denúncia (Lei 13.460/2017, art. 11), and afterwards it is out of reach', async () => {
    const soRegistra = await comEscopo('leitura registro');
    const registrar = () =>
      soRegistra.send({
        method: 'POST',
        url: '/api/manifestacoes',
        headers: { 'idempotency-key': 'a-mesma-denuncia' },
        payload: denuncia,
      });
    const primeira = (await registrar()).json();
    const id: number = primeira.IdManifestacao;
    expect((await registrar()).json(), 'sent again, it is the same one').toEqual(primeira);
    expect((await soRegistra.get(`/manifestacoes/${id}`)).statusCode).toBe(404);
    expect((await inteiro.get(`/manifestacoes/${id}`)).statusCode).toBe(200);
  });

  it('what a program makes a denúncia by correcting the type leaves its reach with that act', async () => {
    const semDenuncias = await comEscopo('leitura resposta');
    const id = await incluir(inteiro);
    const corrigida = await semDenuncias.post(`/manifestacoes/${id}/atualizar`, {
      IdTipoManifestacao: 1,
      TxtMotivoAlteracaoTipo: 'O relato fala de dinheiro recebido, o que é uma denúncia.',
    });
    expect(corrigida.statusCode, corrigida.body).toBe(200);
    expect((await semDenuncias.get(`/manifestacoes/${id}`)).statusCode).toBe(404);
    expect((await inteiro.get(`/manifestacoes/${id}`)).statusCode).toBe(200);
  });
});

describe('M9: who gives scopes', () => {
  const CLIENTES = '/api/app-web/v1/integracao/clientes';
  const novo = { nome: 'Painel do bairro', idOuvidoria: 6, idPerfil: 9, limitePorMinuto: 30 };

  it('a new program gets what was chosen, reading alone if nothing was, and never what its profile cannot use', async () => {
    const admin = await entrarComo(app, 'admin');
    const cadastrar = async (mais: object) => {
      const resposta = await admin.post(CLIENTES, { ...novo, ...mais });
      expect(resposta.statusCode, resposta.body).toBe(200);
      return (await admin.get(`${CLIENTES}/${resposta.json().idCliente}`)).json().escopos as Escopo[];
    };
    expect(await cadastrar({})).toEqual(['leitura']);
    expect(await cadastrar({ escopos: ['denuncias', 'leitura'] })).toEqual(['leitura', 'denuncias']);
    const fora = await admin.post(CLIENTES, { ...novo, escopos: ['leitura', 'resposta'] });
    expect([fora.statusCode, fora.json().code]).toEqual([400, 'integracao.escopo-fora-do-perfil']);
    expect((await admin.post(CLIENTES, { ...novo, escopos: [] })).statusCode).toBe(400);
  });

  it('a change counts at once, is in the audit log, and every gestor of the office is told by bell and mail', async () => {
    const admin = await entrarComo(app, 'admin');
    const url = `${CLIENTES}/${Clientes.respondente}`;
    const { versao, nome, limitePorMinuto } = (await admin.get(url)).json();
    const payload = { versao, nome, limitePorMinuto, escopos: ['leitura', 'registro'] };
    expect((await admin.send({ method: 'PUT', url, payload })).statusCode).toBe(200);
    expect((await inteiro.get('/recursos?NumProtocolo=00106000000202699')).statusCode).toBe(403);
    const { informacoes } = await app.db
      .selectFrom('auditoria')
      .select('informacoes')
      .where('area', '=', 'integracao')
      .where('id_alvo', '=', Clientes.respondente)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(informacoes)).toContain('leitura, registro');
    const gestor = await entrarComo(app, 'gestor.cgu');
    expect((await gestor.get('/api/app-web/v1/alertas')).body).toContain('sistema-mudou');
    const { rows } = await app.platform.pool.query(
      `select texto from email_saida where evento = 'integracao.sistema-mudou'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('programs from before keep what their profiles can do, webhooks where they had that right (0072)', async () => {
    const inteira = readFileSync('db/migrations/0072-escopos-segredos-e-chamadas.sql', 'utf8');
    const [linha = ''] = /^with usadas as[^;]*;/m.exec(inteira) ?? [];
    await sql`alter table integracao_cliente add column assina_webhooks boolean not null default false`.execute(
      app.db,
    );
    await sql`update integracao_cliente set assina_webhooks = id = ${Clientes.observador}, escopos = '{leitura}'`.execute(
      app.db,
    );
    // The client of the atendente was also used with the respondente's account.
    const misto = await pedirToken(app, {
      ...credenciais,
      grant_type: 'password',
      client_id: String(Clientes.atendente),
    });
    expect(misto.statusCode, misto.body).toBe(200);
    await sql.raw(linha).execute(app.db);
    await sql`alter table integracao_cliente drop column assina_webhooks`.execute(app.db);
    const rows = await app.db
      .selectFrom('integracao_cliente')
      .select(['id', 'escopos'])
      .where('id', 'in', Object.values(Clientes))
      .orderBy('id')
      .execute();
    const semWebhooks = todos.filter((escopo) => escopo !== 'webhooks');
    expect(rows).toEqual([
      { id: Clientes.respondente, escopos: semWebhooks },
      { id: Clientes.atendente, escopos: semWebhooks },
      { id: Clientes.observador, escopos: ['leitura', 'recursos', 'webhooks', 'denuncias'] },
    ]);
  });
});
