import { createFaixa, type Faixa, FilaCheia } from '../a-parte/faixa.ts';
import type { Aviso, Ordem } from './recados.ts';

/** A worker, as far as the lanes know it. */
export interface QuemPede {
  readonly id: number;
  isConnected(): boolean;
  send(ordem: Ordem): unknown;
}

type Pedido = Extract<Aviso, { tipo: 'pedir-vez' }>;

/**
 * The lanes of the whole machine, kept by the first process: what they spare, memory and processors, is the machine's, so that four
 * processes must not check four times as many files at once. What a process held when it died is free again.
 */
export const createVagas = () => {
  const faixas = new Map<string, Faixa>();
  const ocupadas = new Map<string, () => void>();
  const chaveDe = ({ id }: QuemPede, pedido: number): string => `${id}:${pedido}`;

  const dizer = (quem: QuemPede, pedido: number, isCheia: boolean): void => {
    if (quem.isConnected()) quem.send({ tipo: 'vez', pedido, isCheia });
  };

  const soltar = (chave: string): void => {
    ocupadas.get(chave)?.();
    ocupadas.delete(chave);
  };

  return {
    pedir: async (quem: QuemPede, { pedido, faixa: nome, medida, remetente }: Pedido): Promise<void> => {
      const faixa = faixas.get(nome) ?? createFaixa(medida);
      faixas.set(nome, faixa);
      try {
        await faixa(
          remetente,
          () =>
            new Promise<void>((acabou) => {
              // It died while it waited: the turn goes to the next.
              if (!quem.isConnected()) return acabou();
              ocupadas.set(chaveDe(quem, pedido), acabou);
              dizer(quem, pedido, false);
            }),
        );
      } catch (error) {
        if (!(error instanceof FilaCheia)) throw error;
        dizer(quem, pedido, true);
      }
    },
    passar: (quem: QuemPede, pedido: number): void => soltar(chaveDe(quem, pedido)),
    morreu: ({ id }: QuemPede): void => {
      for (const chave of [...ocupadas.keys()]) if (chave.startsWith(`${id}:`)) soltar(chave);
    },
  };
};
