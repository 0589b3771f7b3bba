/**
 * Reference data changes only with a new version of the product, which is a new process: read once, keep. A failed
 * read is forgotten, so that the next call tries again.
 */
export const cached = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= load().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
};
