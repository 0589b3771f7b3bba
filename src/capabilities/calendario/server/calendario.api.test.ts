import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarUnidade, idDoLogin } from '#testing/pessoas-do-caso.ts';
import { criarPedido, interposto } from '#testing/recursos.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const BASE = '/api/app-web/v1';
const URL_BASE = `${BASE}/calendario`;
const GESTOR = 'Gustavo Teixeira Prado';

interface Registrado {
  readonly idManifestacao: number;
  readonly numeroProtocolo: string;
}

let app: TestApp;
let maria: Visitor;
let respondente: Visitor;
const registrado = async (quem: Visitor, mudancas: Record<string, unknown> = {}): Promise<Registrado> => {
  const response = await registrar(quem, mudancas);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const ligar = async (quem: Visitor, alcance: 'meus' | 'orgao' = 'meus'): Promise<string> => {
  const response = await quem.post(`${URL_BASE}/endereco`);
  expect(response.statusCode, response.body).toBe(200);
  expect((await quem.send({ method: 'PUT', url: URL_BASE, payload: { alcance } })).statusCode).toBe(200);
  return new URL(response.json<{ endereco: string }>().endereco).pathname;
};
/** As a calendar program does: without cookies, by the address alone. */
const ler = async (caminho: string): Promise<Record<string, string>> => {
  const response = await app.inject(caminho);
  expect(response.statusCode, response.body).toBe(200);
  const eventos = new ICAL.Component(ICAL.parse(response.body)).getAllSubcomponents('vevent');
  return Object.fromEntries(
    eventos.map((evento) => {
      const { summary, startDate } = new ICAL.Event(evento);
      return [summary, startDate.toString()];
    }),
  );
};

beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { PUBLIC_URL: 'https://escuta.exemplo' } });
  maria = await entrarComo(app, 'maria.cidada');
  respondente = await entrarComo(app, 'respondente.cgu');
});
afterAll(() => app.close());

describe('M10 the calendar of who filed', () => {
  it('has the day of the expected answer, and not what was done', async () => {
    const { idManifestacao, numeroProtocolo } = await registrado(maria);
    const caminho = await ligar(maria);
    const antes = await ler(caminho);
    expect(antes[`Resposta esperada: ${numeroProtocolo}`]).toMatch(/^2026-04-/);
    const desistiu = await maria.post(`${BASE}/manifestacoes/${idManifestacao}/desistir`, {
      motivo: 'Já resolvi.',
    });
    expect(desistiu.statusCode, desistiu.body).toBe(200);
    expect(await ler(caminho)).not.toHaveProperty([`Resposta esperada: ${numeroProtocolo}`]);
  });

  it('has the last day to appeal, and then the day of the decision (Lei 12.527/2011, art. 15)', async () => {
    const { id, numeroProtocolo } = await criarPedido(app);
    const caminho = await ligar(maria);
    expect((await ler(caminho))[`Último dia para recorrer: ${numeroProtocolo}`]).toMatch(/^2026-03-/);
    await interposto(maria, id);
    const depois = Object.keys(await ler(caminho)).filter((titulo) => titulo.includes(numeroProtocolo));
    expect(depois).toEqual([`Decisão do recurso esperada: ${numeroProtocolo}`]);
  });

  it('never names a denúncia, a comunicação or a request with the identity preserved, not even to who filed', async () => {
    const denuncia = await registrado(maria, { idTipoManifestacao: TipoManifestacao.denuncia });
    const preservado = await registrado(maria, {
      idTipoManifestacao: TipoManifestacao.acessoAInformacao,
      preservarIdentidade: true,
    });
    const aberto = await registrado(maria);
    const { body } = await app.inject(await ligar(maria));
    expect(body).toContain(aberto.numeroProtocolo);
    for (const { numeroProtocolo } of [denuncia, preservado])
      for (const escrito of [numeroProtocolo, numeroProtocolo.replace(/\D/g, '')])
        expect(body).not.toContain(escrito);
  });

  it('says the protocol and what is due, and nothing else of the case or of the person', async () => {
    const { numeroProtocolo } = await registrado(maria, {
      teor: { texto: 'As zibelinas sumiram do depósito.' },
    });
    const { body } = await app.inject(await ligar(maria));
    const evento = body.split('BEGIN:VEVENT').find((cada) => cada.includes(numeroProtocolo)) ?? '';
    const [antes = ''] = evento.split('END:VEVENT');
    const propriedades = antes
      .trim()
      .split('\r\n')
      .map((linha) => linha.split(/[:;]/, 1)[0]);
    expect(propriedades).toEqual('UID DTSTAMP DTSTART DTEND SUMMARY CLASS STATUS TRANSP'.split(' '));
    expect(body).not.toMatch(/zibelinas|Maria|maria|CGU|Controladoria/);
  });
});

