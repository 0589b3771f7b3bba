import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fraseDoProblema } from '#capabilities/auditoria/domain/problema.ts';
import { explicarEliminadas, verificarAuditoria } from '#capabilities/auditoria/server/index.ts';
import { adulterar, encadearTudo } from '#capabilities/auditoria/server/testing-encadear.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { acoesDoHistorico, type CasoCriado, CGU, criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { eliminarJob } from './eliminar.ts';
import { eliminarManifestacoes } from './eliminar-repository.ts';
import { listarVencidasJob } from './listar-vencidas.ts';
import { segundaGestora, tabelasComOCaso } from './testing-retencao.ts';

const API = '/api/app-web/v1';
const PORQUE = 'Os prazos da tabela de temporalidade acabaram.';

let app: TestApp;
let dataDir: string;
let gestor: Visitor;
let outra: Visitor;
let admin: Visitor;
/** Cases ended in March 2016: others expire in 2026, denúncias in 2036. */
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'retencao-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
  app = await createTestApp({ demo: true, now: '2037-02-02T10:00:00-03:00', env: { DATA_DIR: dataDir } });
  await segundaGestora(app);
  gestor = await entrarComo(app, 'gestor.cgu');
  outra = await entrarComo(app, 'gestora.dois');
  admin = await entrarComo(app, 'admin');
  return () => app.close();
});

const em2016 = {
  registradaEm: '2016-03-01T10:00:00-03:00',
  resposta: { texto: 'Feito.', em: '2016-03-12T10:00:00-03:00' },
};
const denuncia = () => criarCaso(app, { tipo: TipoManifestacao.denuncia, ...em2016 });
const reclamacao = (mais = {}) => criarCaso(app, { ...em2016, ...mais });
const listar = () => listarVencidasJob(app.platform).run({});
const eliminar = () => eliminarJob(app.platform).run({});
interface Listagem {
  idEliminacao: number;
  ano: number;
  total: number;
  situacao: string;
  numeros: { idTipo: number; ano: number; total: number }[];
  termo: { copiasAte: string } | null;
  podePropor: boolean;
  podeDecidir: boolean;
}
const listagens = async (quem = gestor) =>
  (await quem.get(`${API}/eliminacoes`)).json<{ itens: Listagem[] }>().itens;
const casosDe = async (id: number, quem = gestor) =>
  (await quem.get(`${API}/eliminacoes/${id}/casos`)).json<{ itens: { numeroProtocolo: string }[] }>().itens;
const propor = (id: number, quem = gestor) =>
  quem.post(`${API}/eliminacoes/${id}/propor`, { justificativa: PORQUE });
const decidir = (id: number, quem = outra, aprova = true) =>
  quem.post(`${API}/eliminacoes/${id}/decidir`, { aprova, fundamento: PORQUE });
const suspender = (caso: CasoCriado, quem = gestor) =>
  quem.post(`${API}/guarda/suspensoes`, {
    protocolo: caso.numeroProtocolo,
    tipo: 'judicial',
    motivo: 'O juiz mandou guardar até a sentença.',
  });
