/** Joins the class names that apply; `false`, `null` and `undefined` are left out. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
