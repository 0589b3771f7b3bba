import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { enqueueDoInicio } from '#server/jobs/jobs.ts';
import { criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { alertar } from './alertar.ts';
import { alertasDoDiaJob } from './alertas-do-dia.ts';
import { alertaCapability } from './index.ts';

const BASE = '/api/app-web/v1/alertas';

let app: TestApp;
let gestor: Visitor;
let renata: Visitor;
const contas = new Map<string, number>();
beforeAll(async () => {
  // Thursday, 12 March 2026.
  app = await createTestApp({ demo: true });
  for (const { id, login } of await app.db.selectFrom('usuario').select(['id', 'login']).execute())
    contas.set(login, id);
  await app.db
    .updateTable('usuario')
    .set({ email: 'renata@cgu.invalid' })
    .where('login', '=', 'respondente.cgu')
    .execute();
  gestor = await entrarComo(app, 'gestor.cgu');
  renata = await entrarComo(app, 'respondente.cgu');
});
afterAll(() => app.close());

const idDe = (login: string): number => contas.get(login) ?? 0;
const alertasDe = async (visitor: Visitor) =>
  (await visitor.get(BASE)).json().itens as {
    idAlerta: number;
    tipo: string;
    idManifestacao: number;
    lido: boolean;
  }[];
const naoLidos = async (visitor: Visitor): Promise<number> =>
  (await visitor.get(`${BASE}/contagem`)).json().naoLidos;
const rodar = () => alertasDoDiaJob(app.platform).run({});
const daRenata = (id: number) =>
  app.db
    .updateTable('manifestacao')
    .set({ id_responsavel: idDe('respondente.cgu') })
    .where('id', '=', id)
    .execute();

describe('alerts', () => {
  it('of an event reach who is responsible, once, and not who caused it', async () => {
    const { id } = await criarCaso(app, { login: 'maria.cidada', prazo: '2026-05-01' });
    await daRenata(id);
    const evento = {
      tipo: 'complemento',
      idManifestacao: id,
      chave: 'complemento:1',
      agora: app.clock.now(),
    } as const;
    await alertar(app.db, { ...evento, para: 'quem-cuida' });
    await alertar(app.db, { ...evento, para: 'quem-cuida' });
    expect(await alertasDe(renata)).toMatchObject([{ tipo: 'complemento', idManifestacao: id, lido: false }]);
    expect(await alertasDe(gestor)).toEqual([]);
    await alertar(app.db, {
      ...evento,
      chave: 'x',
      para: [idDe('respondente.cgu')],
      menos: idDe('respondente.cgu'),
    });
    expect(await naoLidos(renata)).toBe(1);
  });

  it('of a case that nobody has reach every analyst of its office, and nobody of another', async () => {
    const { id } = await criarCaso(app, { login: 'maria.cidada', prazo: '2026-05-01' });
    await alertar(app.db, {
      tipo: 'mensagem',
      idManifestacao: id,
      chave: 'mensagem:1',
      agora: app.clock.now(),
      para: 'quem-cuida',
    });
    expect((await alertasDe(gestor)).map(({ tipo }) => tipo)).toEqual(['mensagem']);
    expect(await naoLidos(renata)).toBe(2);
    expect(await alertasDe(await entrarComo(app, 'gestor.ifce'))).toEqual([]);
    expect(await alertasDe(await entrarComo(app, 'atendente.cgu'))).toEqual([]);
  });

  it('of a case whose responsible person left the office reach every analyst of it', async () => {
    const { id } = await criarCaso(app, { login: 'maria.cidada', prazo: '2026-05-01' });
    await app.db
      .updateTable('manifestacao')
      .set({ id_responsavel: idDe('gestor.ifce') })
      .where('id', '=', id)
      .execute();
    const evento = { tipo: 'mensagem', idManifestacao: id, agora: app.clock.now() } as const;
    await alertar(app.db, { ...evento, chave: 'saiu:1', para: 'quem-cuida' });
    const alertados = async (chave: string) =>
      (await app.db.selectFrom('alerta').select('id_usuario').where('chave', '=', chave).execute()).map(
        ({ id_usuario }) => id_usuario,
      );
    const analistas = await alertados('saiu:1');
    expect(analistas).toEqual(expect.arrayContaining([idDe('gestor.cgu'), idDe('respondente.cgu')]));
    expect(analistas).not.toContain(idDe('gestor.ifce'));
    await daRenata(id);
    const encerrar = (encerrado_em: Date | null) =>
      app.db
        .updateTable('usuario_perfil_ouvidoria')
        .set({ encerrado_em })
        .where('id_usuario', '=', idDe('respondente.cgu'))
        .execute();
    await encerrar(app.clock.now());
    await alertar(app.db, { ...evento, chave: 'saiu:2', para: 'quem-cuida' });
    await encerrar(null);
    expect(await alertados('saiu:2')).toContain(idDe('gestor.cgu'));
    expect(await alertados('saiu:2')).not.toContain(idDe('respondente.cgu'));
    await app.db.deleteFrom('alerta').where('chave', 'like', 'saiu:%').execute();
  });

  it('of another office stay unread when all of this one are marked, and so do types that are not on the screen', async () => {
    const duplo = await entrarComo(app, 'duplo');
    const alertarDuplo = (idManifestacao: number, tipo: 'mencao' | 'complemento', chave: string) =>
      alertar(app.db, { idManifestacao, tipo, chave, agora: app.clock.now(), para: [idDe('duplo')] });
    const daCgu = await criarCaso(app, { prazo: '2026-05-01' });
    const doIfce = await criarCaso(app, { prazo: '2026-05-01', idOuvidoria: Orgaos.ifce });
    await alertarDuplo(daCgu.id, 'mencao', 'duplo:cgu');
    await alertarDuplo(daCgu.id, 'complemento', 'duplo:oculto');
    await alertarDuplo(doIfce.id, 'mencao', 'duplo:ifce');
    await app.db
      .insertInto('alerta_preferencia')
      .values({ id_usuario: idDe('duplo'), tipo: 'complemento', na_tela: false })
      .execute();
    await duplo.post(`${BASE}/lidos`, {});
    const rows = await app.db
      .selectFrom('alerta')
      .select(['chave', 'lido_em'])
      .where('chave', 'like', 'duplo:%')
      .orderBy('chave')
      .execute();
    // The person signs in as gestor of CGU.
    expect(rows.map(({ chave, lido_em }) => [chave, lido_em !== null])).toEqual([
      ['duplo:cgu', true],
      ['duplo:ifce', false],
      ['duplo:oculto', false],
    ]);
  });

  it('are marked read one by one or all, each person their own', async () => {
    const [primeiro] = await alertasDe(renata);
    await gestor.post(`${BASE}/lidos`, { alertas: [primeiro?.idAlerta ?? 0] });
    expect(await naoLidos(renata)).toBe(2);
    await renata.post(`${BASE}/lidos`, { alertas: [primeiro?.idAlerta ?? 0] });
    expect(await naoLidos(renata)).toBe(1);
    await renata.post(`${BASE}/lidos`, {});
    expect(await naoLidos(renata)).toBe(0);
    expect((await alertasDe(renata)).every(({ lido }) => lido)).toBe(true);
  });

  it('of a case that left the office are no longer shown there', async () => {
    const { id } = await criarCaso(app, { login: 'maria.cidada', prazo: '2026-05-01' });
    await alertar(app.db, {
      tipo: 'mencao',
      idManifestacao: id,
      chave: 'mencao:1',
      agora: app.clock.now(),
      para: [idDe('gestor.cgu')],
    });
    const antes = await naoLidos(gestor);
    await app.db
      .updateTable('manifestacao')
      .set({ id_ouvidoria: Orgaos.ifce })
      .where('id', '=', id)
      .execute();
    expect(await naoLidos(gestor)).toBe(antes - 1);
  });
});

describe('the job of every morning', () => {
  it('alerts of what is due within 2 days and of what is late, once per deadline', async () => {
    const ids: Record<string, number> = {};
    for (const prazo of ['2026-03-15', '2026-03-14', '2026-03-11']) {
      const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia, login: 'maria.cidada', prazo });
      await daRenata(id);
      ids[prazo] = id;
    }
    const parado = await criarCaso(app, {
      login: 'maria.cidada',
      prazo: '2026-03-10',
      complementacao: { pedido: 'Qual rua?' },
    });
    await app.db
      .updateTable('manifestacao')
      .set({
        prazo_parado_em: '2026-03-09',
        prazo_parado_por: 'complementação pedida',
        id_responsavel: idDe('respondente.cgu'),
      })
      .where('id', '=', parado.id)
      .execute();
    await rodar();
    await rodar();
    const novos = (await alertasDe(renata)).filter(({ lido }) => !lido);
    expect(novos.map(({ tipo, idManifestacao }) => [tipo, idManifestacao]).sort()).toEqual(
      [
        ['vence-em-2-dias', ids['2026-03-14']],
        ['vencida', ids['2026-03-11']],
      ].sort(),
    );
    await app.db
      .updateTable('manifestacao')
      .set({ prazo: '2026-03-13' })
      .where('id', '=', ids['2026-03-11'] ?? 0)
      .execute();
    await rodar();
    expect(await naoLidos(renata)).toBe(3);
  });

  it('N14 counts as no news what was answered since', async () => {
    const { id } = await criarCaso(app, { login: 'maria.cidada', prazo: '2026-03-11' });
    await daRenata(id);
    await rodar();
    const antes = await naoLidos(renata);
    const doCaso = async () =>
      (await alertasDe(renata)).filter(({ idManifestacao }) => idManifestacao === id);
    expect(await doCaso()).toMatchObject([{ tipo: 'vencida', lido: false, jaResolvido: false }]);
    await app.db
      .updateTable('manifestacao')
      .set({ id_situacao: Situacao.concluida })
      .where('id', '=', id)
      .execute();
    expect(await doCaso()).toMatchObject([{ tipo: 'vencida', lido: false, jaResolvido: true }]);
    expect(await naoLidos(renata)).toBe(antes - 1);
  });

  it('writes one mail a day to who has something new, with counts and nothing of the cases', async () => {
    const emails = (await emailsDoEvento(app, 'alerta.resumo-diario')).filter(
      ({ para }) => para === 'renata@cgu.invalid',
    );
    expect(emails).toHaveLength(1);
    const [email] = emails;
    expect(email?.assunto).toBe('Seu resumo de 12/03/2026');
    expect(email?.texto).toContain('1 prazo acabando, 1 prazo vencido.');
    expect(email?.texto).toContain('/web/manifestacao/tratar');
    expect(email?.texto).not.toMatch(/denúncia|\d{5}\.\d{6}/i);
    expect(email?.id_usuario).toBe(idDe('respondente.cgu'));
    const paraCidadaos = await emailsDoEvento(app, 'alerta.resumo-diario');
    expect(paraCidadaos.map((cada) => cada.id_usuario)).not.toContain(idDe('maria.cidada'));
  });

  it('forgets what was read 90 days ago, except a deadline that would be told of again', async () => {
    const { id } = await criarCaso(app, { login: 'maria.cidada', prazo: '2026-03-01' });
    const diasAtras = (dias: number) => new Date(app.clock.now().getTime() - dias * 24 * 60 * 60_000);
    const linha = (chave: string, tipo: string, lido_em: Date | null) => ({
      id_usuario: idDe('respondente.cgu'),
      id_manifestacao: id,
      criado_em: diasAtras(200),
      chave: `velho:${chave}`,
      tipo,
      lido_em,
    });
    await app.db
      .insertInto('alerta')
      .values([
        linha('91', 'mencao', diasAtras(91)),
        linha('89', 'mencao', diasAtras(89)),
        linha('nao-lido', 'mencao', null),
        linha('vencida', 'vencida', diasAtras(91)),
      ])
      .execute();
    const velhos = async () => {
      const rows = await app.db
        .selectFrom('alerta')
        .select('chave')
        .where('chave', 'like', 'velho:%')
        .execute();
      return rows.map(({ chave }) => chave.slice(6)).sort();
    };
    await rodar();
    expect(await velhos()).toEqual(['89', 'nao-lido', 'vencida']);
    await app.db.updateTable('manifestacao').set({ id_situacao: 6 }).where('id', '=', id).execute();
    await rodar();
    expect(await velhos()).toEqual(['89', 'nao-lido']);
    await app.db.deleteFrom('alerta').where('id_manifestacao', '=', id).execute();
  });

  it('does not repeat old alerts on the next day', async () => {
    app.clock.advance(26 * 60 * 60_000);
    await app.db.updateTable('manifestacao').set({ prazo: '2026-06-01' }).execute();
    const antes = (await emailsDoEvento(app, 'alerta.resumo-diario')).length;
    await rodar();
    expect(await emailsDoEvento(app, 'alerta.resumo-diario')).toHaveLength(antes);
  });
});

