import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Selecao } from '../mesa/acoes.ts';

const porLugar = (folha: Element | null, seletor: string): readonly HTMLElement[] =>
  [...(folha?.querySelectorAll<HTMLElement>(seletor) ?? [])].toSorted(
    (a, b) => a.offsetTop - b.offsetTop || a.offsetLeft - b.offsetLeft,
  );

/**
 * Where the focus may go when an item is removed: the next of its kind here or on the next page,
 * else the one before.
 */
const seguintes = (folha: HTMLElement, item: HTMLElement): readonly HTMLElement[] => {
  const seletor = item.dataset.sugestao ? '[data-sugestao]' : '[data-item]';
  const daqui = porLugar(folha, seletor);
  const em = daqui.indexOf(item);
  return [
    ...daqui.slice(em + 1),
    ...porLugar(folha.nextElementSibling, seletor),
    ...daqui.slice(0, em).toReversed(),
  ];
};

/** Tab goes from mark to mark and leaves at the ends; Enter enters the page, Escape leaves it. */
export const usePercurso = (onSelecionar: (selecao: Selecao) => void) => {
  const ref = useRef<HTMLElement>(null);
  const aoSair = useRef<{ readonly item: HTMLElement; readonly depois: readonly HTMLElement[] } | null>(null);
  const focar = (item: HTMLElement) => {
    item.focus();
    const { grupo, sugestao } = item.dataset;
    if (grupo) onSelecionar({ tipo: 'marcas', grupos: [grupo] });
    if (sugestao) onSelecionar({ tipo: 'sugestao', id: sugestao });
  };
  // After a decision by keyboard the focused item is gone, so the focus moves to the next.
  useEffect(() => {
    if (!aoSair.current || aoSair.current.item.isConnected) return;
    const proximo = aoSair.current.depois.find(({ isConnected }) => isConnected);
    aoSair.current = null;
    if (document.activeElement !== document.body) return;
    if (proximo) focar(proximo);
    else ref.current?.focus();
  });
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const item = event.target as HTMLElement;
    const decide =
      event.key === 'Delete' || event.key === 'Backspace' || (event.key === 'Enter' && item.dataset.sugestao);
    aoSair.current =
      ref.current && decide && item.dataset.item !== undefined
        ? { item, depois: seguintes(ref.current, item) }
        : null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const folha = ref.current;
    if (!folha) return;
    const itens = porLugar(folha, '[data-item]');
    const em = itens.indexOf(event.target as HTMLElement);
    const irPara = (item: HTMLElement | undefined) => {
      if (!item) return;
      event.preventDefault();
      focar(item);
    };
    if (em < 0) {
      if (event.key === 'Enter' && event.target === folha) irPara(itens[0]);
      return;
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onSelecionar(null);
      folha.focus();
    } else if (event.key === 'Tab') irPara(itens[em + (event.shiftKey ? -1 : 1)]);
  };
  return { ref, teclas: { onKeyDown, onKeyDownCapture } };
};
