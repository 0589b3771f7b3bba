import { useCallback, useEffect, useRef, useState } from 'react';
import type { Documento } from '../documento.ts';
import { aplicar } from './aplicar.ts';
import type { Resultado } from './resultado.ts';

export interface EmAndamento {
  readonly nome: string;
  readonly numero: number;
  readonly total: number;
  readonly envio: number;
}

export interface PedidoDeAplicar {
  readonly documentos: readonly Documento[];
  readonly guardarLista: boolean;
  readonly rasterizar?: readonly number[];
}

/** Applies the marks to one document after the other; stopping keeps those already done. */
export const useAplicar = (onFeito: (id: string, resultado: Resultado) => void) => {
  const [emAndamento, setEmAndamento] = useState<EmAndamento | null>(null);
  const largar = useRef<AbortController | null>(null);
  useEffect(() => () => largar.current?.abort(), []);
  const cancelar = useCallback(() => largar.current?.abort(), []);
  const comecar = useCallback(
    async ({ documentos, guardarLista, rasterizar = [] }: PedidoDeAplicar): Promise<void> => {
      const controle = new AbortController();
      largar.current = controle;
      try {
        for (const [n, documento] of documentos.entries()) {
          const { nome } = documento;
          const dizer = (envio: number) =>
            setEmAndamento({ nome, numero: n + 1, total: documentos.length, envio });
          dizer(0);
          const sinal = controle.signal;
          onFeito(
            documento.id,
            await aplicar({ documento, guardarLista, rasterizar, sinal, onEnvio: dizer }),
          );
        }
      } catch (error) {
        if (!controle.signal.aborted) throw error;
      } finally {
        setEmAndamento(null);
      }
    },
    [onFeito],
  );
  return { emAndamento, comecar, cancelar };
};
