import type { Db } from '#server/db/database.ts';
import { insertAlertas, listQuemCuida, type NovoAlerta, notifyAlerta } from './alerta-repository.ts';

export interface Alertar extends NovoAlerta {
  /** Whom: these people, or whoever looks after the case (the responsible, else the office's analysts). */
  readonly para: 'quem-cuida' | readonly number[];
  /** Who did it needs no alert of it. */
  readonly menos?: number | null | undefined;
}

/**
 * Alerts staff of what happened to a case, in the transaction of the act that did it. `chave` names the event, for
 * instance `complemento:12`: the same one twice alerts once.
 */
export const alertar = async (tx: Db, { para, menos, ...novo }: Alertar): Promise<void> => {
  const todos = para === 'quem-cuida' ? await listQuemCuida(tx, novo.idManifestacao, novo.agora) : para;
  const usuarios = [...new Set(todos)].filter((idUsuario) => idUsuario !== menos);
  const alertados = await insertAlertas(tx, novo, usuarios);
  if (alertados.length > 0) await notifyAlerta(tx, alertados);
};
