import { CONFIRMAR } from '#kernel/confirmacao.ts';
import { createStore, useStore } from '#shell/store.ts';
import { ApiError } from './errors.ts';

interface Pedido {
  /** The act that alone is confirmed, as the server named it; undefined where the confirmation serves for minutes. */
  readonly para: string | undefined;
  readonly responder: (isConfirmado: boolean) => void;
}

/** Calls that wait for the person to prove again who they are; several at once share one dialog. */
const pedido = createStore<Pedido | null>(null);
let emCurso: Promise<boolean> | null = null;
/** Dialogs on the page; without one nobody could answer. */
let janelas = 0;

export const usePedidoDeConfirmacao = (): Pedido | null => useStore(pedido);

export const anunciarJanela = (): (() => void) => {
  janelas += 1;
  return () => {
    janelas -= 1;
  };
};

const perguntar = (para: string | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    pedido.set({
      para,
      responder: (isConfirmado) => {
        pedido.set(null);
        emCurso = null;
        resolve(isConfirmado);
      },
    });
  });

const pedirConfirmacao = (para: string | undefined): Promise<boolean> => {
  if (janelas === 0) return Promise.resolve(false);
  emCurso ??= perguntar(para);
  return emCurso;
};

/** The person was asked to confirm and did not: no failure of anything. */
export const isDesistencia = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === CONFIRMAR;

/** Does it; if the server wants the second factor again, asks the person and repeats it, so that nothing typed is lost. */
export const comConfirmacao = async <T>(fazer: () => Promise<T>): Promise<T> => {
  try {
    return await fazer();
  } catch (error) {
    if (!isDesistencia(error)) throw error;
    const para = error.details?.para;
    if (!(await pedirConfirmacao(typeof para === 'string' ? para : undefined))) throw error;
    return fazer();
  }
};
