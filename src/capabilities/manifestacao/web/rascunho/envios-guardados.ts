import { del, set, values } from 'idb-keyval';
import { enviosDaqui } from '#shell/guardado/guardados.ts';
import { readLocal } from './rascunho-local.ts';

/** A filing that the person pressed to send while there was no internet. The text itself is in its draft. */
export interface EnvioGuardado {
  readonly tipo: 'envio';
  readonly idRascunho: string;
  /** Whose it is; what carries no name is never queued. */
  readonly dono: string;
  readonly titulo: string;
  readonly continuarEm: string;
}

/** A browser that cannot store asks nothing later: the page itself still does. */
const semArmazenamento = (): void => undefined;

const chaveDe = (idRascunho: string): string => `envio ${idRascunho}`;

const guardar = async (envio: EnvioGuardado): Promise<void> =>
  set(chaveDe(envio.idRascunho), envio, enviosDaqui());

export const esperarInternet = (envio: Omit<EnvioGuardado, 'tipo'>): Promise<void> =>
  guardar({ tipo: 'envio', ...envio }).catch(semArmazenamento);

const retirar = async (idRascunho: string): Promise<void> => del(chaveDe(idRascunho), enviosDaqui());

export const naoEsperarMais = (idRascunho: string): Promise<void> =>
  retirar(idRascunho).catch(semArmazenamento);

/** Only those whose draft is still here: one that was sent or deleted elsewhere has nothing left to send. */
const listar = async (dono: string): Promise<readonly EnvioGuardado[]> => {
  const seus = (await values<EnvioGuardado>(enviosDaqui())).filter(
    ({ tipo, dono: seu }) => tipo === 'envio' && seu === dono,
  );
  const vivos = await Promise.all(seus.map(({ idRascunho }) => readLocal(idRascunho, dono)));
  return seus.filter((_, i) => vivos[i]);
};

export const listEnviosGuardados = (dono: string): Promise<readonly EnvioGuardado[]> =>
  listar(dono).catch(() => []);
