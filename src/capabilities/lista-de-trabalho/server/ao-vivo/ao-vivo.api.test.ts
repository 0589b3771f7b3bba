import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { alertar } from '#capabilities/alerta/server/index.ts';
import { presentes } from '#capabilities/tratamento/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { type CasoCriado, criarCaso, quemEhServidor } from '#testing/casos.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { createAoVivo } from './ao-vivo.ts';
import type { Conferir } from './fluxos.ts';

const BASE = '/api/app-web/v1/tratamento';

let app: TestApp;
let port: number;
let gestor: Visitor;
let caso: CasoCriado;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port);
  gestor = await entrarComo(app, 'gestor.cgu');
  caso = await criarCaso(app, { login: 'maria.cidada' });
});
afterAll(() => app.close());

interface Fluxo {
  texto(): string;
  acabou(): boolean;
  fechar(): void;
}
const abertos: Fluxo[] = [];
afterEach(() => {
  for (const fluxo of abertos.splice(0)) fluxo.fechar();
});

const ate = async (condicao: () => boolean): Promise<void> => {
  for (let i = 0; i < 200 && !condicao(); i += 1) await delay(25);
  expect(condicao()).toBe(true);
};

/** A real connection, to test that events reach it while it stays open. */
const ouvir = async (visitor: Visitor): Promise<Fluxo> => {
  let texto = '';
  let acabou = false;
  const cookie = [...visitor.cookies]
    .map(([nome, valor]) => `${nome}=${encodeURIComponent(valor)}`)
    .join('; ');
  const { pedido, resposta } = await new Promise<{ pedido: ClientRequest; resposta: IncomingMessage }>(
    (resolve, reject) => {
      const headers = { accept: 'text/event-stream', cookie };
      const pedido = get({ port, host: '127.0.0.1', path: `${BASE}/eventos`, headers }, (resposta) =>
        resolve({ pedido, resposta }),
      );
      pedido.on('error', reject);
    },
  );
  pedido.on('error', () => undefined);
  expect(resposta.statusCode).toBe(200);
  expect(resposta.headers['content-type']).toContain('text/event-stream');
  resposta.setEncoding('utf8').on('data', (parte: string) => {
    texto += parte;
  });
  resposta.on('end', () => {
    acabou = true;
  });
  resposta.on('error', () => undefined);
  const fluxo = { texto: () => texto, acabou: () => acabou, fechar: () => pedido.destroy() };
  abertos.push(fluxo);
  return fluxo;
};

const assumir = (visitor: Visitor, { id }: CasoCriado) =>
  visitor.post(`${BASE}/assumir`, { casos: [{ idManifestacao: id }] });

