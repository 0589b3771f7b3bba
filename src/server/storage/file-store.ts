/**
 * Where files are stored: whole objects under a key such as 'guardados/4f/4f0c…'. It knows nothing
 * about their content, which is already encrypted. There is no appending, because object stores
 * have none: a file that arrives in pieces is one object per piece, below a common prefix.
 */
export interface FileStore {
  /** All or nothing: a reader meanwhile finds the old object or the new one. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Buffer | null>;
  /** Deletes everything at or below the key; it is fine when there is nothing. */
  delete(key: string): Promise<void>;
  /** Throws where nothing could be written or read; writes nothing itself. */
  assertReachable(): Promise<void>;
  /** The keys at or below a prefix that ends at a slash; all of them below ''. */
  list(prefix: string): AsyncIterable<string>;
  /** For what earlier versions wrote below a prefix: only the hour of it stays. An object store dates each object, and nobody can change that. */
  roundTimes(prefix: string): Promise<void>;
}

/** We make the keys, never from what a person typed; one that leaves its folder is a bug. */
export const assertKey = (key: string): void => {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*\/?$/.test(key)) throw new Error('Not a key of the file store');
};
