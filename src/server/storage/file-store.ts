/**
 * Where files lie: whole objects under a key like 'guardados/4f/4f0c…'. It knows nothing of what they hold; what is
 * given to it is already sealed. There is no appending, because object stores have none: a file that arrives in pieces
 * is one object per piece, below a common prefix.
 */
export interface FileStore {
  /** All or nothing: who reads meanwhile finds the old object or the new one. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Buffer | null>;
  /** Everything at or below the key; nothing there is fine. */
  delete(key: string): Promise<void>;
  /** The keys at or below a prefix that ends at a slash. */
  list(prefix: string): AsyncIterable<string>;
}

/** Keys are ours and never hold what a person typed; one that leaves its folder is a mistake of the program. */
export const assertKey = (key: string): void => {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*\/?$/.test(key)) throw new Error('Not a key of the file store');
};
