import { formatDiaDoMomento, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { useHistorico } from '../gestao-queries.ts';
import { SecaoDaPessoa } from './secao-da-pessoa.tsx';

function Linhas({ idUsuario }: { readonly idUsuario: number }) {
  const historico = useHistorico(idUsuario);
  if (historico.isError)
    return <FalhaAoAbrir titulo="Não foi possível abrir o histórico." falha={historico} />;
  if (historico.isPending) return <Skeleton lines={4} label="Carregando o histórico…" />;
  const linhas = historico.data.pages.flatMap((pagina) => pagina.itens);
  if (linhas.length === 0) return <p>Nada foi feito nesta conta ainda.</p>;
  return (
    <>
      <ol className="pessoa-historico">
        {linhas.map(({ chave, acao, responsavel, ocorridoEm, soODia, detalhes }) => (
          <li key={chave}>
            <p>
              <strong>{acao}</strong> {detalhes.length > 0 && `(${detalhes.join('; ')})`}
            </p>
            <p className="ui-muted">{`${soODia ? formatDiaDoMomento(ocorridoEm) : formatMomento(ocorridoEm)} · ${responsavel}`}</p>
          </li>
        ))}
      </ol>
      {historico.hasNextPage && (
        <Button loading={historico.isFetchingNextPage} onClick={() => void historico.fetchNextPage()}>
          Carregar mais
        </Button>
      )}
    </>
  );
}

export function HistoricoDaPessoa({ idUsuario }: { readonly idUsuario: number }) {
  return (
    <SecaoDaPessoa titulo="Histórico">
      <Linhas idUsuario={idUsuario} />
    </SecaoDaPessoa>
  );
}
