import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { dumpDoCaso, fazerAto, provarAto } from '#testing/atos.ts';
import {
  acoesDoHistorico,
  criarCaso,
  emailsDoEvento,
  quemEhServidor,
  visitorComChave,
} from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { encerrarSemRespostaJob } from './encerrar-sem-resposta.ts';
import { pedirConsentimento } from './pedir-consentimento.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-03-12T09:00:00-03:00');
  await app.db.deleteFrom('email_saida').execute();
});

const url = (id: number, rest = '') => `/api/app-web/v1/manifestacoes/${id}/consentimento${rest}`;
const denuncia = (more = {}) => criarCaso(app, { tipo: TipoManifestacao.denuncia, ...more });
const pergunta = { destinatario: { nome: 'Ministério da Saúde' }, motivo: 'Precisam ouvir você.' };

const pedir = async (id: number, login = 'gestor.cgu', orgao = 6) =>
  pedirConsentimento(
    app.platform,
    await quemEhServidor(app, login, Perfil.gestor, orgao),
    { idManifestacao: id },
    pergunta,
  );

/** What the person finds in their mailbox. */
const tokenDoEmail = async (id: number): Promise<string> => {
  const caixa = (await app.inject('/api/app-web/v1/caixa-de-saida')).json<{ texto: string }[]>();
  const texto = caixa
    .map((email) => email.texto)
    .find((each) => each.includes(`/manifestacao/consentimento/${id}`));
  const token = new RegExp(`/web/manifestacao/consentimento/${id}#token=([\\w-]+)`).exec(texto ?? '')?.[1];
  if (!token) throw new Error('No link in the mail');
  return token;
};

const consentimentoDe = (id: number) =>
  app.db.selectFrom('consentimento').selectAll().where('id_manifestacao', '=', id).executeTakeFirstOrThrow();

describe('the office asks', () => {
  it('writes the question, a row, and a mail with a link that works once', async () => {
    const { id } = await denuncia();
    expect(await pedir(id)).toEqual({ ultimoDia: '2026-04-01' });
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Consentimento']);
    expect(await emailsDoEvento(app, 'manifestacao.consentimento-pedido')).toHaveLength(1);
    const token = await tokenDoEmail(id);
    const acessos = await app.db.selectFrom('manifestacao_acesso').selectAll().execute();
    expect(JSON.stringify(acessos)).not.toContain(token);

    const visitor = new Visitor(app);
    const aberto = await visitor.post(url(id, '/abrir'), { token });
    expect(aberto.statusCode, aberto.body).toBe(200);
    expect(aberto.cookies).toMatchObject([{ name: 'acesso-consentimento', httpOnly: true, sameSite: 'Lax' }]);
    expect((await visitor.get(url(id))).json()).toMatchObject({
      destinatario: 'Ministério da Saúde',
      motivo: 'Precisam ouvir você.',
      ultimoDia: '2026-04-01',
      resposta: null,
      podeResponder: true,
    });
    expect((await new Visitor(app).post(url(id, '/abrir'), { token })).statusCode).toBe(404);
    // The link opens the question and nothing else of the case.
    expect((await visitor.get(`/api/app-web/v1/manifestacoes/${id}`)).statusCode).toBe(404);
    expect((await visitor.post(`/api/app-web/v1/manifestacoes/${id}/desistir`, {})).statusCode).toBe(404);
  });

  it('does so once at a time, for denúncias with an author, in the own office, while they are open', async () => {
    const { id } = await denuncia();
    await pedir(id);
    await expect(pedir(id)).rejects.toMatchObject({
      code: 'manifestacao.consentimento-ja-pedido',
      message: expect.stringMatching(/pode responder até \d\d\/\d\d\/\d{4}/),
    });
    await expect(pedir((await criarCaso(app)).id)).rejects.toMatchObject({
      code: 'manifestacao.so-na-denuncia',
    });
    await expect(pedir((await denuncia({ login: null })).id)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(pedir((await denuncia()).id, 'gestor.ifce', 65)).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(pedir((await denuncia({ situacao: Situacao.arquivada })).id)).rejects.toMatchObject({
      kind: 'conflict',
    });
  });
});

describe('the office asks through the API', () => {
  const dados = { destinatario: { idOuvidoria: 65 }, motivo: 'O campus de Sobral precisa ouvir você.' };

  it('is for gestores; obeys office, state, version, and does many at once', () =>
    provarAto(app, {
      ato: 'pedir-consentimento',
      dados,
      caso: { tipo: TipoManifestacao.denuncia },
      semPerfil: ['respondente.cgu', 'atendente.cgu', 'observador.cgu', 'maria.cidada'],
    }));

  it('names an office of the platform, and keeps the reason sealed', async () => {
    const { id } = await denuncia();
    const gestor = await entrarComo(app, 'gestor.cgu');
    await fazerAto(gestor, 'pedir-consentimento', [{ idManifestacao: id }], dados);
    expect(await consentimentoDe(id)).toMatchObject({ id_ouvidoria_destinatario: 65 });
    expect((await consentimentoDe(id)).destinatario).toContain('IFCE');
    expect(await dumpDoCaso(app, id)).not.toContain('Sobral');
    const outra = await denuncia();
    const erro = await fazerAto(gestor, 'pedir-consentimento', [{ idManifestacao: outra.id }], {
      ...dados,
      destinatario: { idOuvidoria: 999_999 },
    });
    expect([erro.statusCode, erro.json().code]).toEqual([400, 'consentimento.destinatario-nao-existe']);
  });
});

describe('S2-09 nothing is shown or accepted without session, code or link', () => {
  it('looks like a case that does not exist, to strangers and to the office', async () => {
    const { id } = await denuncia({ consentimento: {} });
    const outra = await denuncia();
    const missing = await new Visitor(app).get(url(999_999));
    expect(missing.statusCode).toBe(404);
    const strangers = [
      new Visitor(app),
      await entrarComo(app, 'joao.cidadao'),
      await entrarComo(app, 'gestor.cgu'),
      await entrarComo(app, 'admin'),
      await entrarComo(app, 'gestor.ifce'),
      await visitorComChave(app, outra.id, 'consentimento'),
      await visitorComChave(app, id, 'pesquisa'),
    ];
    for (const visitor of strangers) {
      expect((await visitor.get(url(id))).body).toBe(missing.body);
      const answer = await visitor.post(url(id), { consente: true });
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
    }
    const abrir = await new Visitor(app).post(url(id, '/abrir'), { token: 'x'.repeat(43) });
    expect([abrir.statusCode, abrir.body]).toEqual([404, missing.body]);
    expect((await consentimentoDe(id)).respondido_em).toBeNull();
  });

  it('refuses the link of another case, and one after the last day', async () => {
    const { id } = await denuncia();
    const outra = await denuncia();
    await pedir(id);
    const token = await tokenDoEmail(id);
    expect((await new Visitor(app).post(url(outra.id, '/abrir'), { token })).statusCode).toBe(404);
    app.clock.set('2026-04-01T23:59:59-03:00');
    const visitor = new Visitor(app);
    expect((await visitor.post(url(id, '/abrir'), { token })).statusCode).toBe(200);
    const outro = await denuncia();
    app.clock.set('2026-03-12T09:00:00-03:00');
    await pedir(outro.id);
    const tarde = await tokenDoEmail(outro.id);
    app.clock.set('2026-04-02T00:00:01-03:00');
    expect((await new Visitor(app).post(url(outro.id, '/abrir'), { token: tarde })).statusCode).toBe(404);
  });

  it('says nothing of a case without a question, even to its author', async () => {
    const { id } = await denuncia();
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.get(url(id))).statusCode).toBe(404);
    expect((await maria.post(url(id), { consente: true })).statusCode).toBe(409);
  });
});

