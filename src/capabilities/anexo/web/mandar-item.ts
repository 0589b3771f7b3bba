import type { SituacaoDoAnexo } from '../contract.ts';
import { concluir, type Envio, enviarArquivo } from './enviar-arquivo.ts';
import type { Item } from './itens.ts';

/** A file being sent; `envio` is known once the server gave a link. */
export interface EmEnvio {
  readonly arquivo: File;
  readonly controle: AbortController;
  envio?: Envio;
}

export interface AoMandar {
  readonly ajustar: (mudancas: Partial<Item>) => void;
  readonly avisar: (frase: string) => void;
  readonly terminar: (envio: Envio, situacao: SituacaoDoAnexo) => void;
  readonly pausas?: readonly number[];
  readonly isConhecido: boolean;
  readonly deResposta: boolean;
}

export const fraseDoErro = (error: unknown): string =>
  error instanceof Error && error.message !== ''
    ? error.message
    : 'Não foi possível enviar este arquivo. Tente de novo.';

/** Sends one file and has it checked, reporting each step; it never throws. */
export const mandarItem = async (
  dados: EmEnvio,
  { ajustar, avisar, terminar, pausas, isConhecido, deResposta }: AoMandar,
): Promise<void> => {
  const { arquivo, controle } = dados;
  const onPausa = (pausado: boolean): void => {
    ajustar({ estado: pausado ? 'pausado' : 'enviando' });
    avisar(
      pausado
        ? `Sem conexão. O envio de ${arquivo.name} continua quando ela voltar.`
        : `Continuando o envio de ${arquivo.name}.`,
    );
  };
  const insistencia = { sinal: controle.signal, onPausa, isConhecido, deResposta, ...(pausas && { pausas }) };
  try {
    const envio = await enviarArquivo(arquivo, {
      ...insistencia,
      onInicio: (iniciado) => {
        dados.envio = iniciado;
      },
      onProgresso: (progresso) => ajustar({ progresso, estado: 'enviando' }),
    });
    ajustar({ estado: 'conferindo', progresso: 100 });
    const situacao = await concluir(envio, false, insistencia);
    if (!controle.signal.aborted) terminar(envio, situacao);
  } catch (error) {
    if (controle.signal.aborted) return;
    ajustar({ estado: 'falhou', erro: fraseDoErro(error) });
    avisar(`O envio de ${arquivo.name} parou. ${fraseDoErro(error)}`);
  }
};
