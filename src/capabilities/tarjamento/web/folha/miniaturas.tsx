import { type KeyboardEvent, useCallback, useEffect } from 'react';
import { rove } from '#shell/ui/navegacao/roving.ts';
import type { Documento } from '../documento.ts';
import { Vez } from '../motor/leitor.ts';
import { contar } from '../nomes.ts';
import { Pintura } from './pintura.tsx';
import { useFaixa } from './use-faixa.ts';

interface MiniaturasProps {
  readonly documento: Documento;
  readonly atual: number;
  /** How many marks each page has. */
  readonly marcas: ReadonlyMap<number, number>;
  readonly abertas: ReadonlyMap<number, number>;
  readonly onEscolher: (pagina: number) => void;
}

const LADO = 112;
const LEGENDA = 28;
const VAO = 12;

export function Miniaturas({ documento, atual, marcas, abertas, onEscolher }: MiniaturasProps) {
  const { paginas, leitor } = documento;
  const alturas = useCallback(
    () => paginas.map(({ largura, altura }) => (altura / largura) * LADO + LEGENDA),
    [paginas],
  );
  const { ref, inicio, fim, posicoes } = useFaixa(alturas, VAO);
  useEffect(() => {
    const caixa = ref.current;
    const topo = posicoes[atual] ?? 0;
    const base = posicoes[atual + 1] ?? 0;
    if (!caixa || caixa.clientHeight === 0) return;
    if (topo < caixa.scrollTop) caixa.scrollTop = topo;
    else if (base > caixa.scrollTop + caixa.clientHeight) caixa.scrollTop = base - caixa.clientHeight;
  }, [ref, posicoes, atual]);
  const onKeyDown = (event: KeyboardEvent, pagina: number) => {
    const proxima = rove(event.key, pagina, paginas.length, 'vertical');
    if (proxima === null) return;
    event.preventDefault();
    onEscolher(proxima);
    // The thumbnail exists only once it is scrolled into view.
    requestAnimationFrame(() =>
      ref.current?.querySelector<HTMLElement>(`[data-pagina="${proxima}"]`)?.focus(),
    );
  };
  const visiveis = Array.from({ length: fim - inicio + 1 }, (_, n) => inicio + n).filter((n) => paginas[n]);
  return (
    <nav className="tj-miniaturas" aria-label="Páginas">
      <div className="tj-rolo" ref={ref}>
        <ol style={{ height: posicoes.at(-1) }}>
          {visiveis.map((pagina) => {
            const { largura = 1, altura = 1 } = paginas[pagina] ?? {};
            const quantas = marcas.get(pagina) ?? 0;
            const porDecidir = abertas.get(pagina) ?? 0;
            return (
              <li key={pagina} style={{ top: posicoes[pagina] }}>
                <button
                  type="button"
                  data-pagina={pagina}
                  aria-current={pagina === atual ? 'page' : undefined}
                  tabIndex={pagina === atual ? 0 : -1}
                  onClick={() => onEscolher(pagina)}
                  onKeyDown={(event) => onKeyDown(event, pagina)}
                >
                  <span className="tj-miniatura" style={{ width: LADO, height: (altura / largura) * LADO }}>
                    {leitor && (
                      <Pintura leitor={leitor} pagina={pagina} escala={LADO / largura} vez={Vez.miniatura} />
                    )}
                  </span>
                  <span className="tj-legenda">
                    <span>
                      <span className="sr-only">Página </span>
                      {pagina + 1}
                    </span>
                    {quantas > 0 && (
                      <span className="ui-count">
                        {quantas}
                        <span className="sr-only">{quantas === 1 ? ' marca' : ' marcas'}</span>
                      </span>
                    )}
                    {porDecidir > 0 && (
                      <span className="sr-only">
                        , {contar(porDecidir, 'sugestão a decidir', 'sugestões a decidir')}
                      </span>
                    )}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </nav>
  );
}