describe('live events over a real connection', () => {
  it('tell the office of a changed case and of a new one, without a word of it', async () => {
    const fluxo = await ouvir(gestor);
    await assumir(await entrarComo(app, 'respondente.cgu'), caso);
    await ate(() => fluxo.texto().includes('event: manifestacao'));
    expect(fluxo.texto()).toContain(
      `{"idManifestacao":${caso.id},"versao":2,"acao":"Análise","responsavel":"Renata Oliveira Brandão (CGU)","propria":false,"filasAntes":["triar","todas"]}`,
    );
    const maria = await entrarComo(app, 'maria.cidada');
    const { idManifestacao } = (await registrar(maria)).json();
    await ate(() => fluxo.texto().includes(`"idManifestacao":${idManifestacao}`));
    expect(fluxo.texto()).toContain('"acao":"Cadastro"');
    await assumir(gestor, caso);
    await ate(() => fluxo.texto().includes('"filasAntes":["em-analise","todas"]'));
    expect(fluxo.texto()).toMatch(/"acao":"Cadastro"[^}]*"propria":false,"filasAntes":\[\]/);
    // The listener's own acts are marked as their own.
    expect(fluxo.texto()).toContain('"propria":true,"filasAntes":["em-analise","todas"]');
    expect(fluxo.texto()).not.toContain('atendimento demorou');
  });

  it('tell nobody of another office, and the administrador of all', async () => {
    const ifce = await ouvir(await entrarComo(app, 'gestor.ifce'));
    const admin = await ouvir(await entrarComo(app, 'admin'));
    const outro = await criarCaso(app, { login: 'maria.cidada', idOuvidoria: Orgaos.ifce });
    await assumir(gestor, caso);
    await assumir(await entrarComo(app, 'gestor.ifce'), outro);
    await ate(() => ifce.texto().includes(`"idManifestacao":${outro.id}`));
    await ate(() => admin.texto().includes(`"idManifestacao":${outro.id}`));
    expect(ifce.texto()).not.toContain(`"idManifestacao":${caso.id},`);
    expect(admin.texto()).toContain(`"idManifestacao":${caso.id},`);
  });

  it('Lei 13.608/2018, art. 4-A: tell an administrador’s session of no denúncia, whatever else the person is', async () => {
    const id = await idDoLogin(app, 'duplo');
    const duplo = await entrarComo(app, 'duplo');
    const { id: idPerfil } = await app.db
      .insertInto('usuario_perfil_ouvidoria')
      .values({
        id_usuario: id,
        id_perfil: Perfil.administrador,
        id_ouvidoria: Orgaos.cgu,
        criado_em: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`update sessao set id_usuario_perfil_ouvidoria = ${idPerfil} where id_usuario = ${id}`.execute(
      app.db,
    );
    const fluxo = await ouvir(duplo);
    const ifce = await entrarComo(app, 'gestor.ifce');
    const ondeGere = await criarCaso(app, { login: 'maria.cidada', tipo: TipoManifestacao.denuncia });
    const denuncia = await criarCaso(app, {
      login: 'maria.cidada',
      idOuvidoria: Orgaos.ifce,
      tipo: TipoManifestacao.denuncia,
    });
    const reclamacao = await criarCaso(app, { login: 'maria.cidada', idOuvidoria: Orgaos.ifce });
    expect((await duplo.get(`/api/app-web/v1/manifestacoes/${denuncia.id}`)).statusCode).toBe(404);
    await assumir(gestor, ondeGere);
    await assumir(ifce, denuncia);
    await ifce.post(`${BASE}/${denuncia.id}/presenca`, { saindo: false });
    await assumir(ifce, reclamacao);
    await ate(() => fluxo.texto().includes(`"idManifestacao":${reclamacao.id},`));
    for (const cada of [denuncia, ondeGere])
      expect(fluxo.texto()).not.toContain(`"idManifestacao":${cada.id},`);
  });

  it('tell an observador of no restricted case', async () => {
    const fluxo = await ouvir(await entrarComo(app, 'observador.cgu'));
    const restrita = await criarCaso(app, { login: 'maria.cidada' });
    const livre = await criarCaso(app, { login: 'maria.cidada' });
    await app.db
      .updateTable('manifestacao')
      .set({ restrita_em: app.clock.now() })
      .where('id', '=', restrita.id)
      .execute();
    await assumir(gestor, restrita);
    await assumir(gestor, livre);
    await ate(() => fluxo.texto().includes(`"idManifestacao":${livre.id},`));
    expect(fluxo.texto()).not.toContain(`"idManifestacao":${restrita.id},`);
  });

  it('tell a colaborador only of cases with an open step of theirs', async () => {
    const colaborador = await entrarComo(app, 'colaborador.cgu');
    const meu = await criarCaso(app, { login: 'maria.cidada' });
    const pessoa = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'colaborador.cgu')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('tramitacao')
      .values({
        id_manifestacao: meu.id,
        id_destinatario: pessoa.id,
        id_remetente: pessoa.id,
        remetente: 'x',
        mensagem: 'x',
        prazo: '2026-03-20',
        prazo_original: '2026-03-20',
        aberta_em: app.clock.now(),
      })
      .execute();
    const fluxo = await ouvir(colaborador);
    await assumir(gestor, caso);
    await assumir(gestor, meu);
    await ate(() => fluxo.texto().includes(`"idManifestacao":${meu.id}`));
    expect(fluxo.texto()).not.toContain(`"idManifestacao":${caso.id},`);
  });

  it('are no activity: listening for an hour ends the session, and the stream with it', async () => {
    const ouvinte = await entrarComo(app, 'observador.cgu');
    const fluxo = await ouvir(ouvinte);
    app.clock.advance(40 * 60_000);
    await assumir(await entrarComo(app, 'respondente.cgu'), caso);
    await ate(() => fluxo.texto().includes('event: manifestacao'));
    expect((await ouvinte.get('/api/app-web/v1/alertas/contagem')).statusCode).toBe(200);
    app.clock.advance(21 * 60_000);
    const antes = fluxo.texto();
    await assumir(await entrarComo(app, 'gestor.cgu'), caso);
    await ate(() => fluxo.acabou());
    expect(fluxo.texto().slice(antes.length)).toBe('event: fim\ndata: {}\n\n');
    expect((await ouvinte.get('/api/app-web/v1/alertas/contagem')).statusCode).toBe(401);
    gestor = await entrarComo(app, 'gestor.cgu');
  });

  it('O are told to many open screens after one look at all of their sessions', async () => {
    const quem = [gestor, await entrarComo(app, 'respondente.cgu'), await entrarComo(app, 'admin')];
    const telas = await Promise.all([...quem, ...quem].map(ouvir));
    // Later than a look at a session is good for.
    app.clock.advance(6000);
    app.takeQueries();
    await assumir(await entrarComo(app, 'respondente.cgu'), caso);
    await ate(() => telas.every((tela) => tela.texto().includes(`"idManifestacao":${caso.id},`)));
    expect(app.takeQueries().filter((comando) => comando.includes('procurada'))).toHaveLength(1);
  });

  it('come back by themselves when the database drops the connection', async () => {
    const fluxo = await ouvir(gestor);
    await app.platform.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    );
    await ate(() => fluxo.texto().includes('event: retomada'));
    await assumir(gestor, caso);
    await ate(() => fluxo.texto().includes(`"idManifestacao":${caso.id}`));
  });

  it('tell a person of an alert of theirs, and nobody else', async () => {
    const outra = await ouvir(await entrarComo(app, 'respondente.cgu'));
    const fluxo = await ouvir(gestor);
    const { id } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'gestor.cgu')
      .executeTakeFirstOrThrow();
    await alertar(app.db, {
      tipo: 'mencao',
      idManifestacao: caso.id,
      chave: 'mencao:1',
      agora: app.clock.now(),
      para: [id],
    });
    await ate(() => fluxo.texto().includes('event: alerta'));
    expect(outra.texto()).not.toContain('event: alerta');
  });

  it('Lei 13.608/2018, art. 4-B: of what the person does on a protected case come later, the bell too', async () => {
    const { usuario } = await quemEhServidor(app, 'gestor.cgu', Perfil.gestor);
    if (!usuario) throw new Error('no account');
    let texto = '';
    const reply = {
      type: () => reply,
      header: () => reply,
      send: (saida: PassThrough) => {
        saida.setEncoding('utf8').on('data', (parte: string) => {
          texto += parte;
        });
        return reply;
      },
    };
    const aoVivo = createAoVivo(
      app.platform,
      { conferir: async (requests) => new Map(requests.map((cada) => [cada, usuario])), presentes },
      60_000,
      () => 700,
    );
    const request = { headers: { accept: 'text/event-stream' } } as FastifyRequest;
    await aoVivo.abrir(usuario, request, reply as unknown as FastifyReply);
    const maria = await entrarComo(app, 'maria.cidada');
    const denuncia = (await registrar(maria, { idTipoManifestacao: TipoManifestacao.denuncia })).json();
    const id = denuncia.idManifestacao;
    await maria.post(`/api/app-web/v1/manifestacoes/${id}/acrescentar`, { texto: 'Achei o recibo.' });
    // An ordinary case meanwhile is told at once.
    const { idManifestacao: comum } = (await registrar(maria)).json();
    await ate(() => texto.includes(`"idManifestacao":${comum},`));
    expect(texto).not.toContain(`"idManifestacao":${id},`);
    expect(texto).not.toContain('event: alerta');
    await ate(() => texto.includes('"acao":"Acréscimo"') && texto.includes('event: alerta'));
    await aoVivo.fechar();
  });

  it('beat while nothing happens, and end at the beat after the session did', async () => {
    const { usuario } = await quemEhServidor(app, 'gestor.cgu', Perfil.gestor);
    if (!usuario) throw new Error('no account');
    let texto = '';
    let pessoa: typeof usuario | null = usuario;
    const conferir: Conferir = async (requests) =>
      new Map(requests.flatMap((cada) => (pessoa ? [[cada, pessoa] as const] : [])));
    const reply = {
      type: () => reply,
      header: () => reply,
      send: (saida: PassThrough) => {
        saida.setEncoding('utf8').on('data', (parte: string) => {
          texto += parte;
        });
        return reply;
      },
    };
    const aoVivo = createAoVivo(app.platform, { conferir, presentes }, 20);
    const request = { headers: { accept: 'text/event-stream' } } as FastifyRequest;
    await aoVivo.abrir(usuario, request, reply as unknown as FastifyReply);
    await ate(() => texto.includes(': ainda aqui'));
    pessoa = null;
    app.clock.advance(6000);
    await ate(() => texto.endsWith('event: fim\ndata: {}\n\n'));
    await aoVivo.fechar();
  });

  it('are given to a stream only', async () => {
    const response = await gestor.get(`${BASE}/eventos`);
    expect([response.statusCode, response.json().code]).toEqual([400, 'tratamento.so-em-tempo-real']);
  });
});

