import { cascaGuardada, doGuardado } from './do-guardado.ts';
import { arquivosDe, CASCA, cachesASair, nomeDoCache, rotaDe } from './regras.ts';

/** The part of a service worker's interface that is used here; the pages' library does not have it. */
interface EventoQueEspera extends Event {
  waitUntil(trabalho: Promise<unknown>): void;
}
interface Pedido extends EventoQueEspera {
  readonly request: Request;
  respondWith(resposta: Promise<Response>): void;
}
interface Recado extends EventoQueEspera {
  readonly data: unknown;
}
interface Escopo {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(nome: 'install' | 'activate', ouvir: (evento: EventoQueEspera) => void): void;
  addEventListener(nome: 'fetch', ouvir: (evento: Pedido) => void): void;
  addEventListener(nome: 'message', ouvir: (evento: Recado) => void): void;
}

/** Written by the build (scripts/service-worker.ts); the first file is the one that the frame names. */
declare const __VERSAO_DA_CASCA__: string;
declare const __ARQUIVOS_DA_CASCA__: readonly string[];

const escopo = globalThis as unknown as Escopo;
const { origin } = escopo.location;
const abrir = (): Promise<Cache> => caches.open(nomeDoCache(__VERSAO_DA_CASCA__));

/** The frame is asked for without cookies: it is the same for everybody, and says nothing of anybody. */
const buscarCasca = async (): Promise<Response> => {
  const resposta = await fetch(CASCA, { credentials: 'omit', cache: 'no-store' });
  const texto = await resposta.clone().text();
  const [entrada = ''] = __ARQUIVOS_DA_CASCA__;
  // While a new version is being put in place, another server may answer: its frame would ask for other files.
  if (!resposta.ok || !texto.includes(entrada)) throw new Error('A moldura desta versão não veio.');
  return resposta;
};

const instalar = async (): Promise<void> => {
  const cache = await abrir();
  await cache.addAll([...__ARQUIVOS_DA_CASCA__]);
  await cache.put(CASCA, await buscarCasca());
};

const limpar = async (): Promise<void> => {
  for (const nome of cachesASair(await caches.keys(), __VERSAO_DA_CASCA__)) await caches.delete(nome);
  await escopo.clients.claim();
};

const daRedeOuCasca = async (pedido: Request): Promise<Response> => {
  try {
    return await fetch(pedido);
  } catch (error) {
    const casca = await cascaGuardada(abrir, CASCA);
    if (casca) return casca;
    throw error;
  }
};

/** What the page fetched before the worker was there, which its browser still has. */
const guardarVistos = async (enderecos: readonly unknown[]): Promise<void> => {
  const cache = await abrir();
  for (const url of arquivosDe(enderecos, origin)) if (!(await cache.match(url))) await cache.add(url);
};

escopo.addEventListener('install', (evento) => evento.waitUntil(instalar()));
escopo.addEventListener('activate', (evento) => evento.waitUntil(limpar()));
escopo.addEventListener('fetch', (evento) => {
  const rota = rotaDe(evento.request, origin);
  const esperar = (trabalho: Promise<unknown>): void => evento.waitUntil(trabalho);
  if (rota === 'arquivo') evento.respondWith(doGuardado(evento.request, { abrir, esperar }));
  else if (rota === 'pagina') evento.respondWith(daRedeOuCasca(evento.request));
});
escopo.addEventListener('message', (evento) => {
  const { data } = evento;
  // A new version takes over only when the person says so: what they have open keeps its files until then.
  if (data === 'trocar') evento.waitUntil(escopo.skipWaiting());
  else if (Array.isArray(data)) evento.waitUntil(guardarVistos(data));
});
