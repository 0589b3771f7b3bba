/** What is ended when the process ends, the last one begun first. */
export const createEncerrar = () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  return {
    depois: (cleanup: () => Promise<unknown>): void => {
      cleanups.push(cleanup);
    },
    agora: async (): Promise<void> => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    },
  };
};
export type Encerrar = ReturnType<typeof createEncerrar>;
