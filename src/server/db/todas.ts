/** What PostgreSQL answers to every statement behind one that failed. */
const TRANSACAO_DESFEITA = '25P02';

const isConsequencia = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === TRANSACAO_DESFEITA;

/**
 * Statements of one transaction, sent one behind the other and waited for together. Unlike `Promise.all` it answers only when
 * all have ended: nothing of them is sent any more once the transaction is undone, when it would be written for good. Of
 * several failures the first that is not the consequence of another is thrown.
 */
export const todas = async <T extends readonly unknown[] | []>(
  pedidas: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  const fins = await Promise.allSettled<unknown>(pedidas);
  const falhas = fins.flatMap((fim) => (fim.status === 'rejected' ? [fim.reason as unknown] : []));
  if (falhas.length > 0) throw falhas.find((falha) => !isConsequencia(falha)) ?? falhas[0];
  return Promise.all(pedidas);
};
