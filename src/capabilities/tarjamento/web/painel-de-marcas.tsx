import { faTrash } from '@fortawesome/free-solid-svg-icons/faTrash.js';
import type { KeyboardEvent } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { rove } from '#shell/ui/navegacao/roving.ts';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { nomesDasOrigens } from '../domain/lista-de-marcas.ts';
import { agrupar, type GrupoDeMarcas, type MarcaEmObra } from '../domain/marcas.ts';
import { motivosLegais } from '../domain/motivos.ts';
import type { Acoes, Selecao } from './mesa/acoes.ts';
import { MostrarMais } from './mostrar-mais.tsx';

interface PainelDeMarcasProps {
  readonly marcas: readonly MarcaEmObra[];
  readonly selecao: Selecao;
  readonly acoes: Acoes;
  readonly onSelecionar: (selecao: Selecao) => void;
  readonly onIr: (marca: MarcaEmObra) => void;
}

/** Arrows move between rows, Delete removes. */
const teclasDaLista =
  (acoes: Acoes, grupos: readonly string[]) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const linhas = [...event.currentTarget.querySelectorAll<HTMLElement>('.tj-ir')];
    const em = linhas.indexOf(event.target as HTMLElement);
    const grupo = grupos[em];
    if (em < 0 || grupo === undefined) return;
    const proxima = rove(event.key, em, linhas.length, 'vertical');
    if (proxima === null && event.key !== 'Delete') return;
    event.preventDefault();
    event.stopPropagation();
    const para = proxima === null ? (linhas[em + 1] ?? linhas[em - 1]) : linhas[proxima];
    para?.focus();
    if (proxima === null) acoes.remover([grupo]);
  };

function UmaMarca({
  de,
  selecao,
  acoes,
  onSelecionar,
  onIr,
}: { readonly de: GrupoDeMarcas } & Omit<PainelDeMarcasProps, 'marcas'>) {
  const [primeira] = de.marcas;
  if (!primeira) return null;
  const escolhidos = selecao?.tipo === 'marcas' ? selecao.grupos : [];
  const escolhida = escolhidos.includes(de.grupo);
  const outros = escolhidos.filter((grupo) => grupo !== de.grupo);
  return (
    <li className="tj-linha" data-selecionada={escolhida}>
      <Checkbox
        hiddenLabel
        label={`Escolher ${primeira.rotulo}, página ${primeira.pagina + 1}`}
        checked={escolhida}
        onChange={() => onSelecionar({ tipo: 'marcas', grupos: escolhida ? outros : [...outros, de.grupo] })}
      />
      <button type="button" className="tj-ir" onClick={() => onIr(primeira)}>
        <span className="tj-texto">{primeira.rotulo}</span>
        <span className="ui-muted">
          Página {primeira.pagina + 1} · {nomesDasOrigens[primeira.origem]}
        </span>
      </button>
      <Button
        size="small"
        icon={faTrash}
        aria-label={`Remover a marca ${primeira.rotulo}, página ${primeira.pagina + 1}`}
        onClick={() => acoes.remover([de.grupo])}
      />
    </li>
  );
}

/** The marks, grouped by reason. */
export function PainelDeMarcas(props: PainelDeMarcasProps) {
  const { marcas, onSelecionar, acoes } = props;
  const isToque = useMediaQuery('(pointer: coarse)');
  if (marcas.length === 0)
    return (
      <p className="tj-vazio">
        Nada marcado ainda. {isToque ? 'Deslize o dedo' : 'Arraste'} sobre o texto da página, desenhe uma
        área, procure um texto ou aceite as sugestões.
      </p>
    );
  return (
    <div className="tj-painel">
      {motivosLegais.map(({ codigo, nome, artigo }) => {
        const grupos = agrupar(marcas.filter(({ motivo }) => motivo === codigo));
        const ids = grupos.map(({ grupo }) => grupo);
        if (grupos.length === 0) return null;
        return (
          <section key={codigo} aria-label={nome}>
            <div className="tj-tipo">
              <h3>
                {nome} <span className="ui-count">{grupos.length.toLocaleString('pt-BR')}</span>
              </h3>
              <Button
                size="small"
                aria-label={`Escolher todas com o motivo ${nome}`}
                onClick={() => onSelecionar({ tipo: 'marcas', grupos: ids })}
              >
                Escolher
              </Button>
            </div>
            <p className="tj-artigo">{artigo}</p>
            <ul onKeyDown={teclasDaLista(acoes, ids)}>
              <MostrarMais itens={grupos}>
                {(de) => <UmaMarca key={de.grupo} de={de} {...props} />}
              </MostrarMais>
            </ul>
          </section>
        );
      })}
    </div>
  );
}
