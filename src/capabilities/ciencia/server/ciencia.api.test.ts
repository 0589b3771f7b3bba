import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { arquivarSemComplementacaoJob } from '#capabilities/complementacao/server/arquivar-sem-complementacao.ts';
import { todasAsSituacoes } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { days } from '#server/clock.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso, visitorComChave } from '#testing/casos.ts';
import { avisoQueVoltou } from '#testing/palco.ts';
import { decidir, interpor, interposto } from '#testing/recursos.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

const API = '/api/app-web/v1';
const CHAVE = 'uma-chave-do-servidor-de-email-com-mais-de-32';
const AGORA = '2026-03-12T09:00:00-03:00';

/** Mailboxes whose server refuses them for good. */
const fechadas = new Set<string>();
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(fechadas.has(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => done());
  },
});

let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  app = await createTestApp({
    demo: true,
    now: AGORA,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, EMAIL_DEVOLUCAO_CHAVE: CHAVE },
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
beforeEach(async () => {
  app.clock.set(AGORA);
  fechadas.clear();
});

const NEGADO = {
  texto: 'O acesso foi negado porque o pedido é genérico demais.',
  detalhes: { fundamentoLegal: 'Decreto 7.724/2012, art. 13, I' },
  idCodigoDecisao: 1,
  idEspecificacaoDecisao: 13,
};
const responder = async (id: number) => {
  const feito = await fazerAto(
    await entrarComo(app, 'gestor.cgu'),
    'responder',
    [{ idManifestacao: id }],
    NEGADO,
  );
  expect(feito.statusCode, feito.body).toBe(200);
  expect(feito.body).not.toContain('"feito":false');
};
/** A request with an answer by letter, or whatever the changes say. */
const pedido = async (mudancas: { modo?: number; conta?: boolean } = {}) => {
  const caso = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao });
  const { modo = 3, conta = true } = mudancas;
  await app.db
    .updateTable('manifestacao')
    .set({ id_modo_resposta: modo, ...(!conta && { dono: null }) })
    .where('id', '=', caso.id)
    .execute();
  if (!conta) {
    await app.db
      .updateTable('manifestante')
      .set({ id_usuario: null, dados: JSON.stringify({ nome: 'Rita Lobo', telefone: '6133330000' }) })
      .where('id_manifestacao', '=', caso.id)
      .execute();
  }
  return caso;
};
const fila = async (login = 'gestor.cgu') =>
  (await (await entrarComo(app, login)).get(`${API}/ciencia/a-avisar`)).json<{
    itens: { idManifestacao: number; oQue: string[]; porque: string; pessoa: object | null }[];
  }>().itens;
const naFila = async (id: number) => (await fila()).find(({ idManifestacao }) => idManifestacao === id);
const registrarCiencia = async (id: number, dados: object, login = 'gestor.cgu') =>
  fazerAto(await entrarComo(app, login), 'registrar-ciencia', [{ idManifestacao: id }], dados as never);
const recorrer = async (momento: string, id: number) => {
  app.clock.set(momento);
  return interpor(await entrarComo(app, 'maria.cidada'), id);
};
/** Days go by, each with its nightly job. */
const noites = async (quantas: number) => {
  for (let noite = 0; noite < quantas; noite++) {
    app.clock.advance(days(1));
    await enqueue(app.db, 'avisos-sem-noticia', {});
    await app.runJobs();
  }
};
const atosDaEquipe = async (id: number) =>
  (await (await entrarComo(app, 'gestor.cgu')).get(`${API}/tratamento/${id}`)).json<{
    ciencia: { esperam: { oQue: string; porque: string }[]; registradas: { anexos: { href: string }[] }[] };
  }>();

