import { get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { preferenciasDaqui } from '#web/guardados.ts';
import { colunasOpcionais } from './nomes-das-colunas.ts';

export const tamanhosDePagina = [10, 25, 50, 100] as const;

const preferencias = z.object({
  /** Columns that are shown, besides the protocol. */
  colunas: z.array(z.enum(colunasOpcionais)),
  porPagina: z.literal(tamanhosDePagina),
});
export type Preferencias = z.output<typeof preferencias>;

const chaveDe = (dono: string): string => `lista-de-trabalho ${dono}`;

/** What is kept under rules that have changed since, or cannot be read at all, gives way to the usual. */
const ler = async (dono: string, usuais: Preferencias): Promise<Preferencias> => {
  try {
    const lidas = preferencias.safeParse(await get(chaveDe(dono), preferenciasDaqui()));
    return lidas.success ? lidas.data : usuais;
  } catch (error) {
    console.warn('Este navegador não guarda as preferências da lista.', error);
    return usuais;
  }
};

const gravar = async (dono: string, novas: Preferencias): Promise<void> => {
  try {
    await set(chaveDe(dono), { dono, ...novas }, preferenciasDaqui());
  } catch (error) {
    console.warn('Este navegador não guarda as preferências da lista.', error);
  }
};

/** How this person likes the list in this browser; null until it has been read. The end of a session leaves it. */
export const usePreferencias = (dono: string, usuais: Preferencias) => {
  const [atuais, setAtuais] = useState<Preferencias | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each person
  useEffect(() => {
    let isCurrent = true;
    void ler(dono, usuais).then((lidas) => isCurrent && setAtuais(lidas));
    return () => {
      isCurrent = false;
    };
  }, [dono]);
  const mudar = (mudanca: Partial<Preferencias>) => {
    const novas = { ...(atuais ?? usuais), ...mudanca };
    setAtuais(novas);
    void gravar(dono, novas);
  };
  return { preferencias: atuais, mudar };
};
