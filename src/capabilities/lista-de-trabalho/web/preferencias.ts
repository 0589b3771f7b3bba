import { get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { preferenciasDaqui } from '#shell/guardado/guardados.ts';

export const tamanhosDePagina = [10, 25, 50, 100] as const;

export interface Preferencias<C extends string> {
  /** Columns that are shown, besides the protocol. */
  readonly colunas: readonly C[];
  readonly porPagina: (typeof tamanhosDePagina)[number];
}

interface ListaDeAlguem<C extends string> {
  /** What the list is called where its preferences are kept. */
  readonly lista: string;
  /** The login of whose they are. */
  readonly dono: string;
  readonly colunas: readonly C[];
  readonly usuais: Preferencias<C>;
}

const chaveDe = ({ lista, dono }: Pick<ListaDeAlguem<string>, 'lista' | 'dono'>): string =>
  `${lista} ${dono}`;

/** What is kept under rules that have changed since, or cannot be read at all, gives way to the usual. */
const ler = async <C extends string>(lista: ListaDeAlguem<C>): Promise<Preferencias<C>> => {
  const forma = z.object({
    colunas: z.array(z.enum(lista.colunas)),
    porPagina: z.literal(tamanhosDePagina),
  });
  try {
    const lidas = forma.safeParse(await get(chaveDe(lista), preferenciasDaqui()));
    return lidas.success ? lidas.data : lista.usuais;
  } catch (error) {
    console.warn('Este navegador não guarda as preferências da lista.', error);
    return lista.usuais;
  }
};

const gravar = async <C extends string>(lista: ListaDeAlguem<C>, novas: Preferencias<C>): Promise<void> => {
  try {
    await set(chaveDe(lista), { dono: lista.dono, ...novas }, preferenciasDaqui());
  } catch (error) {
    console.warn('Este navegador não guarda as preferências da lista.', error);
  }
};

/** How this person likes a list in this browser; null until it has been read. The end of a session leaves it. */
export const usePreferencias = <C extends string>(lista: ListaDeAlguem<C>) => {
  const [atuais, setAtuais] = useState<Preferencias<C> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each person
  useEffect(() => {
    let isCurrent = true;
    void ler(lista).then((lidas) => isCurrent && setAtuais(lidas));
    return () => {
      isCurrent = false;
    };
  }, [lista.dono]);
  const mudar = (mudanca: Partial<Preferencias<C>>) => {
    const novas = { ...(atuais ?? lista.usuais), ...mudanca };
    setAtuais(novas);
    void gravar(lista, novas);
  };
  return { preferencias: atuais, mudar };
};