const existe = async ({ id }: CasoCriado): Promise<boolean> =>
  (await app.db.selectFrom('manifestacao').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;
const dias = (n: number) => app.clock.advance(minutes(n * 24 * 60));
const problemas = async (): Promise<string[]> => {
  app.clock.advance(minutes(20));
  const frases: string[] = [];
  await verificarAuditoria(app.platform, (problema) => frases.push(fraseDoProblema(problema)));
  return frases;
};
const entrarDeNovo = async () => {
  gestor = await entrarComo(app, 'gestor.cgu');
  outra = await entrarComo(app, 'gestora.dois');
};
/** From the list to the termo, by two people. */
const eliminarTudo = async () => {
  await encadearTudo(app);
  await listar();
  const [listagem] = await listagens();
  const id = listagem?.idEliminacao ?? 0;
  const proposta = await propor(id);
  expect(proposta.statusCode, proposta.body).toBe(200);
  const aprovada = await decidir(id);
  expect(aprovada.statusCode, aprovada.body).toBe(200);
  dias(31);
  await eliminar();
  return id;
};

describe('L15 retention: what the law lets expire is listed by a job (Lei 8.159/1991, art. 8)', () => {
  it('a list per office and retention year, of what ended long enough ago; running again changes nothing', async () => {
    const [uma, duas] = [await reclamacao(), await denuncia()];
    const nova = await criarCaso(app, {
      registradaEm: '2030-01-01T10:00:00-03:00',
      resposta: { texto: 'Sim.' },
    });
    const aberta = await criarCaso(app, { registradaEm: '2010-01-01T10:00:00-03:00' });
    await listar();
    await listar();
    const vistas = await listagens();
    expect(vistas.map(({ ano, total, situacao }) => [ano, total, situacao])).toEqual([
      [2036, 1, 'aberta'],
      [2026, 1, 'aberta'],
    ]);
    const [de2036, de2026] = vistas;
    expect((await casosDe(de2036?.idEliminacao ?? 0)).map(({ numeroProtocolo }) => numeroProtocolo)).toEqual([
      duas.numeroProtocolo,
    ]);
    expect((await casosDe(de2026?.idEliminacao ?? 0)).map(({ numeroProtocolo }) => numeroProtocolo)).toEqual([
      uma.numeroProtocolo,
    ]);
    expect(await existe(nova)).toBe(true);
    expect(await existe(aberta)).toBe(true);
    const { json } = await gestor.get(`${API}/alertas`);
    expect(
      json<{ itens: { tipo: string }[] }>().itens.filter(({ tipo }) => tipo === 'eliminacao-a-conferir'),
    ).toHaveLength(2);
  });

  it('lists nothing under appeal, with something pending or still within the table of its office', async () => {
    const pedido = await reclamacao({ tipo: TipoManifestacao.acessoAInformacao });
    await app.db
      .insertInto('recurso')
      .values({
        id_manifestacao: pedido.id,
        id_instancia: 1,
        id_situacao: 1,
        id_ouvidoria_julgadora: CGU,
        texto: 'Não respondeu ao que pedi.',
        envio_hash: randomBytes(32),
        registrado_em: new Date('2016-03-20'),
        registro_contado: '2016-03-20',
        atualizado_em: new Date('2016-03-20'),
      })
      .execute();
    const reaberta = await reclamacao();
    await app.db
      .insertInto('pedido_reabertura')
      .values({ id_manifestacao: reaberta.id, texto: 'Não resolveu.', pedida_em: new Date('2016-04-01') })
      .execute();
    await listar();
    expect(await listagens()).toEqual([]);
    await app.db
      .updateTable('recurso')
      .set({ respondido_em: new Date('2028-05-01'), id_situacao: 2 })
      .execute();
    await app.db.deleteFrom('pedido_reabertura').execute();
    await app.db
      .insertInto('configuracao')
      .values({
        chave: 'retencao.outras-intermediaria',
        id_ouvidoria: CGU,
        valor: '20',
        alterada_em: app.clock.now(),
        responsavel: 'Teste',
      })
      .execute();
    await listar();
    expect(await listagens(), 'the office keeps 25 years; the appeal ended in 2028').toEqual([]);
    await app.db.deleteFrom('configuracao').execute();
    await listar();
    expect((await listagens()).map(({ ano }) => ano)).toEqual([2026]);
  });
});

describe('L15 retention: approved by a person, another than who proposed (Resolução Conarq 40/2014)', () => {
  it('one gestor proposes, another approves; an administrador sees numbers and no protocol', async () => {
    const caso = await denuncia();
    await listar();
    const [listagem] = await listagens();
    const id = listagem?.idEliminacao ?? 0;
    expect((await decidir(id)).statusCode, 'not proposed yet').toBe(409);
    expect((await propor(id, admin)).statusCode).toBe(403);
    expect((await propor(id)).statusCode).toBe(200);
    expect((await decidir(id, gestor)).statusCode, 'not oneself').toBe(403);
    const vistaDoAdmin = await admin.get(`${API}/eliminacoes`);
    expect(vistaDoAdmin.body).not.toContain(caso.numeroProtocolo);
    expect((await admin.get(`${API}/eliminacoes/${id}/casos`)).statusCode).toBe(403);
    const deFora = await entrarComo(app, 'gestor.ifce');
    expect(await listagens(deFora)).toEqual([]);
    expect((await decidir(id, deFora)).statusCode).toBe(403);
    expect((await decidir(id, outra, false)).statusCode, 'sent back').toBe(200);
    expect((await listagens())[0]?.situacao).toBe('aberta');
    await propor(id);
    expect((await decidir(id, admin)).statusCode).toBe(200);
    dias(30);
    await eliminar();
    expect(await existe(caso), 'the edital runs').toBe(true);
  });

  it('a hold keeps the case, also after the approval, and lifting it lists it again', async () => {
    const [fica, vai] = [await denuncia(), await denuncia()];
    await encadearTudo(app);
    await listar();
    const id = (await listagens())[0]?.idEliminacao ?? 0;
    await propor(id);
    await decidir(id);
    const suspensa = await suspender(fica);
    expect(suspensa.statusCode, suspensa.body).toBe(200);
    expect((await suspender(fica)).statusCode).toBe(409);
    dias(31);
    await encadearTudo(app);
    await eliminar();
    expect([await existe(fica), await existe(vai)]).toEqual([true, false]);
    await listar();
    await entrarDeNovo();
    expect((await listagens()).filter(({ situacao }) => situacao === 'aberta')).toEqual([]);
    expect((await acoesDoHistorico(app, fica.id)).at(-1)).toBe('Guarda');
    const { idSuspensao } = suspensa.json<{ idSuspensao: number }>();
    const { itens: suspensoes } = (await gestor.get(`${API}/guarda/suspensoes`)).json<{
      itens: { motivo: string }[];
    }>();
    expect(suspensoes.map(({ motivo }) => motivo)).toEqual(['O juiz mandou guardar até a sentença.']);
    const levantada = await gestor.post(`${API}/guarda/suspensoes/${idSuspensao}/levantar`, {
      motivo: 'A sentença transitou em julgado.',
    });
    expect(levantada.statusCode, levantada.body).toBe(200);
    await listar();
    expect((await listagens())[0]).toMatchObject({ ano: 2036, situacao: 'aberta', total: 1 });
  });

  it('a case that was reopened after the approval stays', async () => {
    const caso = await reclamacao();
    await encadearTudo(app);
    await listar();
    const id = (await listagens())[0]?.idEliminacao ?? 0;
    await propor(id);
    await decidir(id);
    await app.db
      .updateTable('manifestacao')
      .set({ id_situacao: 1, encerrada_em: null })
      .where('id', '=', caso.id)
      .execute();
    dias(31);
    await eliminar();
    expect(await existe(caso)).toBe(true);
  });
});

describe('L15 retention: destroyed, with a record', () => {
  it('no table holds anything of the case, its files are gone, and the log still verifies', async () => {
    const caso = await denuncia();
    const vizinho = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const store = createFileStore(app.config);
    const local = randomBytes(16).toString('hex');
    await store.write(`guardados/${local.slice(0, 2)}/${local}`, Buffer.from('cifrado'));
    await app.db
      .insertInto('anexo')
      .values({
        segredo_hash: randomBytes(32),
        id_manifestacao: caso.id,
        id_tipo_anexo: 1,
        nome_cifrado: randomBytes(40),
        tipo_conteudo: 'application/pdf',
        tamanho: 7,
        chave_embrulhada: randomBytes(60),
        local,
        situacao: 'pronto',
        criado_em: app.clock.now(),
        expira_em: app.clock.now(),
        anexado_em: app.clock.now(),
      })
      .execute();
    await app.db
      .insertInto('email_saida')
      .values({
        evento: 'manifestacao.respondida',
        para: 'maria@example.org',
        assunto: `A resposta da manifestação ${caso.numeroProtocolo}`,
        texto: 'Veja a resposta.',
        html: '',
        criado_em: app.clock.now(),
      })
      .execute();
    await app.db
      .updateTable('manifestacao')
      .set({ id_grupo: caso.id })
      .where('id', '=', vizinho.id)
      .execute();
    expect((await tabelasComOCaso(app, caso)).length).toBeGreaterThan(5);
    const id = await eliminarTudo();
    expect(await tabelasComOCaso(app, caso)).toEqual([]);
    expect(await store.read(`guardados/${local.slice(0, 2)}/${local}`)).toBeNull();
    expect(await existe(vizinho)).toBe(true);
    await encadearTudo(app);
    expect(await problemas()).toEqual([]);
    await entrarDeNovo();
    const [listagem] = await listagens();
    expect(listagem).toMatchObject({
      idEliminacao: id,
      situacao: 'eliminada',
      numeros: [{ idTipo: TipoManifestacao.denuncia, tipo: 'Denúncia', ano: 2016, total: 1 }],
      termo: { copiasAte: '2037-06-03' },
    });
  });

  it('every case of the demonstration can be destroyed, with all that hangs on it', async () => {
    await app.close();
    app = await createTestApp({
      demoCasos: true,
      now: '2026-03-12T09:00:00-03:00',
      env: { DATA_DIR: dataDir },
    });
    await encadearTudo(app);
    await sql`update manifestacao set id_situacao = 8, encerrada_em = '2000-01-01' where id_situacao < 6`.execute(
      app.db,
    );
    const casos = (await app.db.selectFrom('manifestacao').select('id').execute()).map(({ id }) => id);
    const [um, dois] = (await app.db.selectFrom('usuario').select('id').limit(2).execute()).map(
      ({ id }) => id,
    );
    await sql`insert into guarda select id, '2000-01-01', 5, '2005-01-01', 2005 from manifestacao`.execute(
      app.db,
    );
    await sql`insert into eliminacao (id_ouvidoria, ano, situacao, criada_em, justificativa, id_proponente, proponente, proposta_em,
      fundamento, id_aprovador, aprovador, aprovada_em, edital_ate)
      values (${CGU}, 2005, 'aprovada', now(), 'x', ${um}, 'x', now(), 'x', ${dois}, 'x', now(), '2006-01-01')`.execute(
      app.db,
    );
    const { id } = await app.db.selectFrom('eliminacao').select('id').executeTakeFirstOrThrow();
    await sql`insert into eliminacao_caso select id, ${id}::int, '2000-01-01', '2005-01-01', '\\x00' from manifestacao`.execute(
      app.db,
    );
    await sql`update manifestacao set id_ouvidoria = ${CGU}`.execute(app.db);
    await sql`update recurso set subiu_em = now() where respondido_em is null and subiu_em is null`.execute(
      app.db,
    );
    await app.db.transaction().execute(async (tx) => {
      await explicarEliminadas(app.platform, tx, { idEliminacao: id, casos, agora: app.clock.now() });
      await eliminarManifestacoes(tx, id, casos, '2026-03-12');
    });
    const { rows } = await sql<{
      n: number;
    }>`select (select count(*) from manifestacao) + (select count(*) from manifestacao_historico)
      + (select count(*) from recurso) + (select count(*) from anexo where id_manifestacao is not null) as n`.execute(
      app.db,
    );
    expect(casos.length).toBeGreaterThan(50);
    expect(rows[0]?.n).toBe(0);
  });

  it('the edital and the termo are public, and about nobody', async () => {
    const casos = [await denuncia(), await denuncia()];
    await eliminarTudo();
    const { body, json } = await app.inject(`${API}/eliminacoes/publicas`);
    expect(json().itens).toEqual([
      expect.objectContaining({ ano: 2036, total: 2, denuncias: null, editalAte: '2037-03-04' }),
    ]);
    for (const { numeroProtocolo } of casos) expect(body).not.toContain(numeroProtocolo);
    expect(body).not.toMatch(/Maria/);
  });

  it('the same removal without its approved record is still found as tampering', async () => {
    const [removido, eliminado] = [
      await criarCaso(app, { tipo: TipoManifestacao.denuncia }),
      await denuncia(),
    ];
    await eliminarTudo();
    await encadearTudo(app);
    expect(await problemas()).toEqual([]);
    await adulterar(app, `delete from manifestacao_historico where id_manifestacao = ${removido.id}`);
    const achados = await problemas();
    expect(achados.some((frase) => frase.includes('a linha foi removida'))).toBe(true);
    expect(eliminado.id).toBeGreaterThan(0);
  });

  it('an explanation written by hand explains nothing, and one without its acts is told', async () => {
    const removido = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await denuncia();
    const id = await eliminarTudo();
    await encadearTudo(app);
    await adulterar(
      app,
      `insert into auditoria_eliminada (id_origem, id_eliminacao, id_ouvidoria, serie, numero, eliminada_em, marca)
        select h.id, ${id}, ${CGU}, h.marca_serie, h.marca_numero, now(), '\\x00' from manifestacao_historico h
        where h.id_manifestacao = ${removido.id}`,
    );
    await adulterar(app, `delete from manifestacao_historico where id_manifestacao = ${removido.id}`);
    const achados = (await problemas()).join('\n');
    expect(achados).toMatch(/a linha foi removida/);
    expect(achados).toMatch(/não foi escrita pelo servidor/);
    expect(achados).toMatch(/sem o ato que aprovou a listagem, ou em número diferente/);
  });
});

describe('L15 retention: the server’s role destroys only what an approved list allows', () => {
  it('deletes no history by itself, and the owner’s function refuses what is not approved', async () => {
    const caso = await denuncia();
    await encadearTudo(app);
    await listar();
    const id = (await listagens())[0]?.idEliminacao ?? 0;
    const chamar = () =>
      sql`select eliminar_manifestacoes(${id}, array[${caso.id}]::int[], '2040-01-01')`.execute(app.db);
    await expect(chamar()).rejects.toThrow(/não está aprovada/);
    await propor(id);
    await decidir(id);
    await expect(chamar()).rejects.toThrow(/não permite eliminar/);
    await expect(
      app.db.deleteFrom('manifestacao_historico').where('id_manifestacao', '=', caso.id).execute(),
    ).rejects.toThrow(/só recebe linhas novas/);
  });

  it('with the rights of production, the whole way works', async () => {
    await app.close();
    app = await createTestApp({
      demo: true,
      now: '2037-02-02T10:00:00-03:00',
      comoServidor: true,
      env: { DATA_DIR: dataDir },
    });
    await segundaGestora(app);
    await entrarDeNovo();
    const caso = await denuncia();
    await expect(
      app.db.deleteFrom('manifestacao_historico').where('id_manifestacao', '=', caso.id).execute(),
    ).rejects.toThrow(/permission denied/);
    await eliminarTudo();
    expect(await existe(caso)).toBe(false);
  });
});
