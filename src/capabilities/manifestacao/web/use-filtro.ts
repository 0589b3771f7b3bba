import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { escreverFiltro, type Filtro, lerFiltro, semFiltro } from './filtro-do-endereco.ts';

const texto = (filtro: Filtro): string => new URLSearchParams(escreverFiltro(filtro)).toString();

/**
 * The filter stands in the address: it survives a reload, and Back undoes it. A navigation takes a moment, for the
 * guard asks who is there; a box that was ticked shows it at once.
 */
export const useFiltro = () => {
  const [params, setParams] = useSearchParams();
  const doEndereco = lerFiltro(params);
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
  const filtrar = (mudanca: Partial<Filtro>) => {
    const novo = { ...filtro, ...mudanca };
    setFiltro(novo);
    setPedido(texto(novo) === endereco ? null : texto(novo));
    setParams(escreverFiltro(novo));
  };
  return { filtro, filtrar, limpar: () => filtrar(semFiltro) };
};
