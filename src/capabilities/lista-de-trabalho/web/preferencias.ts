import { get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { preferenciasDaqui } from '#shell/guardado/guardados.ts';

export const tamanhosDePagina = [10, 25, 50, 100] as const;

export interface Preferencias<C extends string> {
  /** The columns shown besides the protocol. */
  readonly colunas: readonly C[];
  readonly porPagina: (typeof tamanhosDePagina)[number];
}

interface ListaDeAlguem<C extends string> {
  /** The name under which the list's preferences are stored. */
  readonly lista: string;
  /** The login of their owner. */
  readonly dono: string;
  readonly colunas: readonly C[];
  readonly usuais: Preferencias<C>;
}

const chaveDe = ({ lista, dono }: Pick<ListaDeAlguem<string>, 'lista' | 'dono'>): string =>
  `${lista} ${dono}`;

/** Preferences stored under older rules, or unreadable, give way to the usual ones. */
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

/** A person's preferences for a list in this browser; null until read. They outlast a session. */
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
