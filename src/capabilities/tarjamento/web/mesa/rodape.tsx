import { Button } from '#shell/ui/button.tsx';
import { agrupar, type MarcaEmObra, paginasMarcadas } from '../../domain/marcas.ts';
import { contar } from '../nomes.ts';

interface RodapeProps {
  readonly marcas: readonly MarcaEmObra[];
  readonly abertas: number;
  /** How many other documents have marks too. */
  readonly outros: number;
  readonly onAplicar: (quais: 'este' | 'todos') => void;
}

/** The progress, always in view, and the button that applies the marks. */
export function Rodape({ marcas, abertas, outros, onAplicar }: RodapeProps) {
  const quantas = agrupar(marcas).length;
  const paginas = paginasMarcadas(marcas).length;
  return (
    <div className="tj-rodape">
      <p role="status">
        {contar(quantas, 'marca', 'marcas')} em {contar(paginas, 'página', 'páginas')} ·{' '}
        {contar(abertas, 'sugestão a decidir', 'sugestões a decidir')}
      </p>
      <div className="tj-atos">
        {outros > 0 && quantas > 0 && (
          <Button variant="secondary" onClick={() => onAplicar('todos')}>
            {`Aplicar nos ${outros + 1} documentos`}
          </Button>
        )}
        <Button variant="primary" disabled={quantas === 0} onClick={() => onAplicar('este')}>
          Aplicar e verificar
        </Button>
      </div>
    </div>
  );
}
