import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createFaixaDaMaquina } from '#server/a-parte/faixa-da-maquina.ts';
import type { ResultadoDeTarjar, TarefaDeTarjar } from '../tarjar.ts';

const PACIENCIA = 120_000;
const MEMORIA_DO_PROGRAMA_MB = 1_536;
const MEMORIA_AO_TODO = 3_000_000_000;
const OLHAR_A_CADA = 500;
const PAGINA_DA_MEMORIA = 4_096;

const faixa = createFaixaDaMaquina('tarjamento.tarjar', { aoMesmoTempo: 2, naFila: 4 });

/** Resident memory, where the system tells it (Linux): the second number of statm, in pages. */
const memoriaDe = async (processo: ChildProcess): Promise<number> => {
  const dados = await readFile(`/proc/${processo.pid}/statm`, 'utf8').catch(() => '');
  return Number(dados.split(' ')[1] ?? 0) * PAGINA_DA_MEMORIA;
};

const iniciar = (): ChildProcess =>
  fork(new URL('./processo.ts', import.meta.url), {
    serialization: 'advanced',
    // The process gets none of the server's settings and keys.
    env: {},
    execArgv: [`--max-old-space-size=${MEMORIA_DO_PROGRAMA_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

const rodar = (tarefa: TarefaDeTarjar, paciencia: number): Promise<ResultadoDeTarjar> =>
  new Promise((resolve) => {
    const processo = iniciar();
    const terminar = (resultado: ResultadoDeTarjar): void => {
      clearTimeout(limite);
      clearInterval(olhar);
      processo.removeAllListeners();
      processo.on('error', () => undefined);
      processo.kill('SIGKILL');
      resolve(resultado);
    };
    const desistir = (): void => terminar({ recusa: 'complexo' });
    const limite = setTimeout(desistir, paciencia);
    const olhar = setInterval(() => {
      void memoriaDe(processo).then((bytes) => {
        if (bytes > MEMORIA_AO_TODO) desistir();
      });
    }, OLHAR_A_CADA);
    processo.once('message', (resultado: ResultadoDeTarjar) => terminar(resultado));
    processo.once('error', desistir);
    processo.once('exit', desistir);
    processo.send(tarefa);
  });

/** Redacts in a separate process, with limits of time and memory, and only a few at once. */
export const tarjarAParte = (tarefa: TarefaDeTarjar, paciencia = PACIENCIA): Promise<ResultadoDeTarjar> =>
  faixa('', () => rodar(tarefa, paciencia));
