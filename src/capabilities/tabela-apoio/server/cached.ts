/**
 * Reference data changes only with a new version, and so with a new process: read once and keep. A
 * failed read is forgotten, so that the next call tries again.
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
