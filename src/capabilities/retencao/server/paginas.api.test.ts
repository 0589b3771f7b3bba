import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { CGU, criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

const API = '/api/app-web/v1';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ demo: true, now: '2037-02-02T10:00:00-03:00' });
  return () => app.close();
});

/** Lists of every year since 2000, approved; those of even years also destroyed. Answers their numbers. */
const criarListagens = async (quantas: number, situacao = 'aprovada'): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with pessoa as (select array_agg(id order by id) as ids from usuario)
    insert into eliminacao (id_ouvidoria, ano, situacao, criada_em, justificativa, id_proponente, proponente, proposta_em, fundamento,
      id_aprovador, aprovador, aprovada_em, edital_ate)
    select ${CGU}, 2000 + n, case when n % 2 = 0 then 'eliminada' else ${situacao} end, now(), 'x', ids[1], 'Gil', now(), 'x', ids[2],
      'Gal', now(), '2037-01-01' from generate_series(1, ${quantas}) n, pessoa returning id`.execute(app.db);
  await sql`insert into termo_eliminacao (id_eliminacao, numeros, eliminada_em, copias_ate)
    select id, '[{"idTipo": 1, "ano": 1990, "total": 7}, {"idTipo": 3, "ano": 1990, "total": 8}]', now(), '2037-06-01'
    from eliminacao where situacao = 'eliminada'`.execute(app.db);
  return rows.map(({ id }) => id);
};

interface Edital {
  readonly idEliminacao: number;
  readonly termo: unknown;
  readonly denuncias: number | null;
}
const ler = async (endereco: string, ler: (url: string) => Promise<{ json: () => unknown }>) => {
  const itens: Edital[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const url = `${API}${endereco}?porPagina=10${cursor && `&cursor=${cursor}`}`;
    const pagina = (await ler(url)).json() as { itens: Edital[]; proximoCursor: string | null };
    itens.push(...pagina.itens);
    cursor = pagina.proximoCursor;
  }
  return itens;
};

describe('retention: the public record has no end (Resolução Conarq 40/2014)', () => {
  it('every edital and termo is reached, page by page: first the editais that run', async () => {
    const ids = await criarListagens(25);
    const lidos = await ler('/eliminacoes/publicas', (url) => app.inject(url));
    expect(lidos.map(({ idEliminacao }) => idEliminacao).sort((a, b) => a - b)).toEqual(ids);
    expect(lidos.map(({ termo }) => termo !== null)).toEqual([
      ...Array<boolean>(13).fill(false),
      ...Array<boolean>(12).fill(true),
    ]);
    const gestor = await entrarComo(app, 'gestor.cgu');
    const seus = await ler('/eliminacoes', (url) => gestor.get(url));
    expect(seus.map(({ idEliminacao }) => idEliminacao)).toEqual([...ids].reverse());
  });

  it('a termo of before the vault was counted tells its denúncias by their type', async () => {
    await criarListagens(2);
    const [, comTermo] = await ler('/eliminacoes/publicas', (url) => app.inject(url));
    expect(comTermo).toMatchObject({ total: 15, denuncias: 7 });
  });
});

/** What the migration does to the rows of the version before; columns and function are here already. */
const migrar = async (): Promise<void> => {
  const inteira = readFileSync('db/migrations/0064-o-que-foi-aprovado.sql', 'utf8');
  const linhas = [...inteira.matchAll(/^(?:delete from|update) [^;]*;/gm)];
  expect(linhas).toHaveLength(3);
  for (const [linha] of linhas) await sql.raw(linha).execute(app.db);
};

describe('retention: lists that were approved before approvals were marked', () => {
  it('wait for their approval again; of one that was begun the rest leaves it', async () => {
    const [parada, , comecada] = await criarListagens(3);
    const casos = [];
    for (const id of [parada, comecada]) {
      const caso = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
      await sql`insert into eliminacao_caso (id_manifestacao, id_eliminacao) values (${caso.id}, ${id})`.execute(
        app.db,
      );
      casos.push(caso.id);
    }
    await sql`insert into auditoria_eliminada (id_origem, id_eliminacao, id_ouvidoria, eliminada_em, marca)
      values (1, ${comecada}, ${CGU}, now(), '\\x00')`.execute(app.db);
    await sql`insert into eliminacao_lote (id_eliminacao, id_tipo, ano, total) values (${comecada}, 1, 2016, 4), (${comecada}, 3, 2016, 2)`.execute(
      app.db,
    );
    await migrar();
    const { rows } = await sql`select id, situacao, edital_ate as ate from eliminacao
      where id in (${parada}, ${comecada}) order by id`.execute(app.db);
    expect(rows).toEqual([
      { id: parada, situacao: 'proposta', ate: null },
      { id: comecada, situacao: 'aprovada', ate: '2037-01-01' },
    ]);
    const restam = await app.db.selectFrom('eliminacao_caso').select('id_manifestacao').execute();
    expect(restam).toEqual([{ id_manifestacao: casos[0] }]);
    const lotes = await app.db
      .selectFrom('eliminacao_lote')
      .select(['id_tipo', 'sigilosas'])
      .orderBy('id_tipo')
      .execute();
    expect(lotes).toEqual([
      { id_tipo: 1, sigilosas: 4 },
      { id_tipo: 3, sigilosas: 0 },
    ]);
  });
});