describe('the answer', () => {
  it.each([
    ['the session', true],
    ['the code', false],
    ['the link', true],
  ])('is taken once by %s, with a row and a mail to the office', async (how, consente) => {
    const { id } = await denuncia({ consentimento: {} });
    const visitor =
      how === 'the session'
        ? await entrarComo(app, 'maria.cidada')
        : await visitorComChave(app, id, how === 'the code' ? 'codigo' : 'consentimento');
    const answers = await Promise.all([
      visitor.post(url(id), { consente }),
      visitor.post(url(id), { consente: !consente }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await consentimentoDe(id)).respondido_em).not.toBeNull();
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Consentimento']);
    const [email, ...more] = await emailsDoEvento(app, 'manifestacao.consentimento-respondido');
    expect(more).toEqual([]);
    expect(email?.para).toBe('ouvidoria@cgu.escuta.invalid');
    expect((await visitor.get(url(id))).json()).toMatchObject({ podeResponder: false });
  });

  it('comes too late after the last day', async () => {
    const { id } = await denuncia({ consentimento: { prazo: '2026-03-11' } });
    const maria = await entrarComo(app, 'maria.cidada');
    const response = await maria.post(url(id), { consente: true });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'consentimento.fora-do-prazo' });
  });

  it('is not taken in an ended case', async () => {
    const { id } = await denuncia({ consentimento: {}, situacao: Situacao.arquivada });
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.get(url(id))).json()).toMatchObject({ podeResponder: false });
    expect((await maria.post(url(id), { consente: true })).statusCode).toBe(409);
  });
});

it('takes silence after twenty days for no, once, with a row and a mail', async () => {
  const calada = await denuncia({ consentimento: { prazo: '2026-03-11' } });
  const aTempo = await denuncia({ consentimento: { prazo: '2026-03-12' } });
  const job = encerrarSemRespostaJob(app.platform);
  await job.run({});
  await job.run({});
  expect(await consentimentoDe(calada.id)).toMatchObject({ resposta: null, respondido_em: app.clock.now() });
  expect((await consentimentoDe(aTempo.id)).respondido_em).toBeNull();
  expect(await acoesDoHistorico(app, calada.id)).toEqual(['Cadastro', 'Consentimento']);
  const emails = await emailsDoEvento(app, 'manifestacao.consentimento-sem-resposta');
  expect(emails.filter(({ texto }) => texto.includes(calada.numeroProtocolo))).toHaveLength(1);
});
