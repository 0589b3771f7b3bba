import { rodarAParte } from '#server/a-parte/processo.ts';
import type { Conferencia } from '../domain/conferir-arquivo.ts';
import { recusas } from '../domain/recusas.ts';

export interface TarefaDeConferir {
  readonly bytes: Uint8Array;
  readonly nome: string;
  readonly manterMetadados: boolean;
  readonly deResposta: boolean;
}

/** A file of 30 MB needs a third of this, and a second; what needs more is made to exhaust us. */
const LIMITES = { milissegundos: 60_000, programaMb: 384, aoTodoMb: 900 };

/**
 * Checks a file in a process with limits of time and memory: parsing what strangers send must neither stop the server nor
 * fill it. A file that breaks the limits is refused.
 */
export const conferirAParte = (
  tarefa: TarefaDeConferir,
  avisar: (problema: unknown) => void,
): Promise<Conferencia> =>
  rodarAParte<TarefaDeConferir, Conferencia>(
    new URL('./conferir-processo.ts', import.meta.url),
    tarefa,
    LIMITES,
  ).catch((problema: unknown): Conferencia => {
    avisar(problema);
    return { recusa: recusas.semConferir };
  });
