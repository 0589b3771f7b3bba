import { SEGUNDOS_DO_COOKIE } from '#kernel/cookie.ts';

export const readCookie = (name: string): string | undefined => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
};

/** Path /, SameSite lax, secure on https (S9-03). */
export const writeCookie = (name: string, value: string): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${SEGUNDOS_DO_COOKIE}; samesite=lax${secure}`;
};

export const removeCookie = (name: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
};
