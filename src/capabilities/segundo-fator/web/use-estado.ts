import { useCallback, useEffect, useState } from 'react';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { EstadoDoFator } from '../contract.ts';
import { read } from './api.ts';

type Lido =
  | { readonly estado: EstadoDoFator; readonly erro: null }
  | { readonly estado: null; readonly erro: string | null };

/** How the person may confirm. The dialog stands outside of the pages, which have the query layer. */
export const useEstadoDoFator = (): Lido & { readonly reler: () => void } => {
  const [lido, setLido] = useState<Lido>({ estado: null, erro: null });
  const reler = useCallback(() => {
    setLido({ estado: null, erro: null });
    read('GET /app-web/v1/segundo-fator', undefined, { quiet: true }).then(
      (estado) => setLido({ estado, erro: null }),
      (error: unknown) => setLido({ estado: null, erro: textoDoErro(error) }),
    );
  }, []);
  useEffect(reler, [reler]);
  return { ...lido, reler };
};
