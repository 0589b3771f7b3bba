import { type Retrato, somar, soOContado } from '../medidas/retrato.ts';
import type { Ordem } from './recados.ts';
import type { QuemPede } from './vagas.ts';

/** One that is too busy to answer in this time is told as it was when it last did. */
const ESPERA_MS = 2000;

interface Ronda {
  readonly faltam: Set<number>;
  readonly acabar: () => void;
}

/**
 * Figures of all processes, added up by the first. What one that ended had counted stays counted: a sum that fell would be read as a
 * restart of all, and everything counted twice.
 */
export const createReuniao = () => {
  const ultimos = new Map<number, Retrato>();
  const rondas = new Map<number, Ronda>();
  let dosQueForam: Retrato = {};
  let numero = 0;

  const mandar = (quem: QuemPede, ordem: Ordem): void => {
    if (quem.isConnected()) quem.send(ordem);
  };

  const jaNaoFalta = (ronda: Ronda | undefined, id: number): void => {
    if (ronda?.faltam.delete(id) && ronda.faltam.size === 0) ronda.acabar();
  };

  return {
    pedir: (quem: QuemPede, pedido: number, todos: readonly QuemPede[]): void => {
      numero += 1;
      const esta = numero;
      const acabar = (): void => {
        clearTimeout(limite);
        rondas.delete(esta);
        mandar(quem, {
          tipo: 'medidas-de-todos',
          pedido,
          retrato: somar([dosQueForam, ...ultimos.values()]),
        });
      };
      const limite = setTimeout(acabar, ESPERA_MS);
      rondas.set(esta, { faltam: new Set(todos.map(({ id }) => id)), acabar });
      for (const cada of todos) mandar(cada, { tipo: 'medir', ronda: esta });
    },
    receber: ({ id }: QuemPede, ronda: number, retrato: Retrato): void => {
      ultimos.set(id, retrato);
      jaNaoFalta(rondas.get(ronda), id);
    },
    morreu: ({ id }: QuemPede): void => {
      const ultimo = ultimos.get(id);
      if (ultimo) dosQueForam = somar([dosQueForam, soOContado(ultimo)]);
      ultimos.delete(id);
      for (const ronda of rondas.values()) jaNaoFalta(ronda, id);
    },
  };
};
