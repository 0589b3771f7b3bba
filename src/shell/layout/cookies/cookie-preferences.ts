import { readCookie, writeCookie } from '#shell/cookies.ts';

export type CookieCategory = 'necessarios' | 'desempenho';

/** The person's choice as stored; the field names are fixed (S3-01). */
interface CookiePreferences {
  readonly categories: readonly CookieCategory[];
  readonly revision: number;
  readonly creationDate: string;
  readonly uniqueId: string;
  readonly lastUpdate: string;
}

const COOKIE = 'preferencias-cookies';
/** Raised when the meaning of the categories changes: people who chose before are asked again. */
const REVISION = 0;

const parse = (text: string): Partial<CookiePreferences> | null => {
  try {
    return JSON.parse(text);
  } catch {
    // Not written by us: treated as if nothing had been chosen.
    return null;
  }
};

export const readPreferences = (): CookiePreferences | null => {
  const saved = parse(readCookie(COOKIE) ?? 'null');
  return Array.isArray(saved?.categories) && saved.revision === REVISION
    ? (saved as CookiePreferences)
    : null;
};

/** Works on plain http too, where `randomUUID` does not exist. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The first choice gives the record its date and id; later ones keep them. */
export const savePreferences = (categories: readonly CookieCategory[], at: Date): void => {
  const lastUpdate = at.toISOString();
  const before = readPreferences();
  const record: CookiePreferences = {
    categories,
    revision: REVISION,
    creationDate: before?.creationDate ?? lastUpdate,
    uniqueId: before?.uniqueId ?? newId(),
    lastUpdate,
  };
  writeCookie(COOKIE, JSON.stringify(record));
};
