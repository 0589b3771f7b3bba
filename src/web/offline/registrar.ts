import { novaVersaoStore } from '#shell/conexao/nova-versao.ts';

const UMA_HORA_MS = 3_600_000;

/** Reloads this tab once the version that waited has taken over; the others keep their files and are asked in turn. */
const oferecer = (esperando: ServiceWorker): void =>
  novaVersaoStore.set({
    usar: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      esperando.postMessage('trocar');
    },
  });

/** A first installation replaces nothing, and nobody is told of it. */
const oferecerQuandoPronta = (registro: ServiceWorkerRegistration): void => {
  const { waiting } = registro;
  if (waiting && navigator.serviceWorker.controller) oferecer(waiting);
};

const acompanhar = (registro: ServiceWorkerRegistration): void => {
  oferecerQuandoPronta(registro);
  registro.addEventListener('updatefound', () => {
    const nova = registro.installing;
    nova?.addEventListener('statechange', () => {
      if (nova.state === 'installed') oferecerQuandoPronta(registro);
    });
  });
  // A page that stays open for days would not hear of a new version by itself.
  let ultima = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - ultima < UMA_HORA_MS) return;
    ultima = performance.now();
    registro.update().catch((error: unknown) => console.warn(error));
  });
};

/** What this page fetched before there was a worker: without it the open screen would not work offline. */
const entregarVistos = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
};

const instalar = async (): Promise<void> => {
  try {
    const base = import.meta.env.BASE_URL;
    const registro = await navigator.serviceWorker.register(`${base}sw.js`, {
      scope: base,
      updateViaCache: 'none',
    });
    acompanhar(registro);
    // Until it answers for this page, what the page fetches passes it by.
    navigator.serviceWorker.addEventListener('controllerchange', () => void entregarVistos(), { once: true });
    await entregarVistos();
  } catch (error) {
    // A browser in private mode refuses: everything works but the frame without internet.
    console.warn('A página não pôde ser preparada para funcionar sem internet.', error);
  }
};

/** The offline frame is installed once the page has loaded and the browser is idle: nobody waits for it. */
export const prepararOffline = (): void => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const depois = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => void instalar(), { timeout: 5000 });
    else setTimeout(() => void instalar(), 200);
  };
  if (document.readyState === 'complete') depois();
  else window.addEventListener('load', depois, { once: true });
};
