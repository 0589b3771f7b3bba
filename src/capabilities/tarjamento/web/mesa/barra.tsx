import { faArrowsAltH } from '@fortawesome/free-solid-svg-icons/faArrowsAltH.js';
import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import { faFile } from '@fortawesome/free-solid-svg-icons/faFile.js';
import { faHandPaper } from '@fortawesome/free-solid-svg-icons/faHandPaper.js';
import { faICursor } from '@fortawesome/free-solid-svg-icons/faICursor.js';
import { faRedo } from '@fortawesome/free-solid-svg-icons/faRedo.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { faSearchMinus } from '@fortawesome/free-solid-svg-icons/faSearchMinus.js';
import { faSearchPlus } from '@fortawesome/free-solid-svg-icons/faSearchPlus.js';
import { faUndo } from '@fortawesome/free-solid-svg-icons/faUndo.js';
import { faVectorSquare } from '@fortawesome/free-solid-svg-icons/faVectorSquare.js';
import { type ReactNode, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Dropdown } from '#shell/ui/janela/dropdown.tsx';
import { Tooltip, type TooltipProps } from '#shell/ui/janela/tooltip.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import type { Historico } from '../../domain/marcas.ts';
import { MAIOR_ZOOM, MENOR_ZOOM } from '../folha/zoom.ts';
import type { Acoes, Ferramenta } from './acoes.ts';

interface BarraProps {
  readonly historico: Historico;
  readonly ferramenta: Ferramenta;
  readonly onFerramenta: (ferramenta: Ferramenta) => void;
  readonly acoes: Pick<Acoes, 'desfazer' | 'refazer'>;
  readonly paginaAtual: number;
  readonly onPaginaInteira: () => void;
  readonly onRetanguloPorTeclado: () => void;
  /** The scale as shown to the person: 1 is 100 %. */
  readonly zoom: number;
  readonly onZoom: (passo: 'mais' | 'menos' | 'largura') => void;
  readonly motivo: ReactNode;
  readonly busca: ReactNode;
}

const FERRAMENTAS = [
  { id: 'texto', rotulo: 'Marcar texto', icone: faICursor },
  { id: 'retangulo', rotulo: 'Marcar área', icone: faVectorSquare },
  { id: 'mover', rotulo: 'Só ler', icone: faHandPaper },
] as const;

function ComDica({ dica, children }: { readonly dica: string } & Pick<TooltipProps, 'children'>) {
  return (
    <Tooltip text={dica} place="bottom">
      {children}
    </Tooltip>
  );
}

export function Barra(props: BarraProps) {
  const { historico, ferramenta, onFerramenta, acoes, paginaAtual, zoom, onZoom } = props;
  // A phone has no room for both rows at once.
  const estreita = useMediaQuery('(max-width: 575px)');
  const [tudo, setTudo] = useState(false);
  return (
    <div className="tj-barra" role="toolbar" aria-label="Ferramentas" data-tudo={tudo}>
      <fieldset className="tj-grupo" aria-label="O que fazer com o documento">
        {FERRAMENTAS.map(({ id, rotulo, icone }) => (
          <Button
            key={id}
            size="small"
            className="tj-ferramenta"
            icon={icone}
            aria-pressed={ferramenta === id}
            onClick={() => onFerramenta(id)}
          >
            {rotulo}
          </Button>
        ))}
      </fieldset>
      <Dropdown
        label="Mais marcas"
        size="small"
        {...(estreita && { hiddenLabel: true, icon: faEllipsisV, align: 'end' as const })}
        items={[
          {
            id: 'pagina',
            label: `Marcar a página ${paginaAtual + 1} inteira`,
            icon: faFile,
            onSelect: props.onPaginaInteira,
          },
          {
            id: 'teclado',
            label: 'Pôr um retângulo e ajustar com as setas',
            icon: faVectorSquare,
            onSelect: props.onRetanguloPorTeclado,
          },
        ]}
      />
      <fieldset className="tj-grupo" aria-label="Desfazer e refazer">
        <ComDica dica="Desfazer (Ctrl+Z)">
          <Button
            size="small"
            icon={faUndo}
            aria-label="Desfazer"
            aria-disabled={historico.passado.length === 0}
            onClick={acoes.desfazer}
          />
        </ComDica>
        <ComDica dica="Refazer (Ctrl+Shift+Z)">
          <Button
            size="small"
            icon={faRedo}
            aria-label="Refazer"
            aria-disabled={historico.futuro.length === 0}
            onClick={acoes.refazer}
          />
        </ComDica>
      </fieldset>
      <fieldset className="tj-grupo" aria-label="Tamanho da página">
        <ComDica dica="Diminuir (tecla −)">
          <Button
            size="small"
            icon={faSearchMinus}
            aria-label="Diminuir"
            aria-disabled={zoom <= MENOR_ZOOM}
            onClick={() => onZoom('menos')}
          />
        </ComDica>
        <span className="tj-zoom">{Math.round(zoom * 100)} %</span>
        <ComDica dica="Aumentar (tecla +)">
          <Button
            size="small"
            icon={faSearchPlus}
            aria-label="Aumentar"
            aria-disabled={zoom >= MAIOR_ZOOM}
            onClick={() => onZoom('mais')}
          />
        </ComDica>
        <ComDica dica="Ajustar à largura (tecla 0)">
          <Button
            size="small"
            icon={faArrowsAltH}
            aria-label="Ajustar à largura"
            onClick={() => onZoom('largura')}
          />
        </ComDica>
      </fieldset>
      <Button
        size="small"
        className="tj-mostrar-tudo"
        icon={faSearch}
        aria-label="Procurar no documento e escolher o motivo"
        aria-expanded={tudo}
        onClick={() => setTudo(!tudo)}
      />
      {props.busca}
      {props.motivo}
    </div>
  );
}
