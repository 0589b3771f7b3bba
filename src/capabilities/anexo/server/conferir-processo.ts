import type { TarefaDeConferir } from './conferir-a-parte.ts';

const SEM_MEMORIA = 70;

/**
 * The library that reads PDFs goes on without an object whose reading fails, also for lack of memory: a bomb would pass as a
 * clean file. Here no memory is the end of the process, and so of the file.
 */
const acabarSemMemoria = (): void => {
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct: (original, dados, alvo) => {
      try {
        return Reflect.construct(original, dados, alvo);
      } catch (error) {
        if (error instanceof RangeError && error.message.includes('allocation failed'))
          process.exit(SEM_MEMORIA);
        throw error;
      }
    },
  });
};

/** Runs in a process of its own: a hostile file can exhaust this one and nothing else. */
const conferir = async ({ bytes, nome, manterMetadados, deResposta }: TarefaDeConferir): Promise<void> => {
  const { conferirArquivo } = await import('../domain/conferir-arquivo.ts');
  const conferencia = await conferirArquivo(bytes, nome, manterMetadados, deResposta);
  process.send?.(conferencia);
};

acabarSemMemoria();
// One after another, as its parent asks. What it throws ends the process, which its parent takes for a refusal; a parent that is gone
// ends it too.
process.on('message', (tarefa: TarefaDeConferir) => void conferir(tarefa));
process.once('disconnect', () => process.exit(0));
