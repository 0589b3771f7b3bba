import type { BrowserContext } from '@playwright/test';

export interface Rede {
  readonly ateCarregar: { readonly pedidos: number; readonly kb: number };
  readonly emTudo: { readonly pedidos: number; readonly kb: number };
  readonly deFora: readonly string[];
}

const QUIETO_MS = 4000;

/** What the home fetches as it travels (compressed, with headers): up to the load event, and with the screens fetched while idle. */
export const medirRede = async (context: BrowserContext, origem: string, saveData = false): Promise<Rede> => {
  const page = await context.newPage();
  if (saveData)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  const rede = await context.newCDPSession(page);
  await rede.send('Network.enable');
  await rede.send('Network.setCacheDisabled', { cacheDisabled: true });
  const soma = { pedidos: 0, bytes: 0, ultimo: Date.now() };
  const deFora: string[] = [];
  rede.on('Network.requestWillBeSent', ({ request }) => {
    soma.pedidos += 1;
    soma.ultimo = Date.now();
    if (!request.url.startsWith(origem) && /^https?:/.test(request.url)) deFora.push(request.url);
  });
  rede.on('Network.loadingFinished', ({ encodedDataLength }) => {
    soma.bytes += encodedDataLength;
    soma.ultimo = Date.now();
  });
  const agora = () => ({ pedidos: soma.pedidos, kb: soma.bytes / 1000 });
  await page.goto(`${origem}/web/`, { waitUntil: 'load' });
  const ateCarregar = agora();
  while (Date.now() - soma.ultimo < QUIETO_MS) await page.waitForTimeout(200);
  const emTudo = agora();
  await page.close();
  return { ateCarregar, emTudo, deFora };
};
