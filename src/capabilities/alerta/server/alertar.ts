import type { Db } from '#server/db/database.ts';
import {
  insertAlertas,
  listAnalistas,
  listPessoasDasAreas,
  listQuemCuida,
  type NovoAlerta,
  notifyAlerta,
} from './alerta-repository.ts';

export interface Alertar extends NovoAlerta {
  /** These people, who looks after the case (glossary: quem cuida), the areas that have it, or an office's analysts. */
  readonly para: 'quem-cuida' | 'areas' | readonly number[] | { readonly analistasDe: number };
  /** The person who did the act, who needs no alert. */
  readonly menos?: number | null | undefined;
}

const quemSao = async (
  tx: Db,
  { para, idManifestacao, agora }: Pick<Alertar, 'para' | 'idManifestacao' | 'agora'>,
): Promise<readonly number[]> => {
  if (para === 'quem-cuida') return listQuemCuida(tx, idManifestacao ?? 0, agora);
  if (para === 'areas') return listPessoasDasAreas(tx, idManifestacao ?? 0, agora);
  return 'analistasDe' in para ? listAnalistas(tx, para.analistasDe, agora) : para;
};

/**
 * Alerts staff of what happened to a case, in the transaction of the act. `chave` names the event,
 * for instance `complemento:12`: the same event twice alerts once. Who is kept away from the case gets a row too, which they never
 * see: a copy of the database must not tell by who got none whom the case accuses (Lei 13.608/2018, art. 4-B).
 */
export const alertar = async (tx: Db, { para, menos, ...novo }: Alertar): Promise<void> => {
  const todos = await quemSao(tx, { para, ...novo });
  const usuarios = [...new Set(todos)].filter((idUsuario) => idUsuario !== menos);
  const alertados = await insertAlertas(tx, novo, usuarios);
  if (alertados.length > 0) await notifyAlerta(tx, novo, alertados);
};
