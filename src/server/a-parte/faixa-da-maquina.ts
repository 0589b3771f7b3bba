import cluster from 'node:cluster';
import type { Aviso, Ordem } from '../processos/recados.ts';
import { createFaixa, type Faixa, FilaCheia, type Medida } from './faixa.ts';

interface Espera {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const esperando = new Map<number, Espera>();
let ultimo = 0;
let isOuvindo = false;

/** Once per process, and only in one that uses a lane. */
const ouvir = (): void => {
  if (isOuvindo) return;
  isOuvindo = true;
  process.on('message', (recado) => {
    const ordem = recado as Ordem;
    if (ordem.tipo !== 'vez') return;
    const espera = esperando.get(ordem.pedido);
    esperando.delete(ordem.pedido);
    if (ordem.isCheia) espera?.reject(new FilaCheia());
    else espera?.resolve();
  });
};

const avisar = (aviso: Aviso): void => {
  process.send?.(aviso);
};

const pelaPrimeira =
  (nome: string, medida: Medida): Faixa =>
  async (remetente, fazer) => {
    ouvir();
    ultimo += 1;
    const pedido = ultimo;
    await new Promise<void>((resolve, reject) => {
      esperando.set(pedido, { resolve, reject });
      avisar({ tipo: 'pedir-vez', pedido, faixa: nome, medida, remetente });
    });
    try {
      return await fazer();
    } finally {
      avisar({ tipo: 'passar-vez', pedido });
    }
  };

/** A lane of the machine: where several processes serve, the first of them counts for all (`processos/vagas.ts`). */
export const createFaixaDaMaquina = (nome: string, medida: Medida): Faixa =>
  cluster.isWorker ? pelaPrimeira(nome, medida) : createFaixa(medida);
