import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { MarcaEmObra } from '../../domain/marcas.ts';
import type { Acoes, Selecao } from '../mesa/acoes.ts';
import { nomeDoMotivo } from '../nomes.ts';
import { arrastar, type Canto, cantos, type Lugar, porTecla } from './mexer.ts';

interface MarcaNaFolhaProps {
  readonly marca: MarcaEmObra;
  readonly pagina: { readonly largura: number; readonly altura: number };
  readonly escala: number;
  readonly selecao: Selecao;
  readonly acoes: Acoes;
  readonly onSelecionar: (selecao: Selecao) => void;
}

const estilo = ({ x, y, largura, altura }: Lugar, escala: number) => ({
  left: x * escala,
  top: y * escala,
  width: largura * escala,
  height: altura * escala,
});

const gruposDe = (selecao: Selecao): readonly string[] => (selecao?.tipo === 'marcas' ? selecao.grupos : []);

/** Drags the mark, or one of its corners, and reports where it was left. */
const usePuxar = ({ marca, pagina, escala, acoes }: Omit<MarcaNaFolhaProps, 'selecao' | 'onSelecionar'>) => {
  const [provisorio, setProvisorio] = useState<Lugar | null>(null);
  const de = useRef<{ x: number; y: number; canto: Canto | null } | null>(null);
  const para = (event: PointerEvent): Lugar | null => {
    if (!de.current) return null;
    const { x, y, canto } = de.current;
    const dx = (event.clientX - x) / escala;
    const dy = (event.clientY - y) / escala;
    return Math.hypot(dx, dy) * escala > 3 ? arrastar(marca, canto, dx, dy, pagina) : null;
  };
  const gestos = (canto: Canto | null) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      if (event.button !== 0) return;
      de.current = { x: event.clientX, y: event.clientY, canto };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const lugar = para(event);
      if (lugar) setProvisorio(lugar);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      const lugar = para(event);
      de.current = null;
      setProvisorio(null);
      if (lugar) acoes.ajustar(marca.id, lugar);
    },
    onPointerCancel: () => {
      de.current = null;
      setProvisorio(null);
    },
  });
  return { lugar: provisorio ?? marca, gestos };
};

/**
 * A mark on its page. It is not a Tab stop by itself: the page is, and from there Tab goes from
 * mark to mark.
 */
export function MarcaNaFolha(props: MarcaNaFolhaProps) {
  const { marca, pagina, escala, selecao, acoes, onSelecionar } = props;
  const { lugar, gestos } = usePuxar(props);
  const escolhidos = gruposDe(selecao);
  const selecionada = escolhidos.includes(marca.grupo);
  const isSo = selecionada && escolhidos.length === 1;
  const selecionar = (juntar: boolean) => {
    const outros = escolhidos.filter((grupo) => grupo !== marca.grupo);
    if (!juntar) return onSelecionar({ tipo: 'marcas', grupos: [marca.grupo] });
    onSelecionar({ tipo: 'marcas', grupos: selecionada ? outros : [...outros, marca.grupo] });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const novo = porTecla(marca, event, pagina);
    const apaga = event.key === 'Delete' || event.key === 'Backspace';
    if (!novo && !apaga) return;
    event.preventDefault();
    event.stopPropagation();
    if (novo) acoes.ajustar(marca.id, novo, marca.id);
    else acoes.remover(escolhidos.includes(marca.grupo) ? escolhidos : [marca.grupo]);
  };
  return (
    <>
      <button
        type="button"
        className="tj-marca"
        tabIndex={-1}
        data-item=""
        data-grupo={marca.grupo}
        style={estilo(lugar, escala)}
        aria-pressed={selecionada}
        aria-label={`Marca: ${marca.rotulo}. ${nomeDoMotivo(marca.motivo)}`}
        aria-describedby="tj-teclas"
        onClick={(event) => selecionar(event.ctrlKey || event.metaKey || event.shiftKey)}
        onKeyDown={onKeyDown}
        {...(isSo ? gestos(null) : { onPointerDown: (event) => event.stopPropagation() })}
      />
      {isSo &&
        cantos.map((canto) => (
          <span
            key={canto}
            className="tj-alca"
            data-canto={canto}
            aria-hidden="true"
            style={{
              left: (lugar.x + (canto.endsWith('e') ? lugar.largura : 0)) * escala,
              top: (lugar.y + (canto.startsWith('s') ? lugar.altura : 0)) * escala,
            }}
            {...gestos(canto)}
          />
        ))}
    </>
  );
}
