import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { encadearTudo } from '#capabilities/auditoria/server/testing-encadear.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { type CasoCriado, criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { eliminarJob } from './eliminar.ts';
import { listarVencidasJob } from './listar-vencidas.ts';
import { pendencias } from './pendencias-repository.ts';
import { pendentes } from './testing-pendencias.ts';
import { aprovarPrimeira, segundaGestora } from './testing-retencao.ts';

const NENHUM_DIA = '2037-02-02';

/** A decision or an answer in these tables, missing, leaves nobody waiting. */
const NADA_ESPERA: Readonly<Record<string, string>> = {
  ato_reversivel: 'thirty seconds, and goes with the case',
  achado_pessoal: 'decided before a text is published; a destroyed one is not published',
  impedimento: 'keeps somebody away for as long as the case exists',
  pedido_impedimento: 'the same; what it asks for holds from the first day, settled or not',
  pedido_publico: 'the published copy; its day is that of the answer',
  pesquisa_satisfacao: 'the row is the answer',
};

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ demo: true, now: '2037-02-02T10:00:00-03:00' });
  return () => app.close();
});

const denuncia = () =>
  criarCaso(app, {
    tipo: TipoManifestacao.denuncia,
    registradaEm: '2016-03-01T10:00:00-03:00',
    resposta: { texto: 'Feito.', em: '2016-03-12T10:00:00-03:00' },
  });
const existe = async ({ id }: CasoCriado): Promise<boolean> =>
  (await app.db.selectFrom('manifestacao').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;
const listados = async (): Promise<number[]> => {
  const rows = await app.db
    .selectFrom('eliminacao_caso')
    .select('id_manifestacao')
    .orderBy('id_manifestacao')
    .execute();
  return rows.map(({ id_manifestacao }) => id_manifestacao);
};
describe('retention: a case with something pending is not destroyed (Lei 8.159/1991, art. 9º; Resolução Conarq 40/2014)', () => {
  it.each(Object.entries(pendentes))(
    '%s: neither listed, nor destroyed if it came after the approval',
    async (_, pender) => {
      await segundaGestora(app);
      const [jaPendia, pendeDepois, nada] = [await denuncia(), await denuncia(), await denuncia()];
      await pender(jaPendia).execute(app.db);
      await encadearTudo(app);
      await listarVencidasJob(app.platform).run({});
      expect(await listados()).toEqual([pendeDepois.id, nada.id]);
      await aprovarPrimeira(app);
      await pender(pendeDepois).execute(app.db);
      app.clock.advance(minutes(31 * 24 * 60));
      await eliminarJob(app.platform).run({});
      expect([await existe(jaPendia), await existe(pendeDepois), await existe(nada)]).toEqual([
        true,
        true,
        false,
      ]);
    },
  );

  it('every table that says so is tried above', () => {
    expect(Object.keys(pendentes).sort()).toEqual(['recurso', ...Object.keys(pendencias(NENHUM_DIA))].sort());
  });

  it('every table of the catalogue with a decision or an answer about a case is known to hold it, or why it does not', async () => {
    const { rows } = await sql<{ tabela: string }>`
      select distinct c.conrelid::regclass::text as tabela from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum > 0 and not a.attisdropped
      where c.contype = 'f' and c.confrelid = 'manifestacao'::regclass and c.conrelid <> c.confrelid
        and a.attname ~ '(decidid|respondid|encerrad|concluid|resolvid)[ao]_em$' order by 1`.execute(app.db);
    const conhecidas = new Set([...Object.keys(pendentes), ...Object.keys(NADA_ESPERA)]);
    expect(rows.map(({ tabela }) => tabela).filter((tabela) => !conhecidas.has(tabela))).toEqual([]);
    const doCatalogo = new Set(rows.map(({ tabela }) => tabela));
    expect(Object.keys(NADA_ESPERA).filter((tabela) => !doCatalogo.has(tabela))).toEqual([]);
  });
});