describe('preferences', () => {
  it('switch each type off on the screen and in the mail', async () => {
    gestor = await entrarComo(app, 'gestor.cgu');
    renata = await entrarComo(app, 'respondente.cgu');
    const preferencias = (await renata.get(`${BASE}/preferencias`)).json();
    expect(preferencias).toHaveLength(22);
    expect(preferencias[0]).toEqual({ tipo: 'vence-em-2-dias', naTela: true, porEmail: true });
    const put = (tipo: string, naTela: boolean, porEmail: boolean) =>
      renata.send({
        method: 'PUT',
        url: `${BASE}/preferencias`,
        payload: { preferencias: [{ tipo, naTela, porEmail }] },
      });
    await renata.post(`${BASE}/lidos`, {});
    expect((await put('mencao', false, false)).statusCode).toBe(200);
    const { id } = await criarCaso(app, { login: 'maria.cidada', prazo: '2026-06-01' });
    await alertar(app.db, {
      tipo: 'mencao',
      idManifestacao: id,
      chave: 'mencao:2',
      agora: app.clock.now(),
      para: [idDe('respondente.cgu')],
    });
    expect(await naoLidos(renata)).toBe(0);
    const antes = (await emailsDoEvento(app, 'alerta.resumo-diario')).length;
    await rodar();
    expect(await emailsDoEvento(app, 'alerta.resumo-diario')).toHaveLength(antes);
    await put('mencao', true, true);
    expect(await naoLidos(renata)).toBe(1);
    await rodar();
    expect(await emailsDoEvento(app, 'alerta.resumo-diario')).toHaveLength(antes + 1);
    expect((await put('outro', true, true)).statusCode).toBe(400);
  });
});

