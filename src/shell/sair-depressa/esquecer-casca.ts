import { PREFIXO_DA_CASCA } from '#shell/conexao/nome-da-casca.ts';

const apagarCaches = async (): Promise<void> => {
  if (!('caches' in window)) return;
  const nomes = await caches.keys();
  await Promise.all(
    nomes.filter((nome) => nome.startsWith(PREFIXO_DA_CASCA)).map((nome) => caches.delete(nome)),
  );
};

const dispensarTrabalhador = async (): Promise<void> => {
  const registros = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registros.map((registro) => registro.unregister()));
};

/**
 * The frame that works without internet tells nothing of anybody, but it tells that this site was here. Both at once: whoever
 * leaves waits for neither, and a slow or refused deletion must not leave the worker behind.
 */
export const esquecerCasca = async (): Promise<void> => {
  await Promise.allSettled([apagarCaches(), dispensarTrabalhador()]);
};
