import { type PointerEvent, useRef, useState } from 'react';
import { retangulosDoTrecho } from '../../domain/pdf/retangulos-do-trecho.ts';
import type { Retangulo } from '../../domain/retangulo.ts';
import type { PaginaLida } from '../documento.ts';
import type { Ferramenta } from '../mesa/acoes.ts';
import { entre } from './mexer.ts';
import { isSobre, letraEm, palavraEm } from './texto-da-pagina.ts';

interface Arrasto {
  readonly pagina: number;
  readonly tamanho: { readonly largura: number; readonly altura: number };
  readonly escala: number;
  readonly ferramenta: Ferramenta;
  readonly lida: PaginaLida | undefined;
  readonly onTexto: (retangulos: readonly Retangulo[], texto: string) => void;
  readonly onRetangulo: (retangulo: Retangulo) => void;
  readonly onNada: () => void;
}

/** In screen pixels: a shorter movement is a press, not a drag. */
const TREMOR = 4;

interface Comeco {
  readonly ponto: readonly [number, number];
  readonly tela: readonly [number, number];
  readonly letra: number | null;
  /** It started on a suggestion: a press selects that, a drag marks from there. */
  readonly naSugestao: boolean;
  puxou: boolean;
}

/** Marking with the pointer: along letters, line by line, or as a free rectangle. */
export const useArrasto = (arrasto: Arrasto) => {
  const { pagina, tamanho, escala, ferramenta, lida, onTexto, onRetangulo, onNada } = arrasto;
  const [rascunho, setRascunho] = useState<readonly Retangulo[]>([]);
  const comeco = useRef<Comeco | null>(null);
  const pontoDe = (event: PointerEvent<HTMLElement>): readonly [number, number] => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return [(event.clientX - left) / escala, (event.clientY - top) / escala];
  };
  const trecho = (de: number, ate: number): readonly [number, number] => [
    Math.min(de, ate),
    Math.max(de, ate) + 1,
  ];
  const marcarTrecho = ([inicio, fim]: readonly [number, number]) => {
    if (!lida) return;
    const texto = lida.texto.slice(inicio, fim).replace(/\s+/g, ' ').trim();
    const retangulos = retangulosDoTrecho(lida, inicio, fim, pagina);
    if (retangulos.length > 0) onTexto(retangulos, texto);
  };
  const largar = () => {
    comeco.current = null;
    setRascunho([]);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const naSugestao = (event.target as Element).closest('.tj-sugestao') !== null;
    if (ferramenta === 'mover') return naSugestao ? undefined : onNada();
    const ponto = pontoDe(event);
    const letra = ferramenta === 'texto' && lida ? letraEm(lida, ...ponto) : null;
    comeco.current = { ponto, tela: [event.clientX, event.clientY], letra, naSugestao, puxou: false };
    // Pointer capture would keep a suggestion from receiving its click.
    if (!naSugestao) event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const de = comeco.current;
    if (!de) return;
    if (!de.puxou && Math.hypot(event.clientX - de.tela[0], event.clientY - de.tela[1]) <= TREMOR) return;
    if (!de.puxou && de.naSugestao) event.currentTarget.setPointerCapture?.(event.pointerId);
    de.puxou = true;
    if (ferramenta === 'retangulo')
      return setRascunho([{ pagina, ...entre(de.ponto, pontoDe(event), tamanho) }]);
    const ate = lida ? letraEm(lida, ...pontoDe(event)) : null;
    if (lida && de.letra !== null && ate !== null)
      setRascunho(retangulosDoTrecho(lida, ...trecho(de.letra, ate), pagina));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const de = comeco.current;
    largar();
    if (!de) return;
    const ponto = pontoDe(event);
    if (!de.puxou) {
      const { letra } = de;
      if (de.naSugestao) return;
      // Double taps are hard on a touch screen, so a single tap marks the word under it.
      if (event.pointerType === 'touch' && lida && letra !== null && isSobre(lida, letra, ...ponto))
        return marcarTrecho(palavraEm(lida.texto, letra));
      return onNada();
    }
    if (ferramenta === 'retangulo') return onRetangulo({ pagina, ...entre(de.ponto, ponto, tamanho) });
    const ate = lida ? letraEm(lida, ...ponto) : null;
    if (de.letra !== null && ate !== null) marcarTrecho(trecho(de.letra, ate));
  };
  const onDoubleClick = (event: React.MouseEvent<HTMLElement>) => {
    if (ferramenta !== 'texto' || !lida) return;
    const ponto = pontoDe(event as PointerEvent<HTMLElement>);
    const letra = letraEm(lida, ...ponto);
    if (letra !== null && isSobre(lida, letra, ...ponto)) marcarTrecho(palavraEm(lida.texto, letra));
  };
  return {
    rascunho,
    gestos: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: largar, onDoubleClick },
  };
};
