import { sql } from 'kysely';
import { compilada } from '#server/db/compilada.ts';
import type { Db } from '#server/db/database.ts';

/** The person's words that staff typed in at the desk, by the row that holds them. */
export interface Ditados {
  readonly mensagens: ReadonlySet<number>;
  readonly complementacoes: ReadonlySet<number>;
}

interface FeitoNaMesa {
  readonly atendimento?: unknown;
  readonly idMensagem?: number | string | null;
  readonly idComplementacao?: number | string | null;
}

const comNumero = (numeros: readonly FeitoNaMesa['idMensagem'][]): ReadonlySet<number> =>
  new Set(numeros.flatMap((numero) => (numero == null ? [] : [Number(numero)])));

/** The history says of each act done at the desk which row it wrote. */
export const ditadosDe = (historico: readonly { readonly detalhes: unknown }[]): Ditados => {
  const naMesa = historico
    .map(({ detalhes }) => Object(detalhes) as FeitoNaMesa)
    .filter((detalhes) => 'atendimento' in detalhes);
  return {
    mensagens: comNumero(naMesa.map(({ idMensagem }) => idMensagem)),
    complementacoes: comNumero(naMesa.map(({ idComplementacao }) => idComplementacao)),
  };
};

const naMesa = compilada((db, { id }: { readonly id: number }) =>
  db
    .selectFrom('manifestacao_historico')
    .select('detalhes')
    .where('id_manifestacao', '=', id)
    .where(sql<boolean>`detalhes ? 'atendimento'`)
    .compile(),
);

export const findDitados = async (db: Db, idManifestacao: number): Promise<Ditados> =>
  ditadosDe(await naMesa(db, { id: idManifestacao }));
