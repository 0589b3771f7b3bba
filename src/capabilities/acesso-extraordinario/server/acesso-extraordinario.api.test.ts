import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { minutes } from '#server/clock.ts';
import { fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const API = '/api/app-web/v1';
const CGU = 6;
const IFCE = 65;
const MOTIVO = 'Conferir por que a página desta denúncia falha ao abrir.';
const FUNDAMENTO = 'O erro impede o órgão de responder a tempo.';
const PALAVRA = 'zibelinas';

let app: TestApp;
let admin: Visitor;
let gestor: Visitor;
let cgu: Visitor;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  admin = await entrarComo(app, 'admin');
  gestor = await entrarComo(app, 'gestor.ifce');
  cgu = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('acesso_extraordinario').execute();
  await app.db.deleteFrom('alerta').execute();
});

const denuncia = async (tipo: 1 | 7 = TipoManifestacao.denuncia) => {
  const texto = `Maria Aparecida Souza viu que as ${PALAVRA} sumiram.`;
  const { id } = await criarCaso(app, { tipo, idOuvidoria: IFCE, teor: { texto } });
  const { protocolo } = await app.db
    .selectFrom('manifestacao')
    .select('protocolo')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, protocolo };
};
const pedir = (protocolo: string, quem = admin) =>
  quem.post(`${API}/acessos-extraordinarios`, { protocolo, motivo: MOTIVO });
const decidir = (idAcesso: number, quem: Visitor, aprova = true) =>
  quem.post(`${API}/acessos-extraordinarios/${idAcesso}/decidir`, { aprova, fundamento: FUNDAMENTO });
const pedido = async (protocolo: string): Promise<number> => {
  const response = await pedir(protocolo);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ idAcesso: number }>().idAcesso;
};
const codigo = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code ?? null,
];
const alertas = async (quem: Visitor, qual: string) =>
  (await quem.get(`${API}/alertas`))
    .json<{ itens: { tipo: string }[] }>()
    .itens.filter(({ tipo }) => tipo === qual);

describe('Decreto 10.153/2019, art. 6º: no administrador reads denúncias or acts on one', () => {
  it.each([TipoManifestacao.denuncia, TipoManifestacao.comunicacao] as const)(
    'type %i does not exist for them: page, files, prazo, list and act',
    async (tipo) => {
      const { id, protocolo } = await denuncia(tipo);
      for (const url of [
        `${API}/manifestacoes/${id}`,
        `${API}/tratamento/${id}`,
        `${API}/tratamento/${id}/notas`,
        `${API}/manifestacoes/${id}/prazo`,
        `${API}/manifestacoes/${id}/mensagens`,
        `${API}/manifestacoes/${id}/aberturas-de-identidade`,
      ]) {
        const response = await admin.get(url);
        expect(response.statusCode, url).toBe(404);
        expect(response.body).not.toContain(PALAVRA);
      }
      const lista = await admin.get(`${API}/tratamento/manifestacoes?fila=todas&busca=${protocolo}`);
      expect(lista.json<{ itens: unknown[] }>().itens).toEqual([]);
      const feito = await fazerAto(admin, 'assumir', [{ idManifestacao: id }], {});
      expect(codigo(feito)).toEqual([404, 'manifestacao.nao-encontrada']);
      expect((await gestor.get(`${API}/tratamento/${id}`)).statusCode).toBe(200);
    },
  );

  it('works on the other cases of every office, as before', async () => {
    const { id } = await criarCaso(app, { idOuvidoria: IFCE });
    expect((await admin.get(`${API}/tratamento/${id}`)).statusCode).toBe(200);
  });

  it('what was a denúncia stays closed after its type changed', async () => {
    const { id } = await denuncia();
    await app.db
      .updateTable('manifestacao')
      .set({ id_tipo: TipoManifestacao.reclamacao })
      .where('id', '=', id)
      .execute();
    expect((await admin.get(`${API}/tratamento/${id}`)).statusCode).toBe(404);
  });
});

