import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { dumpDoCaso } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const API = '/api/app-web/v1';
const IFCE = 65;
const CGU = 6;
const FUNDAMENTO = 'A comissão precisa mesmo ouvir a pessoa.';
const CASO = { tipo: TipoManifestacao.denuncia } as const;

let app: TestApp;
let gestor: Visitor;
let respondente: Visitor;
let cgu: Visitor;
let respondenteCgu: Visitor;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.ifce');
  respondente = await entrarComo(app, 'respondente.ifce');
  cgu = await entrarComo(app, 'gestor.cgu');
  respondenteCgu = await entrarComo(app, 'respondente.cgu');
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('abertura_identidade').execute();
  await app.db.deleteFrom('alerta').execute();
  await app.db.deleteFrom('configuracao').where('chave', 'like', 'identidade.%').execute();
});

const NUMEROS = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito'];
let vez = 0;
/** A reason that nobody used yet. */
const motivo = (): string => {
  vez += 1;
  const numero = [...String(vez)].map((digito) => NUMEROS[Number(digito) % 8]).join(' e ');
  return `Marcar com a pessoa o depoimento na sala ${numero} da comissão ${vez}.`;
};
const denuncia = async (idOuvidoria = IFCE): Promise<number> =>
  (await criarCaso(app, { ...CASO, idOuvidoria })).id;
const ver = (quem: Visitor, id: number, justificativa = motivo()) =>
  quem.post(`${API}/tratamento/${id}/identidade`, { justificativa });
const decidir = (quem: Visitor, idAbertura: number, aprova = true) =>
  quem.post(`${API}/aberturas-de-identidade/${idAbertura}/decidir`, { aprova, fundamento: FUNDAMENTO });
const abrir = (quem: Visitor, idAbertura: number) =>
  quem.post(`${API}/aberturas-de-identidade/${idAbertura}/abrir`, {});
const codigo = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code ?? null,
];
const pedir = async (quem: Visitor, id: number): Promise<number> => {
  const response = await ver(quem, id);
  expect(response.json(), response.body).toHaveProperty('esperaPor');
  return response.json<{ idAbertura: number }>().idAbertura;
};
const alertas = async (quem: Visitor, qual: string) =>
  (await quem.get(`${API}/alertas`))
    .json<{ itens: { tipo: string; idManifestacao: number | null }[] }>()
    .itens.filter(({ tipo }) => tipo === qual);
const configurar = async (chave: string, valor: number) => {
  await app.db
    .insertInto('configuracao')
    .values({ chave, valor: JSON.stringify(valor), alterada_em: app.clock.now(), responsavel: 'Teste' })
    .execute();
};

describe('Decreto 10.153/2019, art. 6º: a reason of at least eight different words, not equal to an earlier one of that person', () => {
  it('refuses few words, repeated words, and the same reason however it is written', async () => {
    const id = await denuncia();
    for (const curta of ['Preciso saber quem é a pessoa', 'apurar '.repeat(20)]) {
      expect((await ver(gestor, id, curta)).statusCode, curta).toBe(400);
    }
    const razao = 'Ouvir a pessoa na comissão de sindicância sobre as notas.';
    expect((await ver(gestor, id, razao)).json()).toHaveProperty('nome');
    const outro = await denuncia();
    for (const igual of [razao, 'OUVIR A PESSOA na comissao, de sindicancia: sobre as notas']) {
      expect(codigo(await ver(gestor, outro, igual))).toEqual([409, 'abertura.motivo-repetido']);
    }
    expect((await ver(respondente, outro, razao)).statusCode, 'another person may say the same').toBe(200);
  });

  it('keeps neither the words nor a mark that two people share', async () => {
    const razao = 'Conferir com a pessoa a planilha guardada no almoxarifado central.';
    const [um, outro] = [await denuncia(), await denuncia()];
    await ver(gestor, um, razao);
    await ver(respondente, outro, razao);
    expect(await dumpDoCaso(app, um)).not.toMatch(/almoxarifado/i);
    const rows = await app.db.selectFrom('abertura_identidade').selectAll().execute();
    expect(rows.map(({ motivo: aberto }) => aberto)).toEqual([null, null]);
    expect(new Set(rows.map(({ marca_do_motivo }) => marca_do_motivo.toString('hex'))).size).toBe(2);
    expect(app.log()).not.toMatch(/almoxarifado/i);
  });
});

