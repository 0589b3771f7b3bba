/** An address without a screen, so the pages answer 'does not exist'. */
const NO_SCREEN = '/web/endereco-invalido';

const isReadable = (address: string): boolean => {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
};

/** Addresses that programs call, in any casing; not the screens' or the documentation's. */
const OF_PROGRAMS = /^\/api\/(?!(?:app-web|docs)(?:\/|$))[a-z\d/-]+$/i;

const OPEN_DATA = '/api/app-web/v1/dados-abertos';
/** Addresses of open data that readers of the federal platform have written into them. */
const KNOWN_TO_READERS: readonly RegExp[] = [
  /^\/FalaBR\/Arquivos_FalaBR_Filtrado\/(Arquivos_(?:csv|xml)_\d{4}\.zip)$/i,
  /^\/FalaBR\/Arquivos_FalaBR\/((?:Pedidos|Recursos_Reclamacoes)_(?:csv|xml)_\d{4}\.zip)$/i,
  /^\/e-Ouv\/(manifestacoes-ouvidoria\.(?:csv|zip))$/i,
];

/** The file's own casing, whatever the reader's: servers of the federal files make no difference. */
const asKept = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:pedidos|recursos|arquivos)|_reclamacoes(?=_)/g, (word) =>
      word.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    );

/** The download behind such an address; null for any other. Portals look for the catalogue at the root. */
const openDataAddress = (pathname: string): string | null => {
  if (pathname === '/dcat.json') return `${OPEN_DATA}/dcat.json`;
  const file = KNOWN_TO_READERS.map((known) => known.exec(pathname)?.[1]).find((name) => name !== undefined);
  return file === undefined ? null : `${OPEN_DATA}/arquivos/${asKept(file)}`;
};

/**
 * The address as the router knows it. A mistyped address of a page must get a page; the router
 * would answer broken escapes with an error for programs.
 */
export const readableAddress = (url: string): string => {
  const [pathname = ''] = url.split('?');
  // Where clients of the integration API get their token: it is beside the API, not below it.
  if (/^\/oauth\/token\/?$/i.test(pathname)) return `/api/oauth/token${url.slice(pathname.length)}`;
  const openData = openDataAddress(pathname);
  if (openData) return openData;
  if (OF_PROGRAMS.test(pathname)) return `${pathname.toLowerCase()}${url.slice(pathname.length)}`;
  return /^\/web(\/|$)/.test(pathname) && !isReadable(pathname) ? NO_SCREEN : url;
};