describe('M10 the calendar of staff', () => {
  it('has the terms of the cases in their hands or, if they choose, of the whole office', async () => {
    const meu = await registrado(maria);
    const doOrgao = await registrado(maria);
    const deOutro = await registrado(maria, { idOuvidoriaDestino: Orgaos.ifce });
    await fazerAto(respondente, 'assumir', [{ idManifestacao: meu.idManifestacao }], {});
    const caminho = await ligar(respondente);
    const titulo = ({ numeroProtocolo }: Registrado) => `Responder: ${numeroProtocolo}`;
    const meus = await ler(caminho);
    expect([titulo(meu) in meus, titulo(doOrgao) in meus]).toEqual([true, false]);
    await respondente.send({ method: 'PUT', url: URL_BASE, payload: { alcance: 'orgao' } });
    const todos = await ler(caminho);
    expect([titulo(meu) in todos, titulo(doOrgao) in todos, titulo(deOutro) in todos]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('has the contributions that are expected from a colaborador, and no other case', async () => {
    const { idManifestacao, numeroProtocolo } = await registrado(maria);
    const outro = await registrado(maria);
    const unidade = await criarUnidade(app, 'UNI-CAL');
    await fazerAto(respondente, 'tramitar', [{ idManifestacao }], {
      unidades: [unidade],
      pessoas: [],
      mensagem: 'O que houve?',
    });
    const titulos = Object.keys(await ler(await ligar(await entrarComo(app, 'colaborador.cgu'), 'orgao')));
    expect(titulos).toContain(`Enviar contribuição: ${numeroProtocolo}`);
    expect(titulos.join()).not.toContain(outro.numeroProtocolo);
    expect(titulos.every((titulo) => titulo.startsWith('Enviar contribuição'))).toBe(true);
  });

  it('never has a denúncia or a request with the identity preserved, although it is in their hands', async () => {
    const denuncia = await registrado(maria, { idTipoManifestacao: TipoManifestacao.denuncia });
    const preservado = await registrado(maria, {
      idTipoManifestacao: TipoManifestacao.acessoAInformacao,
      preservarIdentidade: true,
    });
    await fazerAto(respondente, 'assumir', [{ idManifestacao: denuncia.idManifestacao }], {});
    await fazerAto(respondente, 'assumir', [{ idManifestacao: preservado.idManifestacao }], {});
    const { body } = await app.inject(await ligar(respondente, 'orgao'));
    for (const { numeroProtocolo } of [denuncia, preservado])
      for (const escrito of [numeroProtocolo, numeroProtocolo.replace(/\D/g, '')])
        expect(body).not.toContain(escrito);
  });

  it('never has a case that the person is kept away from (Lei 9.784/1999, arts. 18 to 20)', async () => {
    const { numeroProtocolo } = await registrado(maria, { naoDevemVer: [{ nome: GESTOR }] });
    const titulo = `Responder: ${numeroProtocolo}`;
    expect(await ler(await ligar(respondente, 'orgao'))).toHaveProperty([titulo]);
    const gestor = await entrarComo(app, 'gestor.cgu');
    expect(await ler(await ligar(gestor, 'orgao'))).not.toHaveProperty([titulo]);
  });

  it('follows the profile: who no longer works there reads nothing of the office', async () => {
    const { numeroProtocolo } = await registrado(maria);
    const atendente = await entrarComo(app, 'atendente.cgu');
    const caminho = await ligar(atendente, 'orgao');
    expect(await ler(caminho)).toHaveProperty([`Responder: ${numeroProtocolo}`]);
    await app.db
      .updateTable('usuario_perfil_ouvidoria')
      .set({ encerrado_em: app.clock.now() })
      .where('id_usuario', '=', await idDoLogin(app, 'atendente.cgu'))
      .execute();
    expect(await ler(caminho)).toEqual({});
  });
});

describe('M10 the secret address of a calendar', () => {
  it('is shown, renewed and switched off by its owner; the database has only a hash of it', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await joao.get(URL_BASE)).json()).toMatchObject({ ligado: false, daEquipe: false, lidoEm: null });
    expect((await joao.post(`${URL_BASE}/mostrar`)).statusCode).toBe(409);
    const primeiro = await ligar(joao);
    const mostrado = (await joao.post(`${URL_BASE}/mostrar`)).json<{ endereco: string }>().endereco;
    expect(mostrado).toBe(`https://escuta.exemplo${primeiro}`);
    const segredo = primeiro.split('/').at(-1)?.replace('.ics', '') ?? '';
    const [row] = (await app.platform.pool.query('select c::text as linha from calendario_pessoal c')).rows;
    expect(row.linha).not.toContain(segredo);
    expect(row.linha).not.toContain(Buffer.from(segredo, 'base64url').toString('hex'));
    await ler(primeiro);
    expect((await joao.get(URL_BASE)).json()).toMatchObject({ ligado: true, lidoEm: '2026-03-12' });
    const segundo = await ligar(joao);
    expect((await app.inject(primeiro)).statusCode).toBe(404);
    await ler(segundo);
    await joao.send({ method: 'DELETE', url: URL_BASE });
    expect((await app.inject(segundo)).statusCode).toBe(404);
    expect(app.log()).not.toContain(segredo);
    expect(app.log()).toContain('/api/app-web/v1/calendario/:arquivo');
  });

  it('gives nothing of who is blocked, and ends with a new password', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    const caminho = await ligar(joao);
    const bloquear = (bloqueado_em: Date | null) =>
      app.db.updateTable('usuario').set({ bloqueado_em }).where('login', '=', 'joao.cidadao').execute();
    await bloquear(app.clock.now());
    expect((await app.inject(caminho)).statusCode).toBe(404);
    await bloquear(null);
    expect((await app.inject(caminho)).statusCode).toBe(200);
    const trocada = await joao.post(`${BASE}/usuario/alterarsenhaatual`, {
      senhaAtual: 'Demo@2026',
      novaSenha: 'Jabuticaba madura 77!',
      confirmacaoNovaSenha: 'Jabuticaba madura 77!',
    });
    expect(trocada.statusCode, trocada.body).toBe(200);
    expect((await app.inject(caminho)).statusCode).toBe(404);
  });

  it('is kept by nobody on the way, told to no search engine, and answered 304 while nothing is otherwise', async () => {
    const caminho = await ligar(maria);
    const { headers } = await app.inject(caminho);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    app.clock.advance(minutes(1));
    const pedir = () => app.inject({ url: caminho, headers: { 'if-none-match': String(headers.etag) } });
    expect((await pedir()).statusCode).toBe(304);
    await registrado(maria);
    expect((await pedir()).statusCode).toBe(200);
  });

  it('brakes who guesses addresses, and a program that never stops asking, without braking the others', async () => {
    const caminho = await ligar(maria);
    const outro = await ligar(respondente);
    const statusDe = async (url: string) => (await app.inject(url)).statusCode;
    const palpites: number[] = [];
    for (let n = 0; n < 35; n++)
      palpites.push(await statusDe(`${URL_BASE}/${String(n).padStart(43, 'x')}.ics`));
    expect([palpites.at(0), palpites.at(-1)]).toEqual([404, 429]);
    const leituras: number[] = [];
    for (let n = 0; n < 125; n++) leituras.push(await statusDe(caminho));
    expect([leituras.at(0), leituras.at(-1)]).toEqual([200, 429]);
    expect(await statusDe(outro)).toBe(200);
  }, 60_000);
});
