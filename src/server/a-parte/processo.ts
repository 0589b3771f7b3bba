import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

interface Limites {
  readonly milissegundos: number;
  /** Of the program's own objects. */
  readonly programaMb: number;
  /** Of everything it may write to: objects, buffers and WebAssembly together. */
  readonly aoTodoMb: number;
}

const OLHAR_A_CADA = 100;
const PAGINA_DA_MEMORIA = 4096;
const MB = 1024 * 1024;

/** Resident memory, where the system tells it (Linux): the second number of statm, in pages. */
const memoriaDe = async ({ pid }: ChildProcess): Promise<number> => {
  const dados = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(dados.split(' ')[1] ?? 0) * PAGINA_DA_MEMORIA;
};

/**
 * The limit of the program's own objects knows nothing of buffers. The system's limit of data does: it is set by a shell,
 * because Node sets none, and refuses the very allocation that would pass it.
 */
const iniciar = (arquivo: URL, { programaMb, aoTodoMb }: Limites): ChildProcess => {
  const node = [process.execPath, `--max-old-space-size=${programaMb}`, fileURLToPath(arquivo)];
  const [comando = '', ...resto] =
    process.platform === 'win32'
      ? node
      : ['/bin/sh', '-c', 'ulimit -d "$1" && shift && exec "$@"', 'sh', String(aoTodoMb * 1024), ...node];
  return spawn(comando, resto, {
    // The process gets none of the server's settings and keys.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
};

/**
 * Gives a task to a program in a process of its own and waits for its one answer. Whatever passes a limit of time or memory,
 * or ends without an answer, is killed and gives an error: what strangers send exhausts that process and nothing else.
 */
export const rodarAParte = <Tarefa extends object, Resposta>(
  arquivo: URL,
  tarefa: Tarefa,
  limites: Limites,
): Promise<Resposta> =>
  new Promise((resolve, reject) => {
    const processo = iniciar(arquivo, limites);
    const encerrar = (): void => {
      clearTimeout(limite);
      clearInterval(olhar);
      processo.removeAllListeners();
      processo.on('error', () => undefined);
      processo.kill('SIGKILL');
    };
    const desistir = (motivo: string): void => {
      encerrar();
      reject(new Error(motivo));
    };
    const limite = setTimeout(() => desistir('it took too long'), limites.milissegundos);
    const olhar = setInterval(() => {
      void memoriaDe(processo).then((bytes) => {
        if (bytes > limites.aoTodoMb * MB) desistir('it took too much memory');
      });
    }, OLHAR_A_CADA);
    processo.once('message', (resposta: Resposta) => {
      encerrar();
      resolve(resposta);
    });
    processo.once('error', ({ message }) => desistir(message));
    processo.once('exit', (codigo, sinal) => desistir(`it ended without an answer (${codigo ?? sinal})`));
    processo.send(tarefa, (erro) => {
      if (erro) desistir(erro.message);
    });
  });
