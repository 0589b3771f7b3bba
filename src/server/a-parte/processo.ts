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

/** A process that has answered waits this long for another task, and does so many at most: what it leaks ends with it. */
const OCIOSO_MS = 20_000;
const MAX_TAREFAS = 50;
/** One that grew beyond this part of its limit is not used again: the next file gets the whole of it. */
const PARTE_PARA_OUTRA = 0.3;

interface Pronto {
  readonly processo: ChildProcess;
  readonly feitas: number;
}

/** At most one waits for each program: starting one takes a hundred times what most files take. */
const prontos = new Map<string, Pronto>();

const acabar = (processo: ChildProcess): void => {
  processo.removeAllListeners();
  processo.on('error', () => undefined);
  processo.kill('SIGKILL');
};

const isVivo = ({ processo }: Pronto): boolean => processo.connected && processo.exitCode === null;

const tomar = (arquivo: URL, limites: Limites): Pronto => {
  const pronto = prontos.get(arquivo.href);
  if (!pronto || !isVivo(pronto)) return { processo: iniciar(arquivo, limites), feitas: 0 };
  prontos.delete(arquivo.href);
  pronto.processo.removeAllListeners();
  pronto.processo.ref();
  pronto.processo.channel?.ref();
  return pronto;
};

const devolver = async (arquivo: URL, { processo, feitas }: Pronto, limites: Limites): Promise<void> => {
  const isGrande = (await memoriaDe(processo)) > limites.aoTodoMb * MB * PARTE_PARA_OUTRA;
  if (isGrande || feitas >= MAX_TAREFAS || !isVivo({ processo, feitas }) || prontos.has(arquivo.href))
    return acabar(processo);
  const sair = (): void => {
    clearTimeout(limite);
    if (prontos.get(arquivo.href)?.processo === processo) prontos.delete(arquivo.href);
    acabar(processo);
  };
  const limite = setTimeout(sair, OCIOSO_MS).unref();
  prontos.set(arquivo.href, { processo, feitas });
  // Whoever takes it drops these, and the time with them finds another one there.
  processo.once('exit', sair);
  processo.once('error', sair);
  // It keeps nobody from ending.
  processo.unref();
  processo.channel?.unref();
};

/**
 * Gives a task to a program in a process of its own and waits for its one answer. Whatever passes a limit of time or memory,
 * or ends without an answer, is killed and gives an error: what strangers send exhausts that process and nothing else. One that
 * answered within its limits is given the next task, one at a time.
 */
export const rodarAParte = <Tarefa extends object, Resposta>(
  arquivo: URL,
  tarefa: Tarefa,
  limites: Limites,
): Promise<Resposta> =>
  new Promise((resolve, reject) => {
    const { processo, feitas } = tomar(arquivo, limites);
    const parar = (): void => {
      clearTimeout(limite);
      clearInterval(olhar);
      processo.removeAllListeners();
      // Between two tasks nobody else listens, and an error without a listener would end the server.
      processo.on('error', () => undefined);
    };
    const desistir = (motivo: string): void => {
      parar();
      acabar(processo);
      reject(new Error(motivo));
    };
    const limite = setTimeout(() => desistir('it took too long'), limites.milissegundos);
    const olhar = setInterval(() => {
      void memoriaDe(processo).then((bytes) => {
        if (bytes > limites.aoTodoMb * MB) desistir('it took too much memory');
      });
    }, OLHAR_A_CADA);
    processo.once('message', (resposta: Resposta) => {
      parar();
      // Put back first, so that whoever comes right after finds it.
      void devolver(arquivo, { processo, feitas: feitas + 1 }, limites).then(() => resolve(resposta), reject);
    });
    processo.once('error', ({ message }) => desistir(message));
    processo.once('exit', (codigo, sinal) => desistir(`it ended without an answer (${codigo ?? sinal})`));
    processo.send(tarefa, (erro) => {
      if (erro) desistir(erro.message);
    });
  });
