import { faAngleDown } from '@fortawesome/free-solid-svg-icons/faAngleDown.js';
import { faAngleRight } from '@fortawesome/free-solid-svg-icons/faAngleRight.js';
import { useId, useState } from 'react';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { nomeDaUnidade } from '../domain/unidade.ts';
import { useFilhas } from './siorg-queries.ts';

interface ArvoreProps {
  readonly aberta: number | null;
  readonly onAbrir: (codigo: number) => void;
}

type Filha = NonNullable<ReturnType<typeof useFilhas>['data']>['pages'][number]['itens'][number];

function Ramo({ unidade, ...props }: ArvoreProps & { readonly unidade: Filha }) {
  const [desdobrado, setDesdobrado] = useState(false);
  const id = useId();
  const nome = nomeDaUnidade(unidade);
  return (
    <li>
      <div className="siorg-ramo">
        {unidade.temFilhas ? (
          <Button
            icon={desdobrado ? faAngleDown : faAngleRight}
            size="small"
            aria-label={`Unidades abaixo de ${nome}`}
            aria-expanded={desdobrado}
            aria-controls={id}
            onClick={() => setDesdobrado(!desdobrado)}
          />
        ) : (
          <span className="siorg-folha" />
        )}
        <button
          type="button"
          className="siorg-nome"
          aria-current={props.aberta === unidade.codigo ? 'true' : undefined}
          onClick={() => props.onAbrir(unidade.codigo)}
        >
          {nome}
        </button>
        {!unidade.ativo && <Tag>Inativa</Tag>}
      </div>
      <div id={id} hidden={!desdobrado}>
        {desdobrado && <Nivel {...props} idPai={unidade.codigo} nome={nome} />}
      </div>
    </li>
  );
}

interface NivelProps extends ArvoreProps {
  readonly idPai: number | null;
  readonly nome: string;
}

/** One level of the tree; the levels below are fetched when opened. */
function Nivel({ idPai, nome, ...props }: NivelProps) {
  const consulta = useFilhas(idPai);
  if (consulta.isPending) return <Skeleton shape="row" lines={3} label={`Buscando ${nome}…`} />;
  if (consulta.isError) return <FalhaAoAbrir titulo={`Não foi possível abrir ${nome}.`} falha={consulta} />;
  const unidades = consulta.data.pages.flatMap(({ itens }) => itens);
  if (unidades.length === 0) {
    return (
      <EmptyState
        title="O diretório está vazio"
        action={
          <LinkButton to="/orgao-siorg?aba=importar" variant="secondary">
            Importar a estrutura
          </LinkButton>
        }
      >
        Traga a estrutura do SIORG de um arquivo ou cadastre as unidades à mão.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="siorg-nivel" aria-label={nome}>
        {unidades.map((unidade) => (
          <Ramo key={unidade.codigo} unidade={unidade} {...props} />
        ))}
      </ul>
      {consulta.hasNextPage && (
        <Button
          size="small"
          loading={consulta.isFetchingNextPage}
          onClick={() => void consulta.fetchNextPage()}
        >
          Mostrar mais unidades
        </Button>
      )}
    </>
  );
}

/** Nested lists, each with its own button: Tab and Enter work, and screen readers say the level. */
export function Arvore(props: ArvoreProps) {
  return <Nivel {...props} idPai={null} nome="Diretório do SIORG" />;
}
