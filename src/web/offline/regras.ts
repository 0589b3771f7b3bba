import { PREFIXO_DA_CASCA } from '#shell/conexao/nome-da-casca.ts';

/** What the service worker does with a request. Whatever is not listed here goes to the network as if there were no worker. */
type Rota =
  /** Not touched: the API, other sites, everything that is sent, everything personal. */
  | 'rede'
  /** A file of the build, whose name changes with its content: kept, and taken from there. */
  | 'arquivo'
  /** A page: always from the network and never kept; without one, the empty frame answers. */
  | 'pagina';

/** The part of a request that decides. */
interface PedidoVisto {
  readonly method: string;
  readonly url: string;
  /** 'navigate' for a page that is opened. */
  readonly mode: string;
}

const BASE = '/web/';
/** The frame without anybody's data: asked for without cookies, by the worker alone. */
export const CASCA = `${BASE}casca`;

/** Text recognition and PDF engines are large and of no use without the server. */
const ARQUIVO = /^\/web\/assets\/[\w.-]+\.(?:js|css|woff2?|svg|png)$/;
const COM_EXTENSAO = /\.[a-z0-9]{1,12}$/i;

export const rotaDe = ({ method, url, mode }: PedidoVisto, origem: string): Rota => {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== origem) return 'rede';
  if (ARQUIVO.test(pathname) && search === '') return 'arquivo';
  const isDoProduto = pathname === '/web' || pathname.startsWith(BASE);
  return isDoProduto && mode === 'navigate' && !COM_EXTENSAO.test(pathname) ? 'pagina' : 'rede';
};

export const nomeDoCache = (versao: string): string => `${PREFIXO_DA_CASCA}${versao}`;

/**
 * Which caches go when a version takes over. They are listed from the oldest: the newest of the others stays, because a tab that
 * was open before still asks for its files.
 */
export const cachesASair = (nomes: readonly string[], versao: string): readonly string[] =>
  nomes.filter((nome) => nome.startsWith(PREFIXO_DA_CASCA) && nome !== nomeDoCache(versao)).slice(0, -1);

/** The files that the page fetched before the worker was there. */
export const arquivosDe = (enderecos: readonly unknown[], origem: string): readonly string[] =>
  enderecos.filter(
    (url): url is string =>
      typeof url === 'string' &&
      URL.canParse(url) &&
      rotaDe({ method: 'GET', url, mode: 'no-cors' }, origem) === 'arquivo',
  );