describe('an extraordinary access by two people, with notice to the office', () => {
  it('asked with a reason, approved by the office’s gestor, it reads the covered case for a day and leaves a trace', async () => {
    const { id, protocolo } = await denuncia();
    const idAcesso = await pedido(protocolo);
    expect((await admin.get(`${API}/manifestacoes/${id}`)).statusCode, 'not yet').toBe(404);
    expect(codigo(await decidir(idAcesso, admin)), 'not oneself').toEqual([
      403,
      'acesso-extraordinario.nao-decide',
    ]);
    const deFora = await decidir(idAcesso, cgu);
    const inventado = await decidir(2_000_000_000, cgu);
    expect(codigo(deFora), 'to another office it does not exist').toEqual(codigo(inventado));
    expect(codigo(inventado)).toEqual([404, 'acesso-extraordinario.nao-encontrado']);
    expect((await decidir(idAcesso, gestor)).statusCode).toBe(200);
    const lida = await admin.get(`${API}/manifestacoes/${id}`);
    expect(lida.statusCode, lida.body).toBe(200);
    expect(lida.body).toContain(PALAVRA);
    expect(lida.body, 'without who filed').not.toContain('Maria Aparecida');
    expect(lida.json<{ atos: unknown[] }>().atos).toEqual([]);
    expect((await acoesDoHistorico(app, id)).slice(-3)).toEqual([
      'Acesso extraordinário',
      'Acesso extraordinário',
      'Visualização',
    ]);
    const dela = (await maria.get(`${API}/manifestacoes/${id}`)).body;
    for (const dito of [MOTIVO, FUNDAMENTO, 'Adriana Moreira Campos']) expect(dela).toContain(dito);
    const outra = await denuncia();
    expect((await admin.get(`${API}/manifestacoes/${outra.id}`)).statusCode, 'one case only').toBe(404);
  });

  it('acts on nothing and opens no identity meanwhile, and ends by itself', async () => {
    const { id, protocolo } = await denuncia();
    await decidir(await pedido(protocolo), gestor);
    for (const [ato, dados] of [
      ['assumir', {}],
      ['restringir-conteudo', { motivo: 'O texto cita o prontuário de um paciente.' }],
    ] as const) {
      expect((await fazerAto(admin, ato, [{ idManifestacao: id }], dados)).statusCode, ato).toBe(403);
    }
    expect((await admin.get(`${API}/tratamento/${id}`)).statusCode).toBe(404);
    await app.db.updateTable('acesso_extraordinario').set({ vale_ate: app.clock.now() }).execute();
    expect((await admin.get(`${API}/manifestacoes/${id}`)).statusCode).toBe(404);
  });

  it('tells the office’s gestores at once, on the bell and by mail without personal data, asked and decided', async () => {
    const antes = (await emailsDoEvento(app, 'equipe.acesso-extraordinario')).length;
    const { protocolo } = await denuncia();
    const idAcesso = await pedido(protocolo);
    expect(await alertas(gestor, 'acesso-extraordinario')).toHaveLength(1);
    await decidir(idAcesso, gestor, false);
    expect(await alertas(gestor, 'acesso-extraordinario'), 'not of their own decision').toHaveLength(1);
    expect(await alertas(admin, 'acesso-extraordinario')).toEqual([]);
    expect(await alertas(admin, 'acesso-extraordinario-decidido')).toHaveLength(1);
    const mails = (await emailsDoEvento(app, 'equipe.acesso-extraordinario')).slice(antes);
    expect(mails.length).toBeGreaterThanOrEqual(1);
    expect(JSON.stringify(mails)).not.toMatch(new RegExp(`Maria|Adriana|${protocolo}|${PALAVRA}`));
  });

  it('tells them at once that it was read, the first time', async () => {
    const { id, protocolo } = await denuncia();
    await decidir(await pedido(protocolo), gestor);
    await app.db.deleteFrom('alerta').execute();
    const antes = (await emailsDoEvento(app, 'equipe.acesso-extraordinario')).length;
    expect((await gestor.get(`${API}/manifestacoes/${id}`)).statusCode).toBe(200);
    await app.runJobs();
    expect(await alertas(gestor, 'acesso-extraordinario'), 'the office’s own reading is none').toEqual([]);
    for (const minuto of [0, 2]) {
      app.clock.advance(minutes(minuto));
      expect((await admin.get(`${API}/manifestacoes/${id}`)).statusCode).toBe(200);
      await app.runJobs();
      expect(await alertas(gestor, 'acesso-extraordinario')).toHaveLength(1);
    }
    const mails = (await emailsDoEvento(app, 'equipe.acesso-extraordinario')).slice(antes);
    expect(mails.length).toBeGreaterThanOrEqual(1);
    expect(JSON.stringify(mails)).not.toMatch(new RegExp(`Maria|Adriana|${protocolo}|${PALAVRA}`));
  });

  it('where the office has no gestor who may know, the body that watches over the platform is told', async () => {
    const { protocolo } = await denuncia();
    const { id: outro } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'respondente.cgu')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('usuario_perfil_ouvidoria')
      .values({
        id_usuario: outro,
        id_perfil: Perfil.administrador,
        id_ouvidoria: CGU,
        criado_em: new Date('2020-01-01T12:00:00Z'),
      })
      .execute();
    const mudar = (de: IdPerfil, para: IdPerfil) =>
      app.db
        .updateTable('usuario_perfil_ouvidoria')
        .set({ id_perfil: para })
        .where('id_ouvidoria', '=', IFCE)
        .where('id_perfil', '=', de)
        .execute();
    await mudar(Perfil.gestor, Perfil.observador);
    try {
      await pedido(protocolo);
      expect(await alertas(cgu, 'acesso-extraordinario')).toHaveLength(1);
    } finally {
      await mudar(Perfil.observador, Perfil.gestor);
      await app.db
        .deleteFrom('usuario_perfil_ouvidoria')
        .where('id_usuario', '=', outro)
        .where('id_perfil', '=', Perfil.administrador)
        .execute();
    }
  });

  it('is for denúncias alone, once at a time, by an administrador, with eight different words', async () => {
    const { protocolo } = await denuncia();
    const curto = await admin.post(`${API}/acessos-extraordinarios`, { protocolo, motivo: 'Quero ver.' });
    expect(curto.statusCode).toBe(400);
    const idAcesso = await pedido(protocolo);
    expect(codigo(await pedir(protocolo))).toEqual([409, 'acesso-extraordinario.ja-pedido']);
    await decidir(idAcesso, gestor);
    expect(codigo(await decidir(idAcesso, gestor))).toEqual([409, 'acesso-extraordinario.ja-decidido']);
    expect((await pedir(protocolo, gestor)).statusCode).toBe(403);
    const aberta = await criarCaso(app, { idOuvidoria: IFCE });
    const { protocolo: outro } = await app.db
      .selectFrom('manifestacao')
      .select('protocolo')
      .where('id', '=', aberta.id)
      .executeTakeFirstOrThrow();
    expect(codigo(await pedir(outro))).toEqual([404, 'acesso-extraordinario.sem-denuncia']);
  });

  it('is listed to the office’s gestores with the reason, and to no other office', async () => {
    const { protocolo } = await denuncia();
    await pedido(protocolo);
    const { acessos } = (await gestor.get(`${API}/acessos-extraordinarios`)).json<{ acessos: unknown[] }>();
    expect(acessos).toMatchObject([
      { motivo: MOTIVO, situacao: 'espera', podeDecidir: true, podeLer: false },
    ]);
    expect((await cgu.get(`${API}/acessos-extraordinarios`)).json()).toEqual({ acessos: [] });
  });
});

