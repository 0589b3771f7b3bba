import type { ResultadoDoSite } from '../../contract.ts';
import { NADA_ENCONTRADO, nomeDoGrupo } from '../../domain/busca-do-site.ts';

export const LISTA = 'sugestoes-da-busca';
export const idDaOpcao = (posicao: number): string => `${LISTA}-${posicao}`;

interface SuggestionsProps {
  readonly grupos: ResultadoDoSite['grupos'];
  /** The position, over all groups, of the option the arrows are at; -1 for none. */
  readonly ativa: number;
  readonly onEscolher: (endereco: string) => void;
}

const comPosicao = (grupos: ResultadoDoSite['grupos']) => {
  let posicao = 0;
  return grupos.map(({ grupo, itens }) => ({
    grupo,
    itens: itens.map((item) => ({ ...item, posicao: posicao++ })),
  }));
};

/** The combobox's options. Focus stays in the field; `aria-activedescendant` names the active. */
export function SearchSuggestions({ grupos, ativa, onEscolher }: SuggestionsProps) {
  if (grupos.length === 0) return <p className="sh-sugestoes sh-sugestoes-vazia">{NADA_ENCONTRADO}</p>;
  return (
    <div className="sh-sugestoes" role="listbox" id={LISTA} aria-label="Sugestões">
      {comPosicao(grupos).map(({ grupo, itens }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox
        <div key={grupo} role="group" aria-labelledby={`${LISTA}-${grupo}`}>
          <div className="sh-sugestoes-grupo" id={`${LISTA}-${grupo}`} role="presentation">
            {nomeDoGrupo[grupo]}
          </div>
          {itens.map(({ titulo, detalhe, endereco, posicao }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field's arrows and Enter choose, as in every combobox
            <div
              key={`${endereco} ${titulo}`}
              id={idDaOpcao(posicao)}
              role="option"
              tabIndex={-1}
              aria-selected={posicao === ativa}
              // Otherwise the field loses the focus before the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onEscolher(endereco)}
            >
              <strong>{titulo}</strong>
              <span>{detalhe}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
