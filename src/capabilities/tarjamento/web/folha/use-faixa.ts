import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { itensNaVista, posicoesDe } from './faixa.ts';

/** Used until it is measured, and in environments without layout. */
const SEM_MEDIDA = 800;

export interface Faixa {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly largura: number;
  readonly inicio: number;
  readonly fim: number;
  /** The item in the middle of the window. */
  readonly noMeio: number;
  readonly posicoes: readonly number[];
  readonly irPara: (item: number, parte?: number) => void;
}

/** A scrolling column that renders only what is near the window (a document may have 500 pages). */
export const useFaixa = (
  /** The heights of the items, which may depend on the available width. */
  medirItens: (largura: number) => readonly number[],
  vao: number,
  inicial = 0,
): Faixa => {
  const ref = useRef<HTMLDivElement>(null);
  const [vista, setVista] = useState({ topo: 0, altura: SEM_MEDIDA, largura: SEM_MEDIDA });
  const { largura } = vista;
  const posicoes = useMemo(() => posicoesDe(medirItens(largura), vao), [medirItens, largura, vao]);
  const medir = useCallback(() => {
    const caixa = ref.current;
    if (!caixa) return;
    const { scrollTop: topo, clientHeight, clientWidth } = caixa;
    setVista((antes) => {
      // While hidden (an unselected tab on a phone) it keeps its position.
      const altura = clientHeight || antes.altura;
      const larga = clientWidth || antes.largura;
      return antes.topo === topo && antes.altura === altura && antes.largura === larga
        ? antes
        : { topo, altura, largura: larga };
    });
  }, []);
  useLayoutEffect(() => {
    const caixa = ref.current;
    if (!caixa) return;
    medir();
    caixa.addEventListener('scroll', medir, { passive: true });
    const observador = 'ResizeObserver' in window ? new ResizeObserver(medir) : null;
    observador?.observe(caixa);
    return () => {
      caixa.removeEventListener('scroll', medir);
      observador?.disconnect();
    };
  }, [medir]);
  const [, noMeio] = itensNaVista(posicoes, vista.topo, vista.altura / 2);
  const irPara = useCallback(
    (item: number, parte = 0) => {
      const caixa = ref.current;
      if (!caixa) return;
      caixa.scrollTop = (posicoes[item] ?? 0) + parte * ((posicoes[item + 1] ?? 0) - (posicoes[item] ?? 0));
      medir();
    },
    [posicoes, medir],
  );
  // When page sizes change, the same part of the same page stays in view; at first, it opens where
  // it was left.
  const antes = useRef<readonly number[] | null>(null);
  useLayoutEffect(() => {
    const caixa = ref.current;
    const velhas = antes.current;
    antes.current = posicoes;
    if (!caixa || velhas === posicoes) return;
    if (!velhas) return irPara(inicial);
    const [item] = itensNaVista(velhas, caixa.scrollTop, 0);
    const tamanho = (velhas[item + 1] ?? 1) - (velhas[item] ?? 0);
    irPara(item, (caixa.scrollTop - (velhas[item] ?? 0)) / Math.max(1, tamanho));
  }, [posicoes, irPara, inicial]);
  const [inicio, fim] = itensNaVista(posicoes, vista.topo - vista.altura / 2, vista.altura * 2);
  return { ref, largura, inicio, fim, noMeio, posicoes, irPara };
};