describe('a brake: few per person and day, by setting, and a second person of the office above a small number', () => {
  it('opens two at once, asks a colleague for the next, and stops at five until the next day', async () => {
    for (const vezes of [1, 2]) {
      expect((await ver(gestor, await denuncia())).json(), `${vezes}`).toHaveProperty('nome');
    }
    for (const vezes of [3, 4, 5]) {
      const response = await ver(gestor, await denuncia());
      expect(response.json(), `${vezes}`).toMatchObject({ esperaPor: expect.stringContaining('IFCE') });
      expect(response.body).not.toContain('Maria');
    }
    expect(codigo(await ver(gestor, await denuncia()))).toEqual([429, 'abertura.limite-do-dia']);
    expect((await ver(respondente, await denuncia())).json(), 'each person for themselves').toHaveProperty(
      'nome',
    );
    await app.db
      .updateTable('abertura_identidade')
      .set({ pedida_em: new Date(app.clock.now().getTime() - 86_400_000) })
      .execute();
    expect((await ver(gestor, await denuncia())).json()).toHaveProperty('nome');
  });

  it('follows the settings, which an administrador changes within bounds', async () => {
    await configurar('identidade.sem-segunda-pessoa', 0);
    await configurar('identidade.por-dia', 1);
    expect((await ver(gestor, await denuncia())).json()).toHaveProperty('esperaPor');
    expect(codigo(await ver(gestor, await denuncia()))).toEqual([429, 'abertura.limite-do-dia']);
  });

  it('counts two at the same moment as two', async () => {
    await configurar('identidade.sem-segunda-pessoa', 1);
    const casos = [await denuncia(), await denuncia()];
    const [um, outro] = await Promise.all(casos.map((id) => ver(gestor, id)));
    const abertas = [um, outro].filter((response) => response?.body.includes('"nome"'));
    expect(abertas).toHaveLength(1);
  });

  it('approved: who asked opens it once, within a day; the approval itself opens nothing', async () => {
    await configurar('identidade.sem-segunda-pessoa', 0);
    const id = await denuncia();
    const idAbertura = await pedir(gestor, id);
    expect(codigo(await ver(gestor, id)), 'one at a time').toEqual([409, 'abertura.ja-pedida']);
    expect(codigo(await abrir(gestor, idAbertura)), 'not yet').toEqual([409, 'ato.situacao-nao-permite']);
    expect(codigo(await decidir(gestor, idAbertura)), 'not oneself').toEqual([403, 'abertura.nao-aprova']);
    const aprovada = await decidir(respondente, idAbertura);
    expect([aprovada.statusCode, aprovada.body.includes('Maria')]).toEqual([200, false]);
    expect(codigo(await abrir(respondente, idAbertura)), 'only who asked').toEqual([
      403,
      'abertura.nao-e-sua',
    ]);
    expect((await abrir(gestor, idAbertura)).json()).toMatchObject({ nome: 'Maria Aparecida Souza' });
    expect(codigo(await abrir(gestor, idAbertura)), 'once').toEqual([409, 'ato.situacao-nao-permite']);
    expect((await acoesDoHistorico(app, id)).slice(-3)).toEqual([
      'Abertura de identidade',
      'Abertura de identidade',
      'Acesso aos dados do denunciante',
    ]);
  });

  it('an approval of the day before is over', async () => {
    await configurar('identidade.sem-segunda-pessoa', 0);
    const idAbertura = await pedir(gestor, await denuncia());
    await decidir(respondente, idAbertura);
    await app.db
      .updateTable('abertura_identidade')
      .set({ decidida_em: new Date(app.clock.now().getTime() - 86_400_000) })
      .execute();
    expect(codigo(await abrir(gestor, idAbertura))).toEqual([409, 'abertura.aprovacao-vencida']);
  });

  it('refused: nothing opens, and it counts for the day', async () => {
    await configurar('identidade.sem-segunda-pessoa', 0);
    const id = await denuncia();
    const idAbertura = await pedir(gestor, id);
    expect((await decidir(respondente, idAbertura, false)).statusCode).toBe(200);
    expect(codigo(await abrir(gestor, idAbertura))).toEqual([409, 'abertura.recusada']);
    expect(codigo(await decidir(respondente, idAbertura, true))).toEqual([409, 'ato.situacao-nao-permite']);
    const { restamHoje } = (await gestor.get(`${API}/manifestacoes/${id}/aberturas-de-identidade`)).json<{
      proxima: { restamHoje: number };
    }>().proxima;
    expect(restamHoje).toBe(4);
  });

  it('asks the second factor again at that moment, both times', async () => {
    await configurar('identidade.sem-segunda-pessoa', 0);
    const id = await denuncia();
    const sem = await entrarComo(app, 'gestor.ifce');
    sem.confirmacao = null;
    expect((await ver(sem, id)).statusCode).not.toBe(200);
    const idAbertura = await pedir(gestor, id);
    await decidir(respondente, idAbertura);
    expect((await abrir(sem, idAbertura)).statusCode).not.toBe(200);
    expect((await abrir(gestor, idAbertura)).statusCode).toBe(200);
  });
});

