import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { webm } from '#capabilities/anexo/domain/testing-voz.ts';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { eventosDoWebhook } from '#capabilities/webhook/domain/eventos.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { fazerAto } from '../atos.ts';
import { montarCenario } from '../palco.ts';
import { passear, readCalendarios } from '../passeio.ts';
import { passeio } from '../passeio-ao-acaso.ts';
import { entrarTodos } from '../pessoas-do-caso.ts';
import { registrar } from '../registro.ts';
import type { TestApp } from '../test-app.ts';
import { entrarComo, type Visitor } from '../visitor.ts';

const API = '/api/app-web/v1';
const { denuncia, acessoAInformacao, reclamacao } = TipoManifestacao;
const ok = (response: { statusCode: number; body: string }) =>
  expect(response.statusCode, response.body).toBe(200);

/** The same photo goes with a sealed and with an open case: its traces must not tell. */
const arquivo = Buffer.from('Relato do que foi visto no almoxarifado.\n'.repeat(40));

const registrarCom = async (
  app: TestApp,
  quem: Visitor,
  mudancas: Record<string, unknown>,
): Promise<number> => {
  const { idAnexo, segredo } = await enviarArquivo(app, arquivo, 'relato.txt');
  app.clock.advance(minutes(3));
  const response = await registrar(quem, { ...mudancas, anexos: [{ idAnexo, segredo }] });
  ok(response);
  return response.json<{ idManifestacao: number }>().idManifestacao;
};

const guardarRascunho = async (quem: Visitor): Promise<void> => {
  ok(
    await quem.send({
      method: 'PUT',
      url: `${API}/rascunhos/${randomUUID()}`,
      payload: {
        versao: 0,
        titulo: 'Por escrever',
        idTipoManifestacao: denuncia,
        continuarEm: '/web/home',
        conteudo: { texto: 'Vi.' },
      },
    }),
  );
};

