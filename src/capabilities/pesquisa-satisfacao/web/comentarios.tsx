import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { useFocoNaNovaPagina } from '#shell/lista/foco-na-nova-pagina.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import type { Comentario, ConsultaDeResultados } from './resultados-queries.ts';

const SELADOS: readonly (number | null)[] = [TipoManifestacao.denuncia, TipoManifestacao.comunicacao];

interface ComentarioProps {
  readonly id: string;
  readonly comentario: Comentario;
  readonly comOrgao: boolean;
}

function UmComentario({ id, comentario, comOrgao }: ComentarioProps) {
  const { tipo, orgao, respondidaEm } = comentario;
  return (
    <li id={id} tabIndex={-1}>
      <blockquote>{comentario.comentario}</blockquote>
      <p className="resultados-sobre">
        <span className="ui-muted">
          {[tipo, ...(comOrgao ? [orgao] : []), formatDiaDoMomento(respondidaEm)].join(' · ')}
        </span>
      </p>
    </li>
  );
}

interface ComentariosProps {
  readonly consulta: ConsultaDeResultados;
  readonly idTipoManifestacao: number | null;
  /** When the results cover several offices, each comment says which one it is about. */
  readonly comOrgao: boolean;
}

/** What people added in their own words; never who they are. */
export function Comentarios({ consulta, idTipoManifestacao, comOrgao }: ComentariosProps) {
  const pages = consulta.data?.pages ?? [];
  const comentarios = pages.flatMap((page) => page.comentarios);
  const idDe = (indice: number) => `comentario-${indice}`;
  const primeiroNovo = comentarios.length - (pages.at(-1)?.comentarios.length ?? 0);
  const esperarPagina = useFocoNaNovaPagina(pages.length, idDe(primeiroNovo));
  const carregarMais = () => {
    esperarPagina();
    void consulta.fetchNextPage();
  };
  return (
    <section aria-labelledby="resultados-comentarios">
      <h2 id="resultados-comentarios">Comentários</h2>
      <p className="ui-muted">
        Sem o nome de quem escreveu e sem a nota que deu. Os de denúncias e comunicações são sigilosos e não
        aparecem aqui.
      </p>
      {comentarios.length === 0 && (
        <p>
          {SELADOS.includes(idTipoManifestacao)
            ? 'O tipo escolhido não tem comentários para mostrar.'
            : 'Ninguém deixou comentário neste período.'}
        </p>
      )}
      {comentarios.length > 0 && (
        <ul className="resultados-comentarios">
          {comentarios.map((comentario, indice) => (
            <UmComentario key={idDe(indice)} id={idDe(indice)} comentario={comentario} comOrgao={comOrgao} />
          ))}
        </ul>
      )}
      {consulta.isFetchNextPageError && (
        <FalhaAoAbrir
          titulo="Não foi possível carregar mais."
          falha={{ ...consulta, refetch: carregarMais }}
        />
      )}
      {consulta.hasNextPage && !consulta.isFetchNextPageError && (
        <Button variant="secondary" loading={consulta.isFetchingNextPage} onClick={carregarMais}>
          Carregar mais
        </Button>
      )}
    </section>
  );
}