describe('of an office with one person the controlling body approves, and always for its own access', () => {
  it('the gestor of the controlling body decides for an office where nobody else may open identities', async () => {
    await configurar('identidade.sem-segunda-pessoa', 0);
    const { idOuvidoria, sozinho } = await comUmaPessoa();
    const id = await denuncia(idOuvidoria);
    const idAbertura = await pedir(sozinho, id);
    expect((await decidir(gestor, idAbertura)).statusCode, 'another office').toBe(404);
    expect((await decidir(respondenteCgu, idAbertura)).statusCode, 'only a gestor').toBe(404);
    const lida = await cgu.get(`${API}/aberturas-de-identidade/${idAbertura}`);
    expect(lida.json(), lida.body).toMatchObject({ podeDecidir: true });
    expect((await cgu.get(`${API}/manifestacoes/${id}`)).statusCode, 'the case stays closed').toBe(404);
    expect((await decidir(cgu, idAbertura)).statusCode).toBe(200);
    expect((await abrir(sozinho, idAbertura)).json()).toMatchObject({ nome: 'Maria Aparecida Souza' });
  });

  it('the controlling body never opens one alone', async () => {
    const id = await denuncia(CGU);
    const idAbertura = await pedir(cgu, id);
    expect((await decidir(respondenteCgu, idAbertura)).statusCode).toBe(200);
    expect((await abrir(cgu, idAbertura)).statusCode).toBe(200);
  });

  it('where nobody could approve, nothing is asked and nothing opens', async () => {
    const { rows } = await comOutrosBloqueados();
    expect(codigo(await ver(cgu, await denuncia(CGU)))).toEqual([409, 'abertura.sem-quem-aprove']);
    await desbloquear(rows);
  });
});

