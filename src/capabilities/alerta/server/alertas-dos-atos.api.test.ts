import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { type CasoCriado, criarCaso, type NovoCaso, visitorComChave } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const SEGREDO = 'O almoxarife vende os pneus.';
const DENUNCIA: NovoCaso = { tipo: TipoManifestacao.denuncia, teor: { texto: SEGREDO } };

let app: TestApp;
let gestor: Visitor;
let renata: Visitor;
const contas = new Map<string, number>();
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  for (const { id, login } of await app.db.selectFrom('usuario').select(['id', 'login']).execute())
    contas.set(login, id);
  gestor = await entrarComo(app, 'gestor.cgu');
  renata = await entrarComo(app, 'respondente.cgu');
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('alerta').execute());

const idDe = (login: string): number => contas.get(login) ?? 0;
const daRenata = async (novo: NovoCaso): Promise<CasoCriado> => {
  const caso = await criarCaso(app, novo);
  await app.db
    .updateTable('manifestacao')
    .set({ id_responsavel: idDe('respondente.cgu') })
    .where('id', '=', caso.id)
    .execute();
  return caso;
};
/** Who was alerted of what, by login. */
const alertados = async (): Promise<string[]> => {
  const rows = await app.db
    .selectFrom('alerta as a')
    .innerJoin('usuario as u', 'u.id', 'a.id_usuario')
    .select(['u.login', 'a.tipo'])
    .execute();
  return rows.map(({ login, tipo }) => `${tipo} ${login}`).sort();
};
const vistosPor = async (visitor: Visitor): Promise<string[]> => {
  const response = await visitor.get('/api/app-web/v1/alertas');
  expect(response.body).not.toMatch(/almoxarife|pneus|Beltrano/);
  return response.json().itens.map(({ tipo }: { tipo: string }) => tipo);
};

