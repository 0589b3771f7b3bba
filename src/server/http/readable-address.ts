/** No screen has it: the pages answer it as one that does not exist. */
const NO_SCREEN = '/web/endereco-invalido';

const isReadable = (address: string): boolean => {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
};

/** Addresses of programs, which write them in any casing; those of the screens and of the documentation are ours. */
const OF_PROGRAMS = /^\/api\/(?!(?:app-web|docs)(?:\/|$))[a-z\d/-]+$/i;

/** The address as the router knows it. Who mistypes one of the pages gets a page; the router would refuse broken escapes as it does programs'. */
export const readableAddress = (url: string): string => {
  const [pathname = ''] = url.split('?');
  // Where clients of the integration API fetch their token: it stands beside the API, not below it.
  if (/^\/oauth\/token\/?$/i.test(pathname)) return `/api/oauth/token${url.slice(pathname.length)}`;
  if (OF_PROGRAMS.test(pathname)) return `${pathname.toLowerCase()}${url.slice(pathname.length)}`;
  return /^\/web(\/|$)/.test(pathname) && !isReadable(pathname) ? NO_SCREEN : url;
};