describe('who else has a case open', () => {
  const bater = (visitor: Visitor, id: number, saindo = false) =>
    visitor.post(`${BASE}/${id}/presenca`, { saindo });
  const nomes = (response: { json(): { pessoas: { nome: string }[] } }) =>
    response.json().pessoas.map(({ nome }) => nome);

  it('is answered and told live, until they leave or fall silent', async () => {
    const renata = await entrarComo(app, 'respondente.cgu');
    const fluxo = await ouvir(gestor);
    expect(nomes(await bater(gestor, caso.id))).toEqual([]);
    expect(nomes(await bater(renata, caso.id))).toEqual(['Gustavo Teixeira Prado']);
    await ate(() => fluxo.texto().includes('"nome":"Renata Oliveira Brandão"'));
    expect(fluxo.texto()).toContain('event: presenca');
    await bater(renata, caso.id, true);
    expect(nomes(await bater(gestor, caso.id))).toEqual([]);
    await bater(renata, caso.id);
    app.clock.advance(46_000);
    expect(nomes(await bater(gestor, caso.id))).toEqual([]);
  });

  it('does not exist for a case of another office', async () => {
    expect((await bater(await entrarComo(app, 'gestor.ifce'), caso.id)).statusCode).toBe(404);
  });

  it('shows who filed a case and works there as it shows any colleague: nothing tells them apart', async () => {
    const proprio = await criarCaso(app, { tipo: 1, login: 'respondente.cgu' });
    const alheio = await criarCaso(app, { tipo: 1 });
    const dela = await entrarComo(app, 'respondente.cgu');
    for (const { id } of [proprio, alheio]) expect((await bater(dela, id)).statusCode).toBe(200);
    expect(nomes(await bater(gestor, proprio.id))).toEqual(nomes(await bater(gestor, alheio.id)));
  });
});
