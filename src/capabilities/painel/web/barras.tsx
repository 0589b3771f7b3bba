import type { LinhaDoQuadro } from '../domain/visao.ts';
import { textoDoTotal } from './textos-do-painel.ts';

const CHEIA = 100;

/** The shares of a whole, for the eyes; the table says the same. A hidden number has no bar. */
export function Barras({ linhas }: { readonly linhas: readonly LinhaDoQuadro[] }) {
  const maior = Math.max(1, ...linhas.map(({ total }) => total ?? 0));
  return (
    <div className="painel-barras">
      {linhas.map((linha) => (
        <div key={linha.chave} className="painel-barra">
          <span>{linha.nome}</span>
          <strong data-oculto={linha.total === null}>{textoDoTotal(linha)}</strong>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" focusable="false" aria-hidden="true">
            <rect className="painel-trilho" width={CHEIA} height="4" />
            <rect
              className="painel-cheia"
              width={linha.total === null ? 0 : (CHEIA * linha.total) / maior}
              height="4"
            />
          </svg>
        </div>
      ))}
    </div>
  );
}
