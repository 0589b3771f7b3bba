import { medirOProcesso, type ParaMedirOProcesso } from './do-processo.ts';
import { createMedidasDeTodos } from './dos-outros.ts';
import { createPedidos, type Pedidos } from './pedidos.ts';
import { escreverRetrato, type Retrato, type RetratoAberto, somar } from './retrato.ts';

interface Medidas {
  readonly pedidos: Pedidos;
  /** What all processes behind the port have counted, and how each of them is. */
  dosProcessos(): Promise<Retrato>;
  /** The same and what the database tells, as Prometheus reads it. */
  escrever(daPlataforma: () => Promise<Retrato>): Promise<string>;
  parar(): void;
}

export const createMedidas = (para: ParaMedirOProcesso): Medidas => {
  const pedidos = createPedidos();
  const processo = medirOProcesso(para);
  const retratar = (): Retrato => {
    const retrato: RetratoAberto = {};
    pedidos.retratar(retrato);
    processo.retratar(retrato);
    return retrato;
  };
  const todos = createMedidasDeTodos(retratar);
  return {
    pedidos,
    dosProcessos: todos.ler,
    escrever: async (daPlataforma) =>
      escreverRetrato(somar(await Promise.all([todos.ler(), daPlataforma()]))),
    parar: () => {
      processo.parar();
      todos.parar();
    },
  };
};
