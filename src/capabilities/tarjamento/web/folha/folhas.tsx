import { type KeyboardEvent, type Ref, useCallback, useEffect, useImperativeHandle, useMemo } from 'react';
import type { MarcaEmObra } from '../../domain/marcas.ts';
import type { Retangulo } from '../../domain/retangulo.ts';
import type { Achado, Documento } from '../documento.ts';
import type { Acoes, Ferramenta, Selecao } from '../mesa/acoes.ts';
import { Folha } from './folha.tsx';
import { useFaixa } from './use-faixa.ts';
import { escalaDe, type Zoom } from './zoom.ts';

export interface IrPara {
  /** Scrolls to a place of the document and focuses the element with this selector. */
  irPara(pagina: number, y?: number, focar?: string): void;
}

interface FolhasProps {
  readonly ref: Ref<IrPara>;
  readonly documento: Documento;
  readonly inicial: number;
  readonly zoom: Zoom;
  readonly ferramenta: Ferramenta;
  readonly marcas: readonly MarcaEmObra[];
  readonly abertas: readonly Achado[];
  readonly procurados: readonly Retangulo[];
  readonly selecao: Selecao;
  readonly acoes: Acoes;
  readonly onSelecionar: (selecao: Selecao) => void;
  readonly onPagina: (pagina: number) => void;
  readonly onEscala: (escala: number) => void;
  readonly onTeclaDeZoom: (tecla: string) => boolean;
}

const VAO = 16;
const MARGEM = 32;
const SEM: readonly never[] = [];

/** The pages, one below the other; only those in view are rendered. */
export function Folhas(props: FolhasProps) {
  const { ref, documento, inicial, zoom, ferramenta, marcas, abertas, procurados, selecao } = props;
  const { acoes, onSelecionar, onPagina, onEscala, onTeclaDeZoom } = props;
  const { paginas } = documento;
  const escalaPara = useCallback(
    (largura: number) =>
      escalaDe(zoom, Math.max(1, ...paginas.map((pagina) => pagina.largura)), largura - MARGEM),
    [paginas, zoom],
  );
  const alturas = useCallback(
    (largura: number) => paginas.map(({ altura }) => altura * escalaPara(largura)),
    [paginas, escalaPara],
  );
  const { ref: rolo, largura, inicio, fim, noMeio, posicoes, irPara } = useFaixa(alturas, VAO, inicial);
  const escala = escalaPara(largura);
  useEffect(() => onPagina(noMeio), [noMeio, onPagina]);
  useEffect(() => onEscala(escala), [escala, onEscala]);
  useImperativeHandle(ref, () => ({
    irPara: (pagina, y = 0, focar) => {
      const { altura = 1 } = paginas[pagina] ?? {};
      // Leaves a quarter of the window above it, for context.
      irPara(pagina, y / altura);
      if (rolo.current && y > 0) rolo.current.scrollTop -= rolo.current.clientHeight / 4;
      // The element exists only after the pages in view are rendered.
      if (focar) requestAnimationFrame(() => rolo.current?.querySelector<HTMLElement>(focar)?.focus());
    },
  }));
  const porPagina = useMemo(
    () => ({
      marcas: Map.groupBy(marcas, ({ pagina }) => pagina),
      abertas: Map.groupBy(abertas, ({ pagina }) => pagina),
      procurados: Map.groupBy(procurados, ({ pagina }) => pagina),
    }),
    [marcas, abertas, procurados],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const passo = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    if (passo !== 0 && paginas[noMeio + passo]) {
      event.preventDefault();
      irPara(noMeio + passo);
    } else if (onTeclaDeZoom(event.key)) event.preventDefault();
  };
  const visiveis = Array.from({ length: fim - inicio + 1 }, (_, n) => inicio + n).filter((n) => paginas[n]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on the pages inside move between them
    <div className="tj-rolo tj-folhas" ref={rolo} onKeyDown={onKeyDown}>
      <div
        className="tj-coluna"
        style={{
          height: posicoes.at(-1),
          width: Math.max(1, ...paginas.map((pagina) => pagina.largura)) * escala + MARGEM,
        }}
      >
        {visiveis.map((pagina) => (
          <Folha
            key={pagina}
            documento={documento}
            pagina={pagina}
            escala={escala}
            topo={(posicoes[pagina] ?? 0) + VAO / 2}
            ferramenta={ferramenta}
            marcas={porPagina.marcas.get(pagina) ?? SEM}
            abertas={porPagina.abertas.get(pagina) ?? SEM}
            procurados={porPagina.procurados.get(pagina) ?? SEM}
            selecao={selecao}
            acoes={acoes}
            onSelecionar={onSelecionar}
          />
        ))}
      </div>
    </div>
  );
}
