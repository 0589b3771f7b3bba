import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** How a filter stands in an address; what it says wrongly is as if it were not there. */
export interface FormaDoFiltro<F> {
  readonly ler: (params: URLSearchParams) => F;
  /** What was not chosen is left out. */
  readonly escrever: (filtro: F) => Record<string, string>;
}

export interface FiltroNoEndereco<F> {
  readonly filtro: F;
  readonly filtrar: (mudanca: Partial<F>) => void;
}

/**
 * The filter stands in the address: it survives a reload, and Back undoes it. A navigation takes a moment, for the
 * guard asks who is there; a box that was ticked shows it at once.
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
    // On its way to the last choice the address may pass an earlier one; anything else is Back, or a link.
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
