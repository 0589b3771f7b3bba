/** '/x/v-app/y' is an old address of '/x/y' (S1-01): the new one, or null for any other. Takes a path without its query. */
export const withoutVApp = (pathname: string): string | null =>
  // One slash in front, so that what follows can never be read as another site.
  /\/v-app(\/|$)/i.test(pathname) ? pathname.replace(/\/v-app(?=\/|$)/gi, '').replace(/^\/*/, '/') : null;
