import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** How a filter is written in an address; an invalid part is treated as absent. */
export interface FormaDoFiltro<F> {
  readonly ler: (params: URLSearchParams) => F;
  /** Leaves out what was not chosen. */
  readonly escrever: (filtro: F) => Record<string, string>;
}

export interface FiltroNoEndereco<F> {
  readonly filtro: F;
  readonly filtrar: (mudanca: Partial<F>) => void;
}

/**
 * The filter is kept in the address: it survives a reload, and Back undoes it. A navigation takes a
 * moment, because the guard checks who is signed in; a ticked box still shows at once.
 */
export const useFiltroDoEndereco = <F>({ ler, escrever }: FormaDoFiltro<F>): FiltroNoEndereco<F> => {
  const texto = (filtro: F): string => new URLSearchParams(escrever(filtro)).toString();
  const [params, setParams] = useSearchParams();
  const doEndereco = ler(params);
  const endereco = texto(doEndereco);
  const [visto, setVisto] = useState(endereco);
  const [filtro, setFiltro] = useState(doEndereco);
  const [pedido, setPedido] = useState<string | null>(null);
  if (endereco !== visto) {
    setVisto(endereco);
    // On its way to the last choice the address may pass an earlier one; else it is Back or a link.
    if (pedido === null || pedido === endereco) {
      setPedido(null);
      setFiltro(doEndereco);
    }
  }
  const filtrar = (mudanca: Partial<F>) => {
    const novo = { ...filtro, ...mudanca };
    setFiltro(novo);
    setPedido(texto(novo) === endereco ? null : texto(novo));
    setParams(escrever(novo), { preventScrollReset: true });
  };
  return { filtro, filtrar };
};
