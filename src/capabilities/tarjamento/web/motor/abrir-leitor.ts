import { createContext } from 'react';
import { criarLeitor, type Porta } from './criar-leitor.ts';
import { type AbrirLeitor, LeitorParou, type Pedido, type Resposta } from './leitor.ts';

/** The queue sends one request at a time to the worker, so the next message is its answer. */
const portaDoWorker = (): Porta => {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  let parar: (erro: LeitorParou) => void = () => undefined;
  let fechada = false;
  return {
    pedir: (pedido: Pedido) =>
      new Promise<Resposta>((resolve, reject) => {
        if (fechada) return reject(new LeitorParou('quebrado'));
        parar = reject;
        worker.onmessage = ({ data }: MessageEvent<Resposta>) => resolve(data);
        worker.onerror = (event) => {
          event.preventDefault();
          reject(new LeitorParou('quebrado'));
        };
        worker.postMessage(pedido, pedido.tipo === 'abrir' ? [pedido.bytes] : []);
      }),
    fechar: () => {
      fechada = true;
      worker.terminate();
      parar(new LeitorParou('quebrado'));
    },
  };
};

const abrirNoWorker: AbrirLeitor = (bytes) => criarLeitor(portaDoWorker(), bytes);

/** Tests replace the reader, because they have no workers. */
export const AbrirLeitorContext = createContext<AbrirLeitor>(abrirNoWorker);