describe('Decreto 10.153/2019, art. 6º: one person with two accounts is not two, nor to read a denúncia', () => {
  const perfis = (mudanca: { criado_em?: Date; dado_por?: number | null }) =>
    app.db.updateTable('usuario_perfil_ouvidoria').set(mudanca).where('id_ouvidoria', '=', IFCE).execute();
  const haDias = (dias: number) => new Date(app.clock.now().getTime() - dias * 86_400_000);
  const idDoAdmin = async () =>
    (await app.db.selectFrom('usuario').select('id').where('login', '=', 'admin').executeTakeFirstOrThrow())
      .id;

  it('who has just come, or got the profile from who asks, decides nothing', async () => {
    const { protocolo } = await denuncia();
    const idAcesso = await pedido(protocolo);
    for (const mudanca of [
      { criado_em: haDias(29), dado_por: null },
      { criado_em: haDias(400), dado_por: await idDoAdmin() },
    ]) {
      await perfis(mudanca);
      expect(codigo(await decidir(idAcesso, gestor))).toEqual([403, 'acesso-extraordinario.nao-decide']);
      expect((await gestor.get(`${API}/acessos-extraordinarios`)).json()).toMatchObject({
        acessos: [{ podeDecidir: false }],
      });
    }
    await perfis({ criado_em: haDias(30), dado_por: null });
    expect((await decidir(idAcesso, gestor)).statusCode).toBe(200);
  });

  it('where nobody could decide, nothing is asked', async () => {
    const { protocolo } = await denuncia();
    await perfis({ dado_por: await idDoAdmin() });
    expect(codigo(await pedir(protocolo))).toEqual([409, 'acesso-extraordinario.sem-quem-decida']);
    await perfis({ dado_por: null });
  });
});
