import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { fazerAto } from '#testing/atos.ts';
import { CGU, emailsDoEvento } from '#testing/casos.ts';
import { abrirReceptor, type Receptor, recomecarWebhooks } from '#testing/receptor.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { eventosDoWebhook } from '../domain/eventos.ts';

const URL = '/api/app-web/v1/webhooks';
const HORA = 3_600_000;
let app: TestApp;
let receptor: Receptor;
let admin: Visitor;
let gestor: Visitor;
let maria: Visitor;

beforeAll(async () => {
  app = await createTestApp({
    demo: true,
    env: { WEBHOOKS_REDE: 'local', PUBLIC_URL: 'https://escuta.test' },
    now: '2026-03-12T10:17:23-03:00',
  });
  receptor = await abrirReceptor();
  admin = await entrarComo(app, 'admin');
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(async () => {
  await receptor.close();
  await app.close();
});
beforeEach(async () => {
  await recomecarWebhooks(app, receptor);
});

const dados = (mudancas: Record<string, unknown> = {}) => ({
  nome: 'monitor',
  endereco: receptor.endereco,
  eventos: [...eventosDoWebhook],
  ...mudancas,
});
const criar = async (quem: Visitor, mudancas: Record<string, unknown> = {}) => {
  const resposta = await quem.post(URL, dados({ idOuvidoria: CGU, ...mudancas }));
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json<{ idWebhook: number; espera: boolean }>();
};
const ver = async (idWebhook: number, quem = gestor) =>
  (await quem.get(`${URL}/${idWebhook}`)).json<{
    versao: number;
    ativo: boolean;
    aConfirmarDesde: string | null;
    mudadoPor: string | null;
    ultimaEntregaEm: string | null;
  }>();
const denunciar = async (): Promise<number> => {
  const registrada = await registrar(maria, { idTipoManifestacao: TipoManifestacao.denuncia });
  expect(registrada.statusCode, registrada.body).toBe(200);
  await app.runJobs();
  return registrada.json<{ idManifestacao: number }>().idManifestacao;
};
const decidir = async (idWebhook: number, aceita: boolean, quem = gestor) =>
  quem.post(`${URL}/${idWebhook}/confirmar`, { versao: (await ver(idWebhook)).versao, aceita });
const mudar = async (idWebhook: number, quem: Visitor, mudancas: Record<string, unknown>) =>
  quem.send({
    method: 'PUT',
    url: `${URL}/${idWebhook}`,
    payload: dados({ versao: (await ver(idWebhook)).versao, ...mudancas }),
  });

describe('a webhook of somebody else than a gestor waits for one (Decreto 10.153/2019, art. 6)', () => {
  it('B5: an administrador has nothing of a denúncia sent to an address of his own; every gestor is told', async () => {
    const { idWebhook, espera } = await criar(admin);
    expect(espera).toBe(true);
    await denunciar();
    await registrar(maria);
    await app.runJobs();
    expect(receptor.recebidos).toEqual([]);
    expect(await app.db.selectFrom('webhook_entrega').select('id').execute()).toEqual([]);
    expect((await decidir(idWebhook, true, admin)).json()).toMatchObject({
      code: 'webhook.so-gestor-confirma',
    });
    const gestores = await sql<{ id: number; email: string | null }>`
      select distinct u.id from perfil_vigente(${app.clock.now()}) p join usuario u on u.id = p.id_usuario
      where p.id_ouvidoria = ${CGU} and p.id_perfil = 2`.execute(app.db);
    const ids = gestores.rows.map(({ id }) => id).sort();
    expect(ids.length).toBeGreaterThan(0);
    const alertas = await app.db
      .selectFrom('alerta')
      .select('id_usuario')
      .where('tipo', '=', 'webhook-a-confirmar')
      .execute();
    expect(alertas.map(({ id_usuario }) => id_usuario).sort()).toEqual(ids);
    const mails = await emailsDoEvento(app, 'webhook.a-confirmar');
    expect(mails.map(({ id_usuario }) => id_usuario).sort()).toEqual(ids);
    expect(mails[0]?.texto).toContain(`/web/configuracoes/webhooks/${idWebhook}`);

    expect((await decidir(idWebhook, true)).statusCode).toBe(200);
    const depois = await denunciar();
    expect(receptor.recebidos.map(({ corpo }) => JSON.parse(corpo).IdManifestacao)).toEqual([depois]);
  });

  it('B5: an address or an event that an administrador changes in a gestor’s webhook waits too, and so does switching one on; another name does not', async () => {
    const outro = await abrirReceptor();
    const { idWebhook, espera } = await criar(gestor, { eventos: ['cadastro'] });
    expect(espera).toBe(false);
    expect((await mudar(idWebhook, admin, { nome: 'Outro nome', eventos: ['cadastro'] })).statusCode).toBe(
      200,
    );
    expect((await ver(idWebhook)).aConfirmarDesde).toBeNull();
    expect(
      (await mudar(idWebhook, admin, { endereco: outro.endereco, eventos: ['cadastro'] })).statusCode,
    ).toBe(200);
    expect(await ver(idWebhook)).toMatchObject({
      aConfirmarDesde: expect.any(String),
      mudadoPor: expect.any(String),
    });
    await denunciar();
    expect([...outro.recebidos, ...receptor.recebidos]).toEqual([]);
    expect((await decidir(idWebhook, false)).statusCode).toBe(200);
    expect(await ver(idWebhook)).toMatchObject({ ativo: false, aConfirmarDesde: null });
    const { versao } = await ver(idWebhook);
    expect((await admin.post(`${URL}/${idWebhook}/situacao`, { versao, ativo: true })).statusCode).toBe(200);
    await denunciar();
    expect([...outro.recebidos, ...receptor.recebidos]).toEqual([]);
    // A gestor who saves it says so by that.
    expect((await mudar(idWebhook, gestor, { eventos: ['cadastro', 'analise'] })).statusCode).toBe(200);
    expect((await ver(idWebhook)).aConfirmarDesde).toBeNull();
    await mudar(idWebhook, admin, { eventos: [...eventosDoWebhook] });
    expect((await ver(idWebhook)).aConfirmarDesde).not.toBeNull();
    await outro.close();
  });

  it('B5: what an administrador has sent again of a period leaves the denúncias out', async () => {
    const { idWebhook } = await criar(gestor, { eventos: ['cadastro'] });
    await denunciar();
    await registrar(maria);
    await app.runJobs();
    const dia = { de: '2026-03-12', ate: '2026-03-12' };
    receptor.recebidos.length = 0;
    const doAdmin = await admin.post(`${URL}/${idWebhook}/reenviar`, dia);
    const { entregas: semDenuncias } = doAdmin.json<{ entregas: number }>();
    await app.runJobs();
    expect(receptor.recebidos).toHaveLength(semDenuncias);
    const { rows } = await sql<{ seladas: number }>`
      select count(*)::int as seladas from webhook_entrega e where e.na_hora`.execute(app.db);
    const doGestor = await gestor.post(`${URL}/${idWebhook}/reenviar`, dia);
    expect(doGestor.json<{ entregas: number }>().entregas).toBeGreaterThan(semDenuncias);
    expect(rows[0]?.seladas).toBeGreaterThan(0);
    await app.runJobs();
  });

  it('B5: webhooks from before wait if their last word was not a gestor’s', async () => {
    const { idWebhook: doGestor } = await criar(gestor);
    const { idWebhook: doAdmin } = await criar(admin);
    await sql`update webhook set a_confirmar_desde = null, mudado_por = null`.execute(app.db);
    await app.db.deleteFrom('alerta').where('tipo', '=', 'webhook-a-confirmar').execute();
    const migracao = readFileSync('db/migrations/0067-webhook-confirmado-e-caixa-do-orgao.sql', 'utf8');
    const linhas = [...migracao.matchAll(/^(update webhook w|insert into alerta) [^;]*;/gm)];
    expect(linhas).toHaveLength(2);
    for (const [linha] of linhas) await sql.raw(linha).execute(app.db);
    expect((await ver(doGestor)).aConfirmarDesde).toBeNull();
    expect((await ver(doAdmin)).aConfirmarDesde).not.toBeNull();
    const alertas = await app.db
      .selectFrom('alerta')
      .select('id')
      .where('tipo', '=', 'webhook-a-confirmar')
      .execute();
    expect(alertas.length).toBeGreaterThan(0);
  });
});

describe('a gestor’s webhook is known to the others, and ends with the gestor (Decreto 10.153/2019, art. 6)', () => {
  const avisados = async (evento: string) =>
    (await app.db.selectFrom('email_saida').select('id_usuario').where('evento', '=', evento).execute()).map(
      ({ id_usuario }) => id_usuario,
    );
  const idDe = async (login: string): Promise<number> => {
    const conta = app.db.selectFrom('usuario').select('id').where('login', '=', login);
    return (await conta.executeTakeFirstOrThrow()).id;
  };

  it('what a gestor makes, redirects or switches on is told to the other gestores by bell and mail; without another one, to the controlling body', async () => {
    const duplo = await idDe('duplo');
    await app.db.deleteFrom('email_saida').where('evento', '=', 'webhook.novo').execute();
    await app.db.deleteFrom('alerta').where('tipo', '=', 'webhook-novo').execute();
    const { idWebhook, espera } = await criar(gestor, { eventos: ['cadastro'] });
    expect(espera).toBe(false);
    expect(await avisados('webhook.novo')).toEqual([duplo]);
    await mudar(idWebhook, gestor, { eventos: ['cadastro', 'analise'] });
    await mudar(idWebhook, gestor, { nome: 'Só o nome', eventos: ['cadastro', 'analise'] });
    expect(await avisados('webhook.novo')).toEqual([duplo, duplo]);
    const alertas = app.db.selectFrom('alerta').select('id_usuario').where('tipo', '=', 'webhook-novo');
    expect(await alertas.execute()).toEqual([{ id_usuario: duplo }, { id_usuario: duplo }]);

    await app.db.deleteFrom('email_saida').where('evento', '=', 'webhook.novo').execute();
    const sozinho = await entrarComo(app, 'gestor.fortaleza');
    const dele = await sozinho.post(URL, dados());
    expect(dele.statusCode, dele.body).toBe(200);
    expect((await avisados('webhook.novo')).sort()).toEqual([await idDe('gestor.cgu'), duplo].sort());
  });

  it('who is a gestor no longer hears of no further denúncia: the webhook waits for another one', async () => {
    await app.db.deleteFrom('email_saida').where('evento', '=', 'webhook.a-confirmar').execute();
    const { idWebhook } = await criar(await entrarComo(app, 'duplo'), { eventos: ['cadastro'] });
    const primeira = await denunciar();
    expect(receptor.recebidos.map(({ corpo }) => JSON.parse(corpo).IdManifestacao)).toEqual([primeira]);
    const perfil = app.db
      .updateTable('usuario_perfil_ouvidoria')
      .where('id_usuario', '=', await idDe('duplo'))
      .where('id_ouvidoria', '=', CGU);
    await perfil.set({ encerrado_em: app.clock.now() }).execute();
    receptor.recebidos.length = 0;
    const segunda = await denunciar();
    expect(receptor.recebidos).toEqual([]);
    expect((await ver(idWebhook)).aConfirmarDesde).not.toBeNull();
    expect(await avisados('webhook.a-confirmar')).toEqual([await idDe('gestor.cgu')]);
    expect((await decidir(idWebhook, true)).statusCode).toBe(200);
    await app.runJobs();
    expect(receptor.recebidos.map(({ corpo }) => JSON.parse(corpo).IdManifestacao)).toEqual([segunda]);
    await perfil.set({ encerrado_em: null }).execute();
  });

  it('webhooks from before are the word of who confirmed or changed them last; of one that nobody answers for a gestor is asked', async () => {
    const { idWebhook: doGestor } = await criar(gestor);
    const { idWebhook: confirmado } = await criar(admin);
    await decidir(confirmado, true);
    const { idWebhook: deNinguem } = await criar(gestor);
    await sql`update webhook set palavra_de = null`.execute(app.db);
    await sql`update webhook set mudado_por = null where id = ${deNinguem}`.execute(app.db);
    const migracao = readFileSync('db/migrations/0075-so-quem-entrou-e-esta.sql', 'utf8');
    const linhas = [...migracao.matchAll(/^(update webhook w|insert into alerta) [^;]*;/gm)];
    expect(linhas).toHaveLength(3);
    for (const [linha] of linhas) await sql.raw(linha).execute(app.db);
    await app.runJobs();
    expect((await ver(doGestor)).aConfirmarDesde).toBeNull();
    expect((await ver(confirmado)).aConfirmarDesde).toBeNull();
    expect((await ver(deNinguem)).aConfirmarDesde).not.toBeNull();
  });
});

describe('moments of deliveries of a sealed case are told to the hour (Lei 13.608/2018, art. 4-B)', () => {
  const momentos = async (): Promise<number[]> => {
    const { rows } = await sql<{ quando: Date }>`
      select unnest(array[criada_em, inicio_em, proxima_em, concluida_em]) as quando from webhook_entrega where na_hora
      union all select t.ocorrida_em from webhook_tentativa t join webhook_entrega e on e.id = t.id_entrega where e.na_hora
      union all select unnest(array[ultima_entrega_em, falhando_desde]) from webhook`.execute(app.db);
    return rows.flatMap(({ quando }) => (quando ? [quando.getTime()] : []));
  };

  it('B6: in every plain column and on the screen, delivered, failed and tried again', async () => {
    const { idWebhook } = await criar(gestor, { eventos: ['cadastro'] });
    await denunciar();
    receptor.responder = (response) => void response.writeHead(503).end();
    await denunciar();
    expect(receptor.recebidos.length).toBeGreaterThan(1);
    const guardados = await momentos();
    expect(guardados.length).toBeGreaterThan(8);
    expect(guardados.filter((quando) => quando % HORA !== 0)).toEqual([]);
    const { itens } = (await gestor.get(`${URL}/${idWebhook}/entregas`)).json<{
      itens: { idEntrega: number; situacao: string; proximaTentativaEm: string | null }[];
    }>();
    for (const { idEntrega } of itens) {
      const { corpo: _, ...vista } = (await gestor.get(`${URL}/${idWebhook}/entregas/${idEntrega}`)).json();
      const ditos = JSON.stringify(vista).match(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g) ?? [];
      expect(ditos.length).toBeGreaterThan(2);
      expect(ditos.filter((dito) => !dito.endsWith(':00:00.000Z'))).toEqual([]);
    }
    expect((await ver(idWebhook)).ultimaEntregaEm).toMatch(/:00:00\.000Z$/);
    // It is not tried at once again and again, but at the next full hour.
    const antes = receptor.recebidos.length;
    app.clock.advance(minutes(5));
    await sql`select graphile_worker.add_job('entregar-webhooks', '{}'::json)`.execute(app.db);
    await app.runJobs();
    expect(receptor.recebidos).toHaveLength(antes);
  });

  it('B6: a case that becomes a denúncia takes the moments of its deliveries back', async () => {
    await criar(gestor, { eventos: ['cadastro'] });
    const registrada = await registrar(maria, { idTipoManifestacao: TipoManifestacao.reclamacao });
    const { idManifestacao } = registrada.json<{ idManifestacao: number }>();
    await app.runJobs();
    const exatos = await sql<{ n: number }>`select count(*)::int as n from webhook_tentativa
      where ocorrida_em <> date_trunc('hour', ocorrida_em)`.execute(app.db);
    expect(exatos.rows[0]?.n).toBe(1);
    const alterada = await fazerAto(gestor, 'alterar-tipo', [{ idManifestacao }], {
      idTipoManifestacao: TipoManifestacao.denuncia,
      motivo: 'O texto conta um desvio de material.',
    });
    expect(alterada.json(), alterada.body).toMatchObject({ resultados: [{ feito: true }] });
    const guardados = await momentos();
    expect(guardados.length).toBeGreaterThan(4);
    expect(guardados.filter((quando) => quando % HORA !== 0)).toEqual([]);
  });
});
