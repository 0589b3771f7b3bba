/** The part of the browser's interface that is used here; TypeScript's own library does not have it. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string | null },
  ): { createHTML(html: string): string };
}

const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;

/** Scripts and workers of the build; everything else that a page would load as code is refused. */
const isOwnFile = (url: string): boolean => {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && /^\/web\/[\w./-]+\.js$/.test(pathname);
};

/**
 * Browsers that know Trusted Types ask this before any text becomes a script's address (src/server/http/security-headers.ts).
 * No text becomes markup: there is no `createHTML`, except the empty text with which a library clears an element.
 */
export const guardarScripts = (): void => {
  // The validation library would first try whether it may write functions, which the rules refuse and report.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  policies?.createPolicy('default', {
    createHTML: (html) => {
      if (html !== '') throw new TypeError('Nenhum texto pode virar página.');
      return html;
    },
    createScriptURL: (url) => (isOwnFile(url) ? url : null),
  });
};

const texto = policies?.createPolicy('texto', { createHTML: (html) => html });

/** For reading markup into a document that runs nothing, out of which only known elements are taken. */
export const textoConfiavel = (html: string): string => texto?.createHTML(html) ?? html;
