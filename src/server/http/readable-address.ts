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

/**
 * The address as the router knows it. A mistyped address of a page must get a page; the router
 * would answer broken escapes with an error for programs.
 */
export const readableAddress = (url: string): string => {
  const [pathname = ''] = url.split('?');
  // Where clients of the integration API get their token: it is beside the API, not below it.
  if (/^\/oauth\/token\/?$/i.test(pathname)) return `/api/oauth/token${url.slice(pathname.length)}`;
  if (OF_PROGRAMS.test(pathname)) return `${pathname.toLowerCase()}${url.slice(pathname.length)}`;
  return /^\/web(\/|$)/.test(pathname) && !isReadable(pathname) ? NO_SCREEN : url;
};