describe('what happens to a case alerts who looks after it', () => {
  const complementar = async ({ id }: CasoCriado) => {
    const maria = await entrarComo(app, 'maria.cidada');
    const texto = 'Foi o Beltrano, no posto 3.';
    const enviado = await maria.post(`/api/app-web/v1/manifestacoes/${id}/complementar`, { texto });
    expect(enviado.statusCode, enviado.body).toBe(200);
  };

  it('a complement: the responsible, once', async () => {
    await complementar(await daRenata({ ...DENUNCIA, complementacao: { pedido: 'Onde foi?' } }));
    expect(await alertados()).toEqual(['complemento respondente.cgu']);
    expect(await vistosPor(renata)).toEqual(['complemento']);
  });

  it('a complement to a case that nobody has: every analyst of the office', async () => {
    await complementar(await criarCaso(app, { complementacao: { pedido: 'Onde foi?' } }));
    expect(await alertados()).toEqual([
      'complemento duplo',
      'complemento gestor.cgu',
      'complemento recursos.cgu',
      'complemento respondente.cgu',
    ]);
  });

  it('a message of somebody nobody knows, and not the answer to it', async () => {
    const { id } = await daRenata({ tipo: TipoManifestacao.comunicacao, login: null });
    const url = `/api/app-web/v1/manifestacoes/${id}/mensagens`;
    const anonima = await visitorComChave(app, id);
    expect((await anonima.post(url, { texto: 'O Beltrano tem as notas.' })).statusCode).toBe(200);
    expect((await gestor.post(url, { texto: 'Pode enviá-las?' })).statusCode).toBe(200);
    expect(await alertados()).toEqual(['mensagem respondente.cgu']);
    expect(await vistosPor(renata)).toEqual(['mensagem']);
  });

  it('a contribution: the responsible, and not who contributed', async () => {
    const { id } = await daRenata(DENUNCIA);
    const tramite = { pessoas: [idDe('colaborador.cgu')], mensagem: 'Quem tem a chave do depósito?' };
    expect((await fazerAto(gestor, 'tramitar', [{ idManifestacao: id }], tramite)).statusCode).toBe(200);
    const colaborador = await entrarComo(app, 'colaborador.cgu');
    const [passo] = (await colaborador.get('/api/app-web/v1/tramitacoes')).json().itens;
    const contribuicao = await colaborador.post(
      `/api/app-web/v1/tramitacoes/${passo.idTramitacao}/contribuir`,
      { texto: 'A chave fica com o Beltrano.' },
    );
    expect(contribuicao.statusCode, contribuicao.body).toBe(200);
    expect(await alertados()).toEqual(['contribuicao respondente.cgu']);
    expect(await vistosPor(renata)).toEqual(['contribuicao']);
  });

  it('a mention: who was named, and not the author', async () => {
    const { id } = await criarCaso(app, DENUNCIA);
    const nota = {
      texto: 'Vejam o que diz o Beltrano.',
      mencionados: [idDe('respondente.cgu'), idDe('gestor.cgu')],
    };
    expect((await gestor.post(`/api/app-web/v1/tratamento/${id}/notas`, nota)).statusCode).toBe(200);
    expect(await alertados()).toEqual(['mencao respondente.cgu']);
    expect(await vistosPor(renata)).toEqual(['mencao']);
  });

  it('a forwarding: gestores and respondentes of the office that receives, and nobody of the one that sends', async () => {
    const { id } = await daRenata(DENUNCIA);
    const dados = {
      idOuvidoriaDestino: Orgaos.ifce,
      textoDestinatario: 'O assunto é do campus, onde o Beltrano trabalha.',
      textoSolicitante: 'Quem cuida disto é o instituto, e ele vai responder.',
    };
    expect((await fazerAto(gestor, 'encaminhar', [{ idManifestacao: id }], dados)).statusCode).toBe(200);
    const tipos = await alertados();
    expect(tipos).toContain('encaminhada gestor.ifce');
    expect(tipos.filter((each) => !each.startsWith('encaminhada') || each.endsWith('.cgu'))).toEqual([]);
    expect(await vistosPor(await entrarComo(app, 'gestor.ifce'))).toEqual(['encaminhada']);
  });
});

describe('an assignment', () => {
  const atribuir = (visitor: Visitor, id: number, login: string) =>
    fazerAto(visitor, 'atribuir', [{ idManifestacao: id }], { idResponsavel: idDe(login) });

  it('by another alerts the person, once per time that the case changes hands', async () => {
    const { id } = await criarCaso(app, DENUNCIA);
    await atribuir(gestor, id, 'respondente.cgu');
    await atribuir(gestor, id, 'respondente.cgu');
    expect(await alertados()).toEqual(['atribuida respondente.cgu']);
    expect(await vistosPor(renata)).toEqual(['atribuida']);
    await atribuir(gestor, id, 'gestor.cgu');
    await atribuir(gestor, id, 'respondente.cgu');
    expect(await alertados()).toEqual(['atribuida respondente.cgu', 'atribuida respondente.cgu']);
  });

  it('to oneself alerts nobody', async () => {
    const { id } = await criarCaso(app);
    await atribuir(renata, id, 'respondente.cgu');
    await fazerAto(gestor, 'assumir', [{ idManifestacao: id }], {});
    expect(await alertados()).toEqual([]);
  });

  it('is not shown to who switched it off', async () => {
    const preferencias = (tipo: string, naTela: boolean) =>
      renata.send({
        method: 'PUT',
        url: '/api/app-web/v1/alertas/preferencias',
        payload: { preferencias: [{ tipo, naTela, porEmail: naTela }] },
      });
    expect((await preferencias('atribuida', false)).statusCode).toBe(200);
    await atribuir(gestor, (await criarCaso(app)).id, 'respondente.cgu');
    expect(await vistosPor(renata)).toEqual([]);
    await preferencias('atribuida', true);
    expect(await vistosPor(renata)).toEqual(['atribuida']);
  });
});
