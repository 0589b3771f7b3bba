import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface NovaPergunta {
  readonly chave: string;
  readonly texto: string;
  readonly em: Date;
}

/** This key has no letters, so it can never be a question's. */
const CHAVE_DA_CONTAGEM = '*';

/** Questions that may tell of somebody are only counted, all in one row. */
export const SO_A_CONTAGEM = {
  chave: CHAVE_DA_CONTAGEM,
  texto: 'Perguntas que não guardamos, porque podiam ter um relato ou dados pessoais',
} as const;

export const isSoAContagem = (chave: string): boolean => chave === CHAVE_DA_CONTAGEM;

/** A question asked again after it was handled is open again: what was done did not help. */
export const upsertSemResposta = async (db: Db, { chave, texto, em }: NovaPergunta): Promise<void> => {
  await db
    .insertInto('assistente_sem_resposta')
    .values({ chave, texto, primeira_em: em, ultima_em: em })
    .onConflict((conflict) =>
      conflict.column('chave').doUpdateSet({
        vezes: (eb) => eb('assistente_sem_resposta.vezes', '+', 1),
        ultima_em: em,
        tratada_em: null,
        id_responsavel: null,
        responsavel: null,
      }),
    )
    .execute();
};

interface Filtro {
  readonly tratadas: boolean;
  /** As a LIKE pattern; null for everything. */
  readonly padrao: string | null;
}

const filtradas = (db: Db, { tratadas, padrao }: Filtro) =>
  db
    .selectFrom('assistente_sem_resposta')
    .where('tratada_em', tratadas ? 'is not' : 'is', null)
    .$if(padrao !== null, (q) => q.where(sql<boolean>`sem_acento(texto) like sem_acento(${padrao})`));

interface Pagina extends Filtro {
  readonly depois: { readonly vezes: number; readonly id: number } | undefined;
  readonly limite: number;
}

export const selectSemResposta = (db: Db, { depois, limite, ...filtro }: Pagina) =>
  filtradas(db, filtro)
    .select(['id', 'chave', 'texto', 'vezes', 'primeira_em', 'ultima_em', 'tratada_em', 'responsavel'])
    .$if(depois !== undefined, (q) =>
      q.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('vezes', 'id'), '<', tuple(depois?.vezes ?? 0, depois?.id ?? 0)),
      ),
    )
    .orderBy('vezes', 'desc')
    .orderBy('id', 'desc')
    .limit(limite)
    .execute();

export const countSemResposta = async (db: Db, filtro: Filtro): Promise<number> => {
  const { total } = await filtradas(db, filtro)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const lockSemResposta = (db: Db, id: number) =>
  db
    .selectFrom('assistente_sem_resposta')
    .select(['id', 'texto', 'tratada_em'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

interface Tratada {
  readonly em: Date;
  readonly idResponsavel: number;
  readonly responsavel: string;
}

export const updateTratada = async (db: Db, id: number, tratada: Tratada | null): Promise<void> => {
  await db
    .updateTable('assistente_sem_resposta')
    .set({
      tratada_em: tratada?.em ?? null,
      id_responsavel: tratada?.idResponsavel ?? null,
      responsavel: tratada?.responsavel ?? null,
    })
    .where('id', '=', id)
    .execute();
};

/** Deletes what was not asked for a long time, and the least asked beyond a maximum. */
export const deleteSemRespostaAntigas = async (db: Db, antesDe: Date, maximo: number): Promise<void> => {
  await db
    .deleteFrom('assistente_sem_resposta')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('ultima_em', '<', antesDe),
        eb(
          'id',
          'in',
          selectFrom('assistente_sem_resposta as s')
            .select('s.id')
            .orderBy('s.vezes', 'desc')
            .orderBy('s.id', 'desc')
            .offset(maximo),
        ),
      ]),
    )
    .execute();
};
