import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { fraseDoProblema } from '#capabilities/auditoria/domain/problema.ts';
import { auditar, ELIMINACAO, verificarAuditoria } from '#capabilities/auditoria/server/index.ts';
import { adulterar, encadearTudo } from '#capabilities/auditoria/server/testing-encadear.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { type CasoCriado, CGU, criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { eliminarJob } from './eliminar.ts';
import { listarVencidasJob } from './listar-vencidas.ts';
import { aprovarPrimeira, segundaGestora } from './testing-retencao.ts';

const IFCE = 65;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ demo: true, now: '2037-02-02T10:00:00-03:00' });
  await segundaGestora(app);
  return () => app.close();
});

const vencida = (idOuvidoria = CGU) =>
  criarCaso(app, {
    tipo: TipoManifestacao.denuncia,
    idOuvidoria,
    registradaEm: '2016-03-01T10:00:00-03:00',
    resposta: { texto: 'Feito.', em: '2016-03-12T10:00:00-03:00' },
  });
const dias = (n: number) => app.clock.advance(minutes(n * 24 * 60));
const eliminar = () => eliminarJob(app.platform).run({});
const existem = async (...casos: CasoCriado[]): Promise<boolean[]> => {
  const rows = await app.db.selectFrom('manifestacao').select('id').execute();
  return casos.map(({ id }) => rows.some((row) => row.id === id));
};
const problemas = async (): Promise<string> => {
  await encadearTudo(app);
  app.clock.advance(minutes(20));
  const frases: string[] = [];
  await verificarAuditoria(app.platform, (problema) => frases.push(fraseDoProblema(problema)));
  return frases.join('\n');
};
const alarmes = async (): Promise<number> => {
  await app.runJobs();
  const admin = await entrarComo(app, 'admin');
  const { itens } = (await admin.get('/api/app-web/v1/alertas')).json<{ itens: { tipo: string }[] }>();
  return itens.filter(({ tipo }) => tipo === 'auditoria-adulterada').length;
};
/** Two cases of the office, listed, proposed and approved through the platform. */
const aprovada = async () => {
  const casos = [await vencida(), await vencida()] as const;
  await encadearTudo(app);
  await listarVencidasJob(app.platform).run({});
  return { casos, id: await aprovarPrimeira(app) };
};
/** Whatever the tables say of a case whose term is over, written by hand. */
const fingirVencida = ({ id }: CasoCriado, idEliminacao: number) =>
  adulterar(
    app,
    `update manifestacao set id_situacao = 8, encerrada_em = '2001-01-01' where id = ${id};
     insert into guarda values (${id}, '2001-01-01', 5, '2006-01-01', 2006)
       on conflict (id_manifestacao) do update set fim = excluded.fim, ate = excluded.ate;
     insert into eliminacao_caso (id_manifestacao, id_eliminacao) values (${id}, ${idEliminacao})`,
  );

