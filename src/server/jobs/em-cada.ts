/** For jobs over many cases: a failure does not stop the others, but the job fails and retries. */
export const emCada = async <T>(itens: readonly T[], fazer: (item: T) => Promise<unknown>): Promise<void> => {
  const errors: unknown[] = [];
  for (const item of itens) {
    try {
      await fazer(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${itens.length} failed`);
};
