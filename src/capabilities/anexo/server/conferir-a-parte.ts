import { Worker } from 'node:worker_threads';
import type { Conferencia } from '../domain/conferir-arquivo.ts';
import { recusas } from '../domain/recusas.ts';

export interface TarefaDeConferir {
  readonly bytes: Uint8Array;
  readonly nome: string;
  readonly manterMetadados: boolean;
}

const PACIENCIA = 60_000;
const MEMORIA_MB = 384;
const AO_MESMO_TEMPO = 2;

let ocupados = 0;
const fila: (() => void)[] = [];

const tomarVez = async (): Promise<void> => {
  if (ocupados >= AO_MESMO_TEMPO) await new Promise<void>((vez) => fila.push(vez));
  else ocupados++;
};

const passarVez = (): void => {
  const proximo = fila.shift();
  if (proximo) proximo();
  else ocupados--;
};

const rodar = (tarefa: TarefaDeConferir, avisar: (problema: unknown) => void): Promise<Conferencia> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./conferir-worker.ts', import.meta.url), {
      workerData: tarefa,
      resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
    });
    let terminou = false;
    const terminar = (conferencia: Conferencia, problema?: unknown): void => {
      if (terminou) return;
      terminou = true;
      clearTimeout(limite);
      if (problema !== undefined) avisar(problema);
      resolve(conferencia);
      void worker.terminate();
    };
    const desistir = (problema: unknown): void => terminar({ recusa: recusas.semConferir }, problema);
    const limite = setTimeout(() => desistir(new Error('a file took too long to check')), PACIENCIA);
    worker.once('message', (conferencia: Conferencia) => terminar(conferencia));
    worker.once('error', desistir);
    worker.once('exit', () => desistir(new Error('the check of a file ended without an answer')));
  });

/**
 * Checks a file in a thread with limits of time and memory, and few at once: parsing what strangers
 * send must neither stop the server nor fill it. A file that breaks the limits is refused.
 */
export const conferirAParte = async (
  tarefa: TarefaDeConferir,
  avisar: (problema: unknown) => void,
): Promise<Conferencia> => {
  await tomarVez();
  try {
    return await rodar(tarefa, avisar);
  } finally {
    passarVez();
  }
};