describe('registering a notice', () => {
  it('is for gestor, respondente and atendente of the office, in every state of the case', async () => {
    for (const situacao of todasAsSituacoes) {
      const { id } = await criarCaso(app, { situacao });
      for (const login of ['gestor.cgu', 'respondente.cgu', 'atendente.cgu']) {
        await avisoQueVoltou(app, id);
        const feita = await registrarCiencia(id, { meio: 'balcao' }, login);
        expect(feita.statusCode, `${login} ${situacao} ${feita.body}`).toBe(200);
      }
    }
    const { id } = await criarCaso(app);
    for (const login of ['observador.cgu', 'colaborador.cgu', 'maria.cidada'])
      expect((await registrarCiencia(id, { meio: 'balcao' }, login)).statusCode, login).toBe(403);
    expect((await registrarCiencia(id, { meio: 'balcao' }, 'gestor.ifce')).statusCode).toBe(404);
  });

  it('Lei 9.784/1999, art. 26: is of something that the person was not told of, and not offered elsewhere', async () => {
    const { id } = await criarCaso(app);
    const oferece = async () =>
      (await (await entrarComo(app, 'gestor.cgu')).get(`${API}/tratamento/${id}`))
        .json<{ atos: { ato: string }[] }>()
        .atos.some(({ ato }) => ato === 'registrarCiencia');
    expect(await oferece()).toBe(false);
    const recusada = await registrarCiencia(id, { meio: 'balcao' });
    expect([recusada.statusCode, recusada.json().code]).toEqual([409, 'ciencia.nada-a-avisar']);
    await avisoQueVoltou(app, id);
    expect(await oferece()).toBe(true);
  });

  it('Lei 13.460/2017, art. 10 § 7º: is not of a person whom the office may not know, nor offered there', async () => {
    const recusa = async (id: number, login = 'gestor.cgu') => {
      const feita = await registrarCiencia(id, { meio: 'telefone' }, login);
      return [feita.statusCode, feita.json<{ code?: string }>().code];
    };
    const maria = await entrarComo(app, 'maria.cidada');
    const preservada = (
      await registrar(maria, {
        idTipoManifestacao: TipoManifestacao.acessoAInformacao,
        preservarIdentidade: true,
      })
    ).json<{ idManifestacao: number }>().idManifestacao;
    const { id: anonima } = await criarCaso(app, { tipo: TipoManifestacao.comunicacao, login: null });
    const { id: coberta } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const { id: propria } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await app.db
      .updateTable('manifestacao')
      .set({ id_ouvidoria_registro: 65 })
      .where('id', '=', coberta)
      .execute();
    for (const id of [preservada, anonima, coberta, propria]) await avisoQueVoltou(app, id);
    expect(await recusa(preservada)).toEqual([403, 'manifestacao.identidade-preservada']);
    expect(await recusa(anonima)).toEqual([409, 'manifestacao.sem-identificacao']);
    expect(await recusa(coberta)).toEqual([403, 'manifestacao.identidade-nao-veio']);
    expect(await recusa(propria)).toEqual([200, undefined]);
    await avisoQueVoltou(app, propria);
    expect(await recusa(propria, 'admin')).toEqual([404, 'manifestacao.nao-encontrada']);
    const oferece = async (id: number) =>
      (await (await entrarComo(app, 'gestor.cgu')).get(`${API}/tratamento/${id}`))
        .json<{ atos: { ato: string }[] }>()
        .atos.some(({ ato }) => ato === 'registrarCiencia');
    expect([await oferece(preservada), await oferece(anonima), await oferece(coberta)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await oferece(propria)).toBe(true);
  });

  it('Lei 9.784/1999, art. 66: who asked for a letter may appeal until ten days after it came', async () => {
    const { id } = await pedido();
    await responder(id);
    expect(await naFila(id)).toMatchObject({
      oQue: ['Resposta do órgão'],
      porque: 'Pediu para receber por correspondência física',
      pessoa: { nome: 'Maria Aparecida Souza' },
    });
    // Three weeks later the letter comes: nothing ran out meanwhile.
    app.clock.set('2026-04-01T15:00:00-03:00');
    const feita = await registrarCiencia(id, { dia: '2026-04-01', meio: 'carta-ar' }, 'atendente.cgu');
    expect(feita.statusCode, feita.body).toBe(200);
    expect(await naFila(id)).toBeUndefined();
    expect((await recorrer('2026-04-14T00:00:00-03:00', id)).json().code).toBe('recurso.fora-do-prazo');
    expect((await recorrer('2026-04-13T23:59:00-03:00', id)).statusCode).toBe(200);
  });

  it('Lei 9.784/1999, art. 26 § 3º: is refused for tomorrow and for before the answer', async () => {
    const { id } = await pedido();
    await responder(id);
    const code = async (dia: string) => (await registrarCiencia(id, { dia, meio: 'telefone' })).json();
    expect(JSON.stringify(await code('2026-03-13'))).toContain('depois de hoje');
    expect(JSON.stringify(await code('2026-03-11'))).toContain('12/03/2026');
    expect((await atosDaEquipe(id)).ciencia.esperam).toHaveLength(1);
  });

  it('keeps the scan of the receipt from everybody but the person and who handles the case', async () => {
    const { id } = await pedido();
    await responder(id);
    const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('AR assinado'), 'ar.txt');
    await registrarCiencia(id, { meio: 'carta-ar', observacao: 'AR 123', anexos: [{ idAnexo, segredo }] });
    const { registradas } = (await atosDaEquipe(id)).ciencia;
    expect(registradas).toMatchObject([{ observacao: 'AR 123', anexos: [{ idAnexo }] }]);
    const href = `${API}/manifestacoes/${id}/anexos/${idAnexo}`;
    for (const [login, status] of [
      ['gestor.cgu', 200],
      ['atendente.cgu', 200],
      ['maria.cidada', 200],
      ['observador.cgu', 404],
      ['gestor.ifce', 404],
    ] as const)
      expect((await (await entrarComo(app, login)).get(href)).statusCode, login).toBe(status);
    const dela = (await (await entrarComo(app, 'maria.cidada')).get(`${API}/manifestacoes/${id}`)).json();
    expect(dela.anexos).toEqual([]);
  });
});

