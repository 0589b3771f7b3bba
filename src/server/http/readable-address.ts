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

/** A person who mistypes an address of the pages gets a page; the router would refuse broken escapes as it does programs'. */
export const readableAddress = (url: string): string => {
  const [pathname = ''] = url.split('?');
  return /^\/web(\/|$)/.test(pathname) && !isReadable(pathname) ? NO_SCREEN : url;
};
