import { type Alertar, alertar } from '#capabilities/alerta/server/index.ts';
import type { EventoDeEmail, Variaveis } from '#capabilities/email/domain/eventos.ts';
import { avisar } from '#capabilities/email/server/index.ts';
import { listGestores } from '#capabilities/usuario/server/index.ts';
import type { Db } from '#server/db/database.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';

export interface AvisoAosGestores extends Pick<Alertar, 'tipo' | 'idAvaliacao' | 'agora' | 'menos'> {
  readonly evento: EventoDeEmail;
  /** The office whose gestores are told: the one that has something to do, or the authority. */
  readonly idOuvidoria: number;
  /** Identifies the event: each person is told of it once. */
  readonly chave: string;
  /** Offices and days only, nothing that anybody wrote. */
  readonly variaveis: Variaveis;
  readonly caminho: string;
}

/** On the bell and by mail, in the transaction of the act. */
export const avisarGestores = async (
  platform: Platform,
  tx: Db,
  { evento, idOuvidoria, chave, variaveis, caminho, menos, ...alerta }: AvisoAosGestores,
): Promise<void> => {
  const { config } = platform;
  const gestores = (await listGestores(tx, idOuvidoria, alerta.agora)).filter(({ id }) => id !== menos);
  const daqui = `${chave}:${idOuvidoria}`;
  await alertar(tx, { ...alerta, idOuvidoria, chave: daqui, para: gestores.map(({ id }) => id) });
  for (const { id, email } of gestores) {
    await avisar(platform, tx, {
      evento,
      idOuvidoria,
      chave: `${evento}:${daqui}:${id}`,
      cidadao: null,
      orgao: email,
      idServidor: id,
      sigiloso: false,
      variaveis,
      endereco: `${origemPublica(config)}/web${caminho}`,
    });
  }
};