describe('Lei 9.784/1999, art. 26: who was not told', () => {
  it('by mail nor account waits in the queue, and is told when they open the case with its code', async () => {
    const caso = await pedido({ modo: 1, conta: false });
    await responder(caso.id);
    expect(await naFila(caso.id)).toMatchObject({
      porque: 'Não tem e-mail nem conta',
      pessoa: { nome: 'Rita Lobo', telefone: '6133330000' },
    });
    app.clock.set('2026-05-04T10:00:00-03:00');
    const comCodigo = await visitorComChave(app, caso.id);
    const lido = (await comCodigo.get(`${API}/manifestacoes/${caso.id}`)).json<{
      atos: { ato: string; ultimoDia: string | null }[];
      historico: { frase: string }[];
    }>();
    expect(lido.atos.find(({ ato }) => ato === 'recorrer')?.ultimoDia).toBe('2026-05-14');
    expect(lido.historico[0]?.frase).toContain('Resposta do órgão');
    expect(await naFila(caso.id)).toBeUndefined();
  });

  it('of a decision on an appeal either, and may go to the next instance until then', async () => {
    const { id } = await pedido();
    await responder(id);
    const { idRecurso } = await interposto(await entrarComo(app, 'maria.cidada'), id);
    // Who appeals knows the answer.
    expect(await naFila(id)).toBeUndefined();
    await decidir(await entrarComo(app, 'respondente.cgu'), idRecurso);
    expect(await naFila(id)).toMatchObject({ oQue: ['Decisão do recurso'] });
    app.clock.set('2026-05-04T10:00:00-03:00');
    await registrarCiencia(id, { meio: 'telefone' });
    const { prazo_seguinte } = await app.db
      .selectFrom('resposta_recurso')
      .select('prazo_seguinte')
      .where('id_recurso', '=', idRecurso)
      .executeTakeFirstOrThrow();
    expect(prazo_seguinte).toBe('2026-05-14');
    expect((await recorrer('2026-05-15T00:00:00-03:00', id)).json().code).toBe('recurso.fora-do-prazo');
  });

  it('of a decision and nobody says so: the next instance is open all the time', async () => {
    const { id } = await pedido();
    await responder(id);
    const { idRecurso } = await interposto(await entrarComo(app, 'maria.cidada'), id);
    await decidir(await entrarComo(app, 'respondente.cgu'), idRecurso);
    expect((await recorrer('2026-06-12T10:00:00-03:00', id)).statusCode).toBe(200);
  });

  it('Decreto 9.492/2018, art. 18 § 2º: is not archived for silence', async () => {
    const caso = await criarCaso(app);
    await app.db.updateTable('manifestacao').set({ id_modo_resposta: 3 }).where('id', '=', caso.id).execute();
    const gestor = await entrarComo(app, 'gestor.cgu');
    await fazerAto(gestor, 'pedir-complementacao', [{ idManifestacao: caso.id }], {
      texto: 'Em que posto foi o atendimento?',
    });
    const gestorAgora = async () => (await entrarComo(app, 'gestor.cgu')).get(`${API}/tratamento/${caso.id}`);
    const situacao = async () =>
      (
        await app.db
          .selectFrom('manifestacao')
          .select('id_situacao')
          .where('id', '=', caso.id)
          .executeTakeFirstOrThrow()
      ).id_situacao;
    app.clock.set('2026-04-20T00:30:00-03:00');
    await arquivarSemComplementacaoJob(app.platform).run({});
    expect(await situacao()).toBe(5);
    const frase = async () =>
      (await gestorAgora()).json<{ fraseDaSituacao: string; historico: { frase: string }[] }>();
    expect((await frase()).fraseDaSituacao).toContain('A pessoa ainda não foi avisada');
    await registrarCiencia(caso.id, { meio: 'carta-ar' });
    const { prazo } = await app.db
      .selectFrom('complementacao')
      .select('prazo')
      .where('id_manifestacao', '=', caso.id)
      .executeTakeFirstOrThrow();
    // Told on Mon 20/04 (the 21st is a holiday): counted from Wed 22/04, the 20th day is Mon 11/05.
    expect(prazo).toBe('2026-05-11');
    expect(JSON.stringify((await frase()).historico)).toContain(
      'Pedido de complementação (prazo até 11/05/2026)',
    );
    expect((await frase()).fraseDaSituacao).toContain('O manifestante tem até 11/05/2026');
    app.clock.set('2026-05-12T00:30:00-03:00');
    await arquivarSemComplementacaoJob(app.platform).run({});
    expect(await situacao()).toBe(8);
  });

  it('Decreto 9.492/2018, art. 18 § 2º: is not archived where no notice was kept at all, and waits in the queue after the upgrade', async () => {
    const complementacao = { pedido: 'Em que posto foi?', prazo: '2026-03-10' };
    const [semContato, porCarta, comConta] = [
      await criarCaso(app, { complementacao }),
      await criarCaso(app, { complementacao }),
      await criarCaso(app, { complementacao }),
    ];
    const denuncia = await criarCaso(app, { tipo: TipoManifestacao.denuncia, consentimento: {} });
    const mudar = (id: number, mudanca: { dono?: null; id_modo_resposta?: number }) =>
      app.db.updateTable('manifestacao').set(mudanca).where('id', '=', id).execute();
    await mudar(semContato.id, { dono: null });
    await app.db
      .updateTable('manifestante')
      .set({ id_usuario: null, dados: JSON.stringify({ nome: 'Rita Lobo', telefone: '6133330000' }) })
      .where('id_manifestacao', '=', semContato.id)
      .execute();
    await mudar(porCarta.id, { id_modo_resposta: 3 });
    await mudar(denuncia.id, { dono: null });
    await arquivarSemComplementacaoJob(app.platform).run({});
    const situacoes = await app.db
      .selectFrom('manifestacao')
      .select('id_situacao')
      .where('id', 'in', [semContato.id, porCarta.id, comConta.id])
      .orderBy('id')
      .execute();
    expect(situacoes.map(({ id_situacao }) => id_situacao)).toEqual([5, 5, 8]);
    const migracao = readFileSync('db/migrations/0040-pedidos-sem-ciencia.sql', 'utf8');
    for (const _ of [1, 2]) await sql.raw(migracao).execute(app.db);
    const pendencias = await app.db
      .selectFrom('comunicacao')
      .select(['id_manifestacao', 'tipo', 'pendencia'])
      .where('id_manifestacao', 'in', [semContato.id, porCarta.id, denuncia.id])
      .orderBy('id_manifestacao')
      .execute();
    expect(pendencias.map(({ tipo, pendencia }) => `${tipo} ${pendencia}`)).toEqual([
      'complementacao sem-contato',
      'complementacao correspondencia',
      'consentimento sem-contato',
    ]);
    expect(await naFila(semContato.id)).toMatchObject({ oQue: ['Pedido de complementação'] });
  });

  it('Lei 9.784/1999, art. 26 § 3º: is shown with the postal address of the account, of a program, or of the desk', async () => {
    const { id } = await pedido();
    await responder(id);
    const { id: idMaria } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'maria.cidada')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('usuario_perfil_cidadao')
      .values({
        id_usuario: idMaria,
        logradouro: 'Rua das Flores',
        numero: '10',
        bairro: 'Centro',
        cep: '60000000',
        id_municipio: 230440,
        atualizado_em: app.clock.now(),
      })
      .onConflict((conflict) =>
        conflict.column('id_usuario').doUpdateSet({
          logradouro: 'Rua das Flores',
          numero: '10',
          complemento: null,
          bairro: 'Centro',
          cep: '60000000',
          id_municipio: 230440,
        }),
      )
      .execute();
    const endereco = 'Rua das Flores, 10, Centro, Fortaleza/CE, CEP 60000000';
    expect(await naFila(id)).toMatchObject({ pessoa: { endereco } });
    const dados = (mais: object) =>
      app.db
        .updateTable('manifestante')
        .set({ dados: JSON.stringify({ nome: 'Rita Lobo', ...mais }) })
        .where('id_manifestacao', '=', id)
        .execute();
    await dados({ logradouro: 'Avenida do Mar', numero: '5', idMunicipio: 230440 });
    expect(await naFila(id)).toMatchObject({ pessoa: { endereco: 'Avenida do Mar, 5, Fortaleza/CE' } });
    await dados({ endereco: 'Rua 1, Brasília' });
    expect(await naFila(id)).toMatchObject({ pessoa: { endereco: 'Rua 1, Brasília' } });
    const { id: denuncia } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await avisoQueVoltou(app, denuncia);
    expect(await naFila(denuncia)).toMatchObject({ pessoa: null });
  });

  it('is shown to nobody else: offices, citizens, observers', async () => {
    for (const login of ['maria.cidada', 'observador.cgu', 'colaborador.cgu'])
      expect((await (await entrarComo(app, login)).get(`${API}/ciencia/a-avisar`)).statusCode).toBe(403);
    expect((await new Visitor(app).get(`${API}/ciencia/a-avisar`)).statusCode).toBe(401);
    expect((await fila('gestor.ifce')).some(({ porque }) => porque === 'O e-mail voltou')).toBe(false);
  });
});