describe('N14 what an alert says of its case', () => {
  const umAssunto = () =>
    app.db.selectFrom('assunto').select(['id', 'descricao']).orderBy('id').executeTakeFirstOrThrow();
  const dito = async (tipo: 'denuncia' | 'reclamacao', resto: object = {}) => {
    const { id } = await criarCaso(app, {
      tipo: TipoManifestacao[tipo],
      login: 'maria.cidada',
      prazo: '2026-06-10',
      idAssunto: (await umAssunto()).id,
    });
    await alertar(app.db, {
      tipo: 'mencao',
      idManifestacao: id,
      chave: `n14:${id}`,
      agora: app.clock.now(),
      para: [idDe('gestor.cgu')],
      ...resto,
    });
    const [alerta] = (await gestor.get(BASE)).json().itens as Record<string, unknown>[];
    return { tipoDoCaso: alerta?.tipoDoCaso, assunto: alerta?.assunto, prazo: alerta?.prazo };
  };

  it('type, subject and last day', async () => {
    const { descricao } = await umAssunto();
    expect(await dito('reclamacao')).toEqual({
      tipoDoCaso: 'Reclamação',
      assunto: descricao,
      prazo: '2026-06-10',
    });
  });

  it('of a denúncia the subject stays unsaid', async () => {
    expect(await dito('denuncia')).toEqual({ tipoDoCaso: 'Denúncia', assunto: null, prazo: '2026-06-10' });
  });

  it('nothing where the alert does not tell which case it is', async () => {
    const nada = { tipoDoCaso: undefined, assunto: undefined, prazo: undefined };
    expect(await dito('reclamacao', { idOuvidoria: Orgaos.cgu })).toEqual(nada);
  });
});

describe('a server that starts after the morning', () => {
  it('alerts of the deadlines once, and leaves the mail to its hour', async () => {
    const { id } = await criarCaso(app, { login: 'maria.cidada', prazo: '2026-03-13' });
    await daRenata(id);
    const emails = (await emailsDoEvento(app, 'alerta.resumo-diario')).length;
    const { jobs } = alertaCapability(app.platform);
    for (const vez of [1, 2]) {
      await enqueueDoInicio(app.db, jobs);
      await enqueueDoInicio(app.db, jobs);
      await app.runJobs();
      const doCaso = (await alertasDe(renata)).filter(({ idManifestacao }) => idManifestacao === id);
      expect(
        doCaso.map(({ tipo }) => tipo),
        `start ${vez}`,
      ).toEqual(['vence-em-2-dias']);
    }
    expect(await emailsDoEvento(app, 'alerta.resumo-diario')).toHaveLength(emails);
  });
});