describe('retention: what was approved is what is destroyed, whoever writes to the database (Lei 8.159/1991, art. 9º)', () => {
  it('the act of approval holds a digest of the list, the total and the last day of the edital', async () => {
    const { id } = await aprovada();
    const { rows } = await sql<{ depois: Record<string, unknown> }>`
      select informacoes -> 'depois' as depois from auditoria
      where acao = 'Aprovação de listagem de eliminação' and id_alvo = ${id}`.execute(app.db);
    expect(rows[0]?.depois).toMatchObject({
      total: 2,
      editalAte: '2037-03-04',
      resumo: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await problemas()).toBe('');
  });

  it('an open case of another office, put into an approved list by a superuser, is not destroyed, nor anything else; who administers is told', async () => {
    const { casos, id } = await aprovada();
    const aberta = await criarCaso(app, { tipo: TipoManifestacao.denuncia, idOuvidoria: IFCE });
    await encadearTudo(app);
    await fingirVencida(aberta, id);
    await adulterar(app, `update eliminacao set edital_ate = '2037-01-01' where id = ${id}`);
    await eliminar();
    expect(await existem(...casos, aberta)).toEqual([true, true, true]);
    expect(await alarmes()).toBe(1);
    expect(await problemas()).toMatch(/a listagem não é a que foi aprovada/);
  });

  const mudancas: Record<string, (id: number, caso: CasoCriado) => string> = {
    'a case more': (id, { id: caso }) =>
      `insert into eliminacao_caso (id_manifestacao, id_eliminacao) values (${caso}, ${id})`,
    'a case more, with the mark of another': (id, { id: caso }) =>
      `insert into eliminacao_caso select ${caso}, ${id}, fim, ate, marca from eliminacao_caso where id_eliminacao = ${id} limit 1`,
    'one case for another': (id, { id: caso }) =>
      `update eliminacao_caso set id_manifestacao = ${caso}
       where id_manifestacao = (select min(id_manifestacao) from eliminacao_caso where id_eliminacao = ${id})`,
    'an earlier last day of the edital': (id) =>
      `update eliminacao set edital_ate = '2037-02-20' where id = ${id}`,
    'another office': (id) => `update eliminacao set id_ouvidoria = ${IFCE} where id = ${id}`,
    'another end of a case': (id) =>
      `update eliminacao_caso set fim = '2010-01-01' where id_eliminacao = ${id}`,
  };
  it.each(Object.entries(mudancas))('%s: destroys nothing and is found', async (_, comando) => {
    const { casos, id } = await aprovada();
    const outra = await vencida();
    await encadearTudo(app);
    await adulterar(app, `insert into guarda values (${outra.id}, '2016-03-12', 20, '2036-03-12', 2036)`);
    await adulterar(app, comando(id, outra));
    dias(31);
    await eliminar();
    expect(await existem(...casos, outra)).toEqual([true, true, true]);
    expect(await problemas()).toMatch(/a listagem não é a que foi aprovada/);
  });

  it('a case may leave the list, and the rest is destroyed', async () => {
    const { casos, id } = await aprovada();
    const [sai, vai] = casos;
    await adulterar(
      app,
      `delete from eliminacao_caso where id_manifestacao = ${sai.id} and id_eliminacao = ${id}`,
    );
    dias(31);
    await eliminar();
    expect(await existem(sai, vai)).toEqual([true, false]);
    expect(await problemas()).toBe('');
  });

  it('a list that has its termo is not used again', async () => {
    const { id } = await aprovada();
    dias(31);
    await eliminar();
    const outra = await vencida();
    await encadearTudo(app);
    await fingirVencida(outra, id);
    await adulterar(app, `update eliminacao set situacao = 'aprovada' where id = ${id}`);
    await eliminar();
    expect(await existem(outra)).toEqual([true]);
    expect(await problemas()).toMatch(/a listagem não é a que foi aprovada/);
  });

  it('more cases destroyed than were approved, or after the termo, are found by the acts of the log alone', async () => {
    const { id } = await aprovada();
    dias(31);
    await eliminar();
    expect(await problemas()).toBe('');
    await auditar(app.db, app.clock, null, {
      area: 'retencao',
      acao: ELIMINACAO,
      alvo: 'Listagem de eliminação de 2036',
      idAlvo: id,
      idOuvidoria: CGU,
      depois: { casos: 1, registros: 0 },
    });
    expect(await problemas()).toMatch(/foram eliminadas mais manifestações do que as aprovadas/);
  });

  it('a case of which the chained history has a later step has not ended before it, whatever its columns say', async () => {
    const nova = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await adulterar(
      app,
      `update manifestacao set id_situacao = 8, encerrada_em = '2001-01-01', atualizada_em = '2001-01-01' where id = ${nova.id}`,
    );
    await listarVencidasJob(app.platform).run({});
    const listados = await app.db.selectFrom('eliminacao_caso').select('id_manifestacao').execute();
    expect(listados).toEqual([]);
  });
});

describe('retention: the owner’s function is a wall of its own', () => {
  const chamar = (id: number, { id: caso }: CasoCriado) =>
    sql`select eliminar_manifestacoes(${id}, array[${caso}]::int[], '2040-01-01')`.execute(app.db);
  const explicar = (id: number, { id: caso }: CasoCriado) =>
    adulterar(
      app,
      `insert into auditoria_eliminada (id_origem, id_eliminacao, id_ouvidoria, eliminada_em, marca)
       select h.id, ${id}, ${CGU}, now(), '\\x00' from manifestacao_historico h where h.id_manifestacao = ${caso}`,
    );

  it('refuses a case of another office than the list’s, one under appeal, and one that the approval did not mark', async () => {
    const { casos, id } = await aprovada();
    const [comRecurso, semMarca] = casos;
    const deFora = await vencida(IFCE);
    await adulterar(app, `insert into guarda values (${deFora.id}, '2016-03-12', 20, '2036-03-12', 2036)`);
    await adulterar(
      app,
      `insert into eliminacao_caso values (${deFora.id}, ${id}, '2016-03-12', '2036-03-12', '\\x00')`,
    );
    await adulterar(
      app,
      `insert into recurso (id_manifestacao, id_instancia, id_situacao, id_ouvidoria_julgadora, texto, envio_hash, registrado_em,
         registro_contado, atualizado_em)
       values (${comRecurso.id}, 1, 1, ${CGU}, 'Recorro.', '\\x00', '2016-03-20', '2016-03-20', '2016-03-20')`,
    );
    await adulterar(
      app,
      `update eliminacao_caso set fim = null, ate = null, marca = null where id_manifestacao = ${semMarca.id}`,
    );
    for (const caso of [comRecurso, semMarca, deFora]) {
      await explicar(id, caso);
      await expect(chamar(id, caso)).rejects.toThrow(/não permite eliminar/);
    }
    await adulterar(app, 'update recurso set respondido_em = now()');
    await chamar(id, comRecurso);
    expect(await existem(comRecurso, semMarca, deFora)).toEqual([false, true, true]);
  });
});