describe('Lei 9.784/1999, art. 26: a mail that came back is no notice', () => {
  const doEvento = (id: number) =>
    app.db
      .selectFrom('email_saida as e')
      .innerJoin('comunicacao as w', 'w.id', 'e.id_comunicacao')
      .selectAll('e')
      .where('w.id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();

  it('when the mailbox is refused for good: the window opens again, the office is told, nothing is tried again', async () => {
    fechadas.add('maria.cidada@escuta.invalid');
    const { id } = await pedido({ modo: 1 });
    await responder(id);
    await app.runJobs();
    await app.runJobs();
    expect(await doEvento(id)).toMatchObject({ enviado_em: null, tentativas: 1 });
    expect(await naFila(id)).toMatchObject({ porque: 'O e-mail voltou', oQue: ['Resposta do órgão'] });
    const alertas = (await (await entrarComo(app, 'gestor.cgu')).get(`${API}/alertas`)).json<{
      itens: { tipo: string }[];
    }>();
    expect(alertas.itens.map(({ tipo }) => tipo)).toContain('aviso-devolvido');
    expect(app.log()).not.toContain('maria.cidada@escuta.invalid');
    // Long after the tenth day.
    expect((await recorrer('2026-06-12T10:00:00-03:00', id)).statusCode).toBe(200);
  });

  it('when the mail server reports it with the key of the installation, once; and to nobody without it', async () => {
    const { id } = await pedido({ modo: 1 });
    await responder(id);
    await app.runJobs();
    const email = await doEvento(id);
    expect(email.enviado_em).not.toBeNull();
    expect(await naFila(id)).toBeUndefined();
    const messageId = `<${email.id}.${email.criado_em.getTime()}@escuta>`;
    const informar = (chave: string | null, corpo = { messageId }) =>
      app.inject({
        method: 'POST',
        url: `${API}/emails/devolucoes`,
        payload: corpo,
        headers: chave === null ? {} : { 'x-chave-de-devolucao': chave },
      });
    expect((await informar(null)).statusCode).toBe(404);
    expect((await informar(`${CHAVE}x`)).statusCode).toBe(404);
    expect((await informar(CHAVE, { messageId: `<${email.id}.1@escuta>` })).statusCode).toBe(404);
    await app.runJobs();
    expect(await naFila(id)).toBeUndefined();
    for (const _ of [1, 2]) expect((await informar(CHAVE)).statusCode).toBe(200);
    await app.runJobs();
    expect(await naFila(id)).toMatchObject({ porque: 'O e-mail voltou' });
    const linhas = await app.db
      .selectFrom('manifestacao_historico')
      .select('acao')
      .where('id_manifestacao', '=', id)
      .where('acao', '=', 'Aviso devolvido')
      .execute();
    expect(linhas).toHaveLength(1);
  });

  it('Lei 13.460/2017, art. 10 § 7º: of who preserved the identity is a row of the history, and no errand for the office', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const id = (
      await registrar(maria, {
        idTipoManifestacao: TipoManifestacao.acessoAInformacao,
        preservarIdentidade: true,
      })
    ).json<{ idManifestacao: number }>().idManifestacao;
    fechadas.add('maria.cidada@escuta.invalid');
    await responder(id);
    await app.runJobs();
    await app.runJobs();
    expect(await acoesDoHistorico(app, id)).not.toContain('Sem notícia');
    await noites(7);
    const alertas = await app.db
      .selectFrom('alerta')
      .select('tipo')
      .where('id_manifestacao', '=', id)
      .where('tipo', '=', 'aviso-devolvido')
      .execute();
    expect(alertas).toEqual([]);
    expect(await naFila(id)).toBeUndefined();
    expect(await acoesDoHistorico(app, id)).toContain('Sem notícia');
    expect((await recorrer('2026-06-12T10:00:00-03:00', id)).statusCode).toBe(200);
  });

  it('Lei 13.608/2018, art. 4-B: of a sealed case is told at night, a week after, without why: closing a mailbox does not answer who reported', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const denuncia = async () =>
      (await registrar(maria, { idTipoManifestacao: TipoManifestacao.denuncia })).json<{
        idManifestacao: number;
      }>().idManifestacao;
    const ver = async (id: number) => {
      const quem = await entrarComo(app, 'gestor.cgu');
      const { ciencia, atos } = (await quem.get(`${API}/tratamento/${id}`)).json<{
        ciencia: { esperam: { porque: string }[] };
        atos: { ato: string }[];
      }>();
      const historico = await acoesDoHistorico(app, id);
      const alertas = await app.db
        .selectFrom('alerta')
        .select('tipo')
        .where('id_manifestacao', '=', id)
        .where('tipo', '=', 'aviso-devolvido')
        .execute();
      const devidos = atos.map(({ ato }) => ato).includes('registrarCiencia');
      return {
        esperam: ciencia.esperam,
        historico,
        alertas: alertas.length > 0,
        devidos,
        naFila: await naFila(id),
      };
    };
    const pedirMais = async (id: number) => {
      const quem = await entrarComo(app, 'gestor.cgu');
      const feito = await fazerAto(quem, 'pedir-complementacao', [{ idManifestacao: id }], {
        texto: 'Em que dia e em que lugar foi isso?',
      });
      expect(feito.body).not.toContain('"feito":false');
      await app.runJobs();
      await app.runJobs();
    };
    const [fechada, aberta] = [await denuncia(), await denuncia()];
    await app.runJobs();
    fechadas.add('maria.cidada@escuta.invalid');
    await pedirMais(fechada);
    expect(await doEvento(fechada)).toMatchObject({ devolvido_em: expect.any(Date) });
    fechadas.clear();
    await pedirMais(aberta);
    expect(await ver(fechada)).toEqual(await ver(aberta));
    await noites(6);
    expect(await ver(fechada)).toEqual(await ver(aberta));
    await noites(1);
    const dita = await ver(fechada);
    expect(dita).toMatchObject({ esperam: [{ porque: 'Sem notícia de que a pessoa soube' }], alertas: true });
    expect(dita.naFila).toMatchObject({ porque: 'Sem notícia de que a pessoa soube' });
    expect(dita.historico).toContain('Sem notícia');
    expect(dita.historico).not.toContain('Aviso devolvido');
    expect((await ver(aberta)).esperam).toEqual([]);
  });

  it('but does not take back what the person knows already', async () => {
    const { id } = await pedido({ modo: 1 });
    await responder(id);
    app.clock.advance(60_000);
    await interposto(await entrarComo(app, 'maria.cidada'), id);
    const email = await doEvento(id);
    await app.db
      .updateTable('email_saida')
      .set({ devolvido_em: app.clock.now() })
      .where('id', '=', email.id)
      .execute();
    await enqueue(app.db, 'destino-do-aviso', { idEmail: email.id });
    await app.runJobs();
    expect((await atosDaEquipe(id)).ciencia.esperam).toEqual([]);
    const { ciente_em } = await app.db
      .selectFrom('comunicacao')
      .select('ciente_em')
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect(ciente_em).toEqual(app.clock.now());
  });
});
