import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { TipoDeMudanca } from '../domain/mudanca.ts';
import { CamposMudados } from './campos-mudados.tsx';
import { useMudancas } from './siorg-queries.ts';

interface ListaDeMudancasProps {
  readonly idImportacao: number;
  readonly tipo: TipoDeMudanca;
}

export function ListaDeMudancas({ idImportacao, tipo }: ListaDeMudancasProps) {
  const consulta = useMudancas(idImportacao, tipo);
  if (consulta.isPending) return <Skeleton shape="row" lines={5} label="Buscando as diferenças…" />;
  if (consulta.isError)
    return <FalhaAoAbrir titulo="Não foi possível buscar as diferenças." falha={consulta} />;
  return (
    <>
      <ul className="siorg-mudancas">
        {consulta.data.pages
          .flatMap(({ itens }) => itens)
          .map(({ idMudanca, codigo, nome, antes, depois, ouvidorias }) => (
            <li key={idMudanca}>
              <p className="siorg-marcas">
                <strong>{nome}</strong> <span className="ui-muted">{codigo}</span>
                {ouvidorias.map((ouvidoria) => (
                  <Tag key={ouvidoria} tone="warning">{`Ouvidoria ligada: ${ouvidoria}`}</Tag>
                ))}
              </p>
              <CamposMudados antes={antes} depois={depois} />
            </li>
          ))}
      </ul>
      {consulta.hasNextPage && (
        <Button loading={consulta.isFetchingNextPage} onClick={() => void consulta.fetchNextPage()}>
          Mostrar mais
        </Button>
      )}
    </>
  );
}
