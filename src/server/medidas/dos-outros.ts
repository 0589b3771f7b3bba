import cluster from 'node:cluster';
import type { Aviso, Ordem } from '../processos/recados.ts';
import type { Retrato } from './retrato.ts';

/** Longer than the first process waits for those it asks. */
const PACIENCIA_MS = 5000;

const avisar = (aviso: Aviso): void => {
  process.send?.(aviso);
};

/** The figures of all processes behind the port: added by the first of them, which asks each (`processos/reuniao.ts`). */
export const createMedidasDeTodos = (retratar: () => Retrato) => {
  if (!cluster.isWorker) return { ler: async () => retratar(), parar: () => undefined };
  const esperando = new Map<number, (retrato: Retrato) => void>();
  let ultimo = 0;
  const ouvir = (recado: unknown): void => {
    const ordem = recado as Ordem;
    if (ordem.tipo === 'medir') avisar({ tipo: 'medidas', ronda: ordem.ronda, retrato: retratar() });
    else if (ordem.tipo === 'medidas-de-todos') esperando.get(ordem.pedido)?.(ordem.retrato);
  };
  process.on('message', ouvir);
  return {
    ler: async (): Promise<Retrato> => {
      ultimo += 1;
      const pedido = ultimo;
      const { promise, resolve, reject } = Promise.withResolvers<Retrato>();
      const limite = setTimeout(() => reject(new Error('The first process told no figures')), PACIENCIA_MS);
      esperando.set(pedido, resolve);
      try {
        avisar({ tipo: 'pedir-medidas', pedido });
        return await promise;
      } finally {
        clearTimeout(limite);
        esperando.delete(pedido);
      }
    },
    parar: (): void => {
      process.off('message', ouvir);
    },
  };
};
