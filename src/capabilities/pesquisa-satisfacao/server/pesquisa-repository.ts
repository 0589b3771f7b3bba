import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { PesquisaSatisfacao } from '#server/db/schema.ts';

const AO_RECEBER_A_RESPOSTA = 'resposta';

export const listPerguntas = async (db: Db) => {
  const rows = await db
    .selectFrom('pesquisa_pergunta as p')
    .innerJoin('pesquisa_opcao as o', 'o.id_pergunta', 'p.id')
    .select(['p.id as idPergunta', 'p.descricao as pergunta', 'o.id as idOpcao', 'o.descricao'])
    .where('p.momento', '=', AO_RECEBER_A_RESPOSTA)
    .where('p.ativo', '=', true)
    .where('o.ativo', '=', true)
    .orderBy('p.ordem')
    .orderBy('o.ordem')
    .execute();
  return [...Map.groupBy(rows, ({ idPergunta }) => idPergunta)].map(([idPergunta, opcoes]) => ({
    idPergunta,
    descricao: opcoes[0]?.pergunta ?? '',
    opcoes: opcoes.map(({ idOpcao, descricao }) => ({ idOpcao, descricao })),
  }));
};

export const findRespondidaEm = async (db: Db, idManifestacao: number): Promise<Date | null> => {
  const row = await db
    .selectFrom('pesquisa_satisfacao')
    .select('respondida_em')
    .where('id_manifestacao', '=', idManifestacao)
    .executeTakeFirst();
  return row?.respondida_em ?? null;
};

export const insertAvaliacao = async (db: Db, row: Insertable<PesquisaSatisfacao>): Promise<void> => {
  await db.insertInto('pesquisa_satisfacao').values(row).execute();
};
