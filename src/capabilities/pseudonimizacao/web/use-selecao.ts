import { type RefObject, useEffect, useState } from 'react';
import type { Faixa } from '#capabilities/manifestacao/domain/ler/cobrir-faixas.ts';
import { semEspacos } from '../domain/ocorrencias.ts';

/** How far into the box a point of the page lies, in letters. */
const lugarNa = (caixa: Node, no: Node, posicao: number): number => {
  const antes = document.createRange();
  antes.selectNodeContents(caixa);
  antes.setEnd(no, posicao);
  return antes.toString().length;
};

const faixaNa = (caixa: Node, range: Range, tamanho: number): Faixa => ({
  inicio: caixa.contains(range.startContainer) ? lugarNa(caixa, range.startContainer, range.startOffset) : 0,
  fim: caixa.contains(range.endContainer) ? lugarNa(caixa, range.endContainer, range.endOffset) : tamanho,
});

/**
 * The piece of the text that was last selected in the box. It stays when the selection goes elsewhere:
 * a touch on the button takes it away before the button is pressed.
 */
export const useSelecao = (caixa: RefObject<HTMLElement | null>, texto: string) => {
  const [selecao, setSelecao] = useState<Faixa | null>(null);
  useEffect(() => {
    const ouvir = () => {
      const feita = document.getSelection();
      const range = feita && feita.rangeCount > 0 ? feita.getRangeAt(0) : null;
      if (!range || !caixa.current || !range.intersectsNode(caixa.current)) return;
      setSelecao(semEspacos(texto, faixaNa(caixa.current, range, texto.length)));
    };
    document.addEventListener('selectionchange', ouvir);
    return () => document.removeEventListener('selectionchange', ouvir);
  }, [caixa, texto]);
  return { selecao, esquecer: () => setSelecao(null) };
};