const idDe = async (login: string): Promise<number> =>
  (await app.db.selectFrom('usuario').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;

const comUmaPessoa = async () => {
  const id_usuario = await idDe('gestor.fortaleza');
  const { id_ouvidoria } = await app.db
    .selectFrom('usuario_perfil_ouvidoria')
    .select('id_ouvidoria')
    .where('id_usuario', '=', id_usuario)
    .executeTakeFirstOrThrow();
  return { idOuvidoria: id_ouvidoria, sozinho: await entrarComo(app, 'gestor.fortaleza') };
};

const comOutrosBloqueados = async () => {
  const rows = await app.db
    .selectFrom('usuario_perfil_ouvidoria as p')
    .innerJoin('usuario as u', 'u.id', 'p.id_usuario')
    .select('u.id')
    .where('p.id_ouvidoria', '=', CGU)
    .where('p.id_perfil', 'in', [2, 3])
    .where('u.login', '<>', 'gestor.cgu')
    .where('u.bloqueado_em', 'is', null)
    .execute();
  const ids = rows.map(({ id }) => id);
  await app.db.updateTable('usuario').set({ bloqueado_em: app.clock.now() }).where('id', 'in', ids).execute();
  return { rows: ids };
};
const desbloquear = (ids: number[]) =>
  app.db.updateTable('usuario').set({ bloqueado_em: null }).where('id', 'in', ids).execute();

describe('an alert to the office’s manager and the platform’s monitor at once; the citizen sees who and why', () => {
  it('for what was opened: every gestor but the one who did it, by bell and mail, without the case in the mail', async () => {
    const antes = (await emailsDoEvento(app, 'equipe.identidade')).length;
    const id = await denuncia();
    await ver(respondente, id);
    expect(await alertas(gestor, 'identidade-aberta')).toMatchObject([{ idManifestacao: id }]);
    expect(await alertas(cgu, 'identidade-aberta')).toMatchObject([{ idManifestacao: null }]);
    expect(await alertas(respondente, 'identidade-aberta')).toEqual([]);
    const mails = (await emailsDoEvento(app, 'equipe.identidade')).slice(antes);
    expect(mails.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(mails)).not.toMatch(/Maria|depoimento|denúncia/i);
  });

  it('for what was asked, and who asked is told of the decision', async () => {
    await configurar('identidade.sem-segunda-pessoa', 0);
    const id = await denuncia();
    const idAbertura = await pedir(gestor, id);
    expect(await alertas(respondente, 'abertura-pedida')).toHaveLength(1);
    expect(await alertas(cgu, 'abertura-pedida')).toMatchObject([{ idManifestacao: null }]);
    await decidir(respondente, idAbertura);
    expect(await alertas(gestor, 'abertura-decidida')).toMatchObject([{ idManifestacao: id }]);
    await abrir(gestor, idAbertura);
    expect(await alertas(cgu, 'identidade-aberta')).toHaveLength(1);
  });

  it('the citizen reads who asked, who approved and why, in the history and on the page of the case', async () => {
    await configurar('identidade.sem-segunda-pessoa', 0);
    const id = await denuncia();
    const razao = motivo();
    const { idAbertura } = (await ver(gestor, id, razao)).json<{ idAbertura: number }>();
    await decidir(respondente, idAbertura);
    await abrir(gestor, idAbertura);
    const pagina = (await maria.get(`${API}/manifestacoes/${id}`)).body;
    for (const dito of [razao, FUNDAMENTO, 'Geísa Alencar Pinheiro', 'Raimundo Nonato Sales'])
      expect(pagina).toContain(dito);
    const { aberturas } = (await maria.get(`${API}/manifestacoes/${id}/aberturas-de-identidade`)).json<{
      aberturas: unknown[];
    }>();
    expect(aberturas).toMatchObject([
      { quem: 'Geísa Alencar Pinheiro (IFCE)', motivo: razao, situacao: 'aberta', podeAbrir: false },
    ]);
  });

  it('the monitor lists who opened in every office, without the protocol; others only their own', async () => {
    await ver(respondente, await denuncia());
    const lista = async (quem: Visitor) =>
      (await quem.get(`${API}/aberturas-de-identidade?fila=todas`)).json<{
        itens: { quem: string; numeroProtocolo: string | null }[];
      }>().itens;
    expect(await lista(cgu)).toMatchObject([{ quem: 'Raimundo Nonato Sales (IFCE)', numeroProtocolo: null }]);
    expect(await lista(gestor)).toMatchObject([{ numeroProtocolo: expect.stringMatching(/\d/) }]);
    expect(await lista(respondenteCgu)).toEqual([]);
    expect(await lista(await entrarComo(app, 'gestor.fortaleza'))).toEqual([]);
  });

  it('No administrador opens identities', async () => {
    const admin = await entrarComo(app, 'admin');
    for (const id of [await denuncia(CGU), await denuncia()])
      expect((await ver(admin, id)).statusCode).toBe(403);
    expect((await admin.get(`${API}/aberturas-de-identidade`)).statusCode).toBe(403);
  });
});
