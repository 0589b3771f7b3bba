/**
 * Statements of one transaction, sent one behind the other and waited for together. Unlike `Promise.all` it answers only when
 * all have ended: nothing of them is sent any more once the transaction is undone. Of several failures the first in this order is
 * thrown; what failed because of another tells that other's reason (`sem-espera.ts`).
 */
export const todas = async <T extends readonly unknown[] | []>(
  pedidas: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  await Promise.allSettled(pedidas);
  return Promise.all(pedidas);
};
