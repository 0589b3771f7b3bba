/**
 * '/x/v-app/y' is an old address of '/x/y' (S1-01). Gives the new one, or null for any other path.
 * Takes a path without its query.
 */
export const withoutVApp = (pathname: string): string | null =>
  // Exactly one slash in front, so that the result can never be read as another site's address.
  /\/v-app(\/|$)/i.test(pathname) ? pathname.replace(/\/v-app(?=\/|$)/gi, '').replace(/^\/*/, '/') : null;