/** Many begin a request with their name, and say of whom they are afraid; the identity is preserved all the same. */
const pedirDizendoQuemE = async (app: TestApp, login: string, pessoa: Visitor): Promise<number> => {
  const { nome, email } = await app.db
    .selectFrom('usuario')
    .select(['nome', 'email'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const id = await registrarCom(app, pessoa, {
    idTipoManifestacao: acessoAInformacao,
    preservarIdentidade: true,
    teor: {
      resumo: `Diárias que ${nome} pede`,
      texto: `Eu, ${nome}, solicito a lista de diárias. Escrevam a ${email}. Assina ${nome.toLowerCase()}.`,
    },
    naoDevemVer: [{ nome: 'Raimundo Nonato Sales', funcao: `meu chefe, que me chama de ${nome}` }],
  });
  ok(
    await pessoa.post(`${API}/manifestacoes/${id}/acrescentar`, {
      texto: `Sou eu, ${nome}, outra vez.`,
      anexos: [],
    }),
  );
  return id;
};

/** Said aloud, typed by who hears it, and told later whom to keep away: the name of who says it is in all of it. */
const dizerEmVozAlta = async (
  app: TestApp,
  { login, pessoa, equipe }: { readonly login: string; readonly pessoa: Visitor; readonly equipe: Visitor },
  id: number,
): Promise<void> => {
  const { nome } = await app.db
    .selectFrom('usuario')
    .select('nome')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const { idAnexo, segredo } = await enviarArquivo(app, webm(), 'mensagem-de-voz.webm');
  app.clock.advance(minutes(3));
  ok(
    await pessoa.post(`${API}/manifestacoes/${id}/acrescentar`, {
      texto: 'Gravei o que faltava.',
      anexos: [{ idAnexo, segredo }],
    }),
  );
  app.clock.advance(minutes(2));
  const texto = `Diz que é ${nome}, e que viu tudo.`;
  ok(await equipe.post(`${API}/tratamento/${id}/anexos/${idAnexo}/transcricao`, { texto }));
  app.clock.advance(minutes(2));
  const naoDevemVer = [{ nome: 'Sebastião Alves Moura', funcao: `chefe de ${nome}` }];
  ok(await pessoa.post(`${API}/manifestacoes/${id}/pedir-impedimento`, { naoDevemVer }));
};

/** Whom staff think they know: a label with the person's name on a report, and one that an open case of the same person has too. */
const etiquetar = async (
  equipe: Visitor,
  pessoa: { readonly nome: string; readonly sorte: number },
  { aberto, selados }: { readonly aberto: number; readonly selados: readonly number[] },
): Promise<void> => {
  const classificar = async (id: number, tags: readonly string[]) =>
    ok(await equipe.post(`${API}/tratamento/classificar`, { casos: [{ idManifestacao: id }], tags }));
  const dosDois = `setor ${pessoa.sorte}`;
  await classificar(aberto, [dosDois]);
  for (const id of selados) await classificar(id, [dosDois, `parece ser ${pessoa.nome}`]);
};

/** One person's afternoon: a draft, a complaint, sealed cases, and what is said about them afterwards. */
const tarde = async (app: TestApp, login: string, sorte: number): Promise<readonly number[]> => {
  app.clock.advance(minutes(17 + (sorte % 41)));
  const pessoa = await entrarComo(app, login);
  const equipe = await entrarComo(app, 'gestor.cgu');
  await guardarRascunho(pessoa);
  app.clock.advance(minutes(7));
  const aberto = await registrarCom(app, pessoa, { idTipoManifestacao: reclamacao });
  app.clock.advance(minutes(4));
  const ids = [
    await registrarCom(app, pessoa, { idTipoManifestacao: denuncia }),
    await pedirDizendoQuemE(app, login, pessoa),
  ];
  const virou = await registrarCom(app, pessoa, { idTipoManifestacao: reclamacao });
  app.clock.advance(minutes(6));
  const { nome } = await app.db
    .selectFrom('usuario')
    .select('nome')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  // One was labelled before anybody knew that it was a report; the other one is.
  await etiquetar(equipe, { nome, sorte }, { aberto, selados: [virou, ids[0] as number] });
  const alterada = await fazerAto(equipe, 'alterar-tipo', [{ idManifestacao: virou }], {
    idTipoManifestacao: denuncia,
    motivo: 'O texto conta um desvio de material.',
  });
  expect(alterada.body).not.toContain('"feito":false');
  for (const id of [...ids, virou]) {
    app.clock.advance(minutes(5 + (sorte % 7)));
    ok(await pessoa.get(`${API}/manifestacoes/${id}`));
    ok(
      await pessoa.post(`${API}/manifestacoes/${id}/acrescentar`, {
        texto: 'Lembrei de mais um dia.',
        anexos: [],
      }),
    );
    app.clock.advance(minutes(2));
    ok(await equipe.get(`${API}/manifestacoes/${id}`));
  }
  for (const id of ids) await dizerEmVozAlta(app, { login, pessoa, equipe }, id);
  return ids;
};

/** Answers that may still be taken back while the database is stolen. */
const responderAgora = async (app: TestApp, ids: readonly number[]): Promise<void> => {
  const equipe = await entrarComo(app, 'gestor.cgu');
  for (const idManifestacao of ids) {
    const { body } = await fazerAto(equipe, 'responder-intermediaria', [{ idManifestacao }], {
      texto: 'Pedimos os documentos do almoxarifado e vamos responder.',
      podeDesfazer: true,
    });
    expect(body).toContain('"desfazer"');
  }
};

/** Short walks of denúncias, the same at every run. */
const passearUmPouco = async (app: TestApp): Promise<void> => {
  const cenario = await montarCenario(app);
  const visto = { aceitos: new Map(), recusados: new Map(), situacoes: new Set<number>() };
  const contexto = {
    cenario,
    visitantes: await entrarTodos(app),
    calendarios: await readCalendarios(cenario),
    visto,
  };
  for (const cada of fc.sample(passeio, { numRuns: 4, seed: SEMENTE }))
    await passear(contexto, { ...cada, tipo: denuncia, movimentos: cada.movimentos.slice(0, 12) });
};

/** A webhook that is on, so that each act leaves the traces of a delivery; nobody answers at this address. */
const ligarWebhook = async (app: TestApp): Promise<void> => {
  const gestor = await entrarComo(app, 'gestor.cgu');
  const endereco = 'http://127.0.0.1:9/gancho';
  ok(await gestor.post(`${API}/webhooks`, { nome: 'Painel', endereco, eventos: [...eventosDoWebhook] }));
};

const SEMENTE = 20_260_312;
const PESSOAS = ['maria.cidada', 'joao.cidadao'];

/** After the demonstration: some people's afternoons and walks, drawn by chance but the same at every run. */
export const povoar = async (app: TestApp): Promise<void> => {
  await ligarWebhook(app);
  const sortes = fc.sample(fc.nat(10_000), { numRuns: PESSOAS.length * 2, seed: SEMENTE });
  const selados: number[] = [];
  for (const [n, sorte] of sortes.entries()) {
    selados.push(...(await tarde(app, PESSOAS[n % PESSOAS.length] as string, sorte)));
    await app.runJobs();
  }
  await passearUmPouco(app);
  // As a running server does, seconds later.
  await app.runJobs();
  await responderAgora(app, selados);
};
