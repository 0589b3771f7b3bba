import { useEffect } from 'react';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { EsperandoPorVoce, ItemDeNovidade } from './itens.tsx';
import { useNovidades, useVerNovidades } from './novidades-queries.ts';
import '../principal/principal-do-cidadao.css';

/** Seen is what was shown: noted once the list is there. */
const useNotarQueViu = (mostradas: boolean): void => {
  const ver = useVerNovidades();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening of the page
  useEffect(() => {
    // If it fails they stay new, and the next visit tries again.
    if (mostradas) ver().catch((error: unknown) => console.warn(error));
  }, [mostradas]);
};

function Lista({ consulta }: { readonly consulta: ReturnType<typeof useNovidades> }) {
  const itens = consulta.data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  if (itens.length === 0)
    return (
      <EmptyState title="Nenhuma novidade">
        Respostas, pedidos de informação, prazos e decisões nas suas manifestações aparecem aqui.
      </EmptyState>
    );
  return (
    <section aria-labelledby="novidades-lista">
      <h2 id="novidades-lista">O que mudou</h2>
      <ul className="painel-lista">
        {itens.map((item) => (
          <ItemDeNovidade key={`${item.idManifestacao} ${item.ocorridoEm} ${item.acao}`} {...item} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {(consulta.data?.pages.length ?? 0) > 1 ? `${itens.length} novidades na lista.` : ''}
      </p>
      {consulta.hasNextPage && (
        <div className="ui-actions">
          <Button
            variant="secondary"
            loading={consulta.isFetchingNextPage}
            onClick={() => void consulta.fetchNextPage()}
          >
            Carregar mais
          </Button>
        </div>
      )}
    </section>
  );
}

export default function NovidadesPage() {
  const consulta = useNovidades();
  useNotarQueViu(consulta.isSuccess);
  return (
    <div className="pagina-simples">
      <FalhaAoAbrir titulo="Não foi possível buscar as novidades." falha={consulta} />
      {consulta.isPending && <Skeleton shape="card" lines={3} label="Buscando as novidades…" />}
      {consulta.data && (
        <>
          <EsperandoPorVoce esperando={consulta.data.pages[0]?.esperando ?? []} />
          <Lista consulta={consulta} />
        </>
      )}
      <div className="ui-actions">
        <LinkButton to="/usuario/meucadastro" variant="tertiary">
          Escolher o que recebo por e-mail
        </LinkButton>
      </div>
    </div>
  );
}
