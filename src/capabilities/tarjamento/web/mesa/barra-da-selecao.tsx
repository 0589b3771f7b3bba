import { faBan } from '@fortawesome/free-solid-svg-icons/faBan.js';
import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import { faTrash } from '@fortawesome/free-solid-svg-icons/faTrash.js';
import { nomeDoDado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import { Button } from '#shell/ui/button.tsx';
import type { MarcaEmObra } from '../../domain/marcas.ts';
import { CampoMotivo } from '../campo-motivo.tsx';
import type { Achado } from '../documento.ts';
import { contar } from '../nomes.ts';
import type { Acoes, Selecao } from './acoes.ts';

interface BarraDaSelecaoProps {
  readonly selecao: Selecao;
  readonly marcas: readonly MarcaEmObra[];
  readonly abertas: readonly Achado[];
  readonly acoes: Acoes;
  readonly onFechar: () => void;
}

function DaSugestao({ sugestao, acoes }: { readonly sugestao: Achado; readonly acoes: Acoes }) {
  return (
    <div className="tj-escolhido-atos">
      <Button size="small" variant="secondary" icon={faCheck} onClick={() => acoes.aceitar([sugestao])}>
        Aceitar
      </Button>
      <Button size="small" icon={faBan} onClick={() => acoes.recusar([sugestao])}>
        Recusar
      </Button>
    </div>
  );
}

function DasMarcas({ marcas, acoes }: { readonly marcas: readonly MarcaEmObra[]; readonly acoes: Acoes }) {
  const [primeira] = marcas;
  if (!primeira) return null;
  const grupos = gruposDe(marcas);
  const motivo = marcas.every((marca) => marca.motivo === primeira.motivo) ? primeira.motivo : null;
  const temTexto = grupos.length === 1 && !['retangulo', 'pagina'].includes(primeira.origem);
  return (
    <div className="tj-escolhido-atos">
      <CampoMotivo label="Motivo" value={motivo} onChange={(novo) => acoes.darMotivo(grupos, novo)} />
      {temTexto && (
        <Button size="small" onClick={() => acoes.marcarTexto(primeira.rotulo)}>
          Marcar este texto em todo o documento
        </Button>
      )}
      <Button size="small" icon={faTrash} onClick={() => acoes.remover(grupos)}>
        Remover
      </Button>
    </div>
  );
}

const gruposDe = (marcas: readonly MarcaEmObra[]): readonly string[] => [
  ...new Set(marcas.map(({ grupo }) => grupo)),
];

const titulos = (sugestao: Achado | undefined, marcas: readonly MarcaEmObra[]): readonly [string, string] => {
  if (sugestao) return [nomeDoDado[sugestao.tipo], sugestao.texto];
  const quantas = gruposDe(marcas).length;
  if (quantas > 1) return [contar(quantas, 'marca escolhida', 'marcas escolhidas'), ''];
  return ['Marca', marcas[0]?.rotulo ?? ''];
};

/** The actions for what is selected, at hand on any screen. */
export function BarraDaSelecao({ selecao, marcas, abertas, acoes, onFechar }: BarraDaSelecaoProps) {
  const sugestao = selecao?.tipo === 'sugestao' ? abertas.find(({ id }) => id === selecao.id) : undefined;
  const escolhidas =
    selecao?.tipo === 'marcas' ? marcas.filter(({ grupo }) => selecao.grupos.includes(grupo)) : [];
  if (!sugestao && escolhidas.length === 0) return null;
  const [titulo, texto] = titulos(sugestao, escolhidas);
  return (
    <section className="tj-selecao" aria-label="O que está escolhido">
      <div className="tj-escolhido">
        <p>
          <strong>{titulo}</strong> <span className="tj-texto">{texto}</span>
        </p>
        <Button size="small" icon={faTimes} aria-label="Deixar de escolher" onClick={onFechar} />
      </div>
      {sugestao ? (
        <DaSugestao sugestao={sugestao} acoes={acoes} />
      ) : (
        <DasMarcas marcas={escolhidas} acoes={acoes} />
      )}
    </section>
  );
}
