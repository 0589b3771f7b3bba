import { Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { FalhaAoAbrir } from '#web/falha-ao-abrir.tsx';
import { formatDia, formatDiaDoMomento } from '#web/formato.ts';
import { useFocoNaNovaPagina } from '#web/lista/foco-na-nova-pagina.ts';
import { useFiltroDoEndereco } from '#web/lista/use-filtro-do-endereco.ts';
import { idPerfilDe, useUsuario } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { BarraDosEncaminhamentos } from './barra-dos-encaminhamentos.tsx';
import {
  formaDosEncaminhados,
  quantosFiltrosDosEncaminhados,
  semFiltroDosEncaminhados,
} from './filtro-de-encaminhamentos.ts';
import { useEncaminhamentos } from './trabalho-queries.ts';
import './tratamento.css';

type Encaminhamento = NonNullable<
  ReturnType<typeof useEncaminhamentos>['data']
>['pages'][number]['itens'][number];

const idDaLinha = (idEncaminhamento: number): string => `encaminhamento-${idEncaminhamento}`;

const colunas = (comOrgaos: boolean): readonly TableColumn<Encaminhamento>[] => [
  {
    key: 'protocolo',
    header: 'Protocolo',
    rowHeader: true,
    // No link: the case is another office's now, and its content is not shown here.
    cell: ({ idEncaminhamento, numeroProtocolo }) => (
      <span className="trabalho-protocolo">
        <span id={idDaLinha(idEncaminhamento)} className="ui-mono" tabIndex={-1}>
          {numeroProtocolo}
        </span>
        <CopyButton text={numeroProtocolo} what={`protocolo ${numeroProtocolo}`} />
      </span>
    ),
  },
  { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => tipo.descTipoManifestacao },
  ...(comOrgaos ? [{ key: 'origem', header: 'De', cell: ({ origem }: Encaminhamento) => origem }] : []),
  {
    key: 'destino',
    header: 'Para',
    cell: ({ destino, paraFora }) => (
      <span className="trabalho-etiquetas">
        {destino}
        {paraFora && <Tag>Fora da plataforma</Tag>}
      </span>
    ),
  },
  {
    key: 'quando',
    header: 'Encaminhada em',
    sortable: true,
    cell: ({ encaminhadaEm }) => <span className="trabalho-dia">{formatDiaDoMomento(encaminhadaEm)}</span>,
  },
  { key: 'quem', header: 'Por', cell: ({ responsavel }) => responsavel },
  { key: 'situacao', header: 'Situação agora', cell: ({ situacao }) => situacao.descSituacaoManifestacao },
  {
    key: 'prazo',
    header: 'Prazo',
    cell: ({ prazoAtendimento }) => <span className="trabalho-dia">{formatDia(prazoAtendimento)}</span>,
  },
];

function Nenhum({ filtrada, onLimpar }: { readonly filtrada: boolean; readonly onLimpar: () => void }) {
  if (filtrada)
    return (
      <EmptyState
        title="Nada com esses filtros"
        action={
          <Button variant="primary" onClick={onLimpar}>
            Limpar filtros
          </Button>
        }
      >
        Nenhum encaminhamento combina com o que você escolheu.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nada encaminhado ainda"
      action={
        <LinkButton to="/manifestacao/tratar" variant="primary">
          Ir à lista de trabalho
        </LinkButton>
      }
    >
      O que o órgão encaminhar a outro aparece aqui, com a situação em que está.
    </EmptyState>
  );
}

function Lista({ comOrgaos }: { readonly comOrgaos: boolean }) {
  const { filtro: doEndereco, filtrar } = useFiltroDoEndereco(formaDosEncaminhados);
  const filtro = comOrgaos ? doEndereco : { ...doEndereco, idOuvidoria: null };
  const filtrada = quantosFiltrosDosEncaminhados(filtro) > 0;
  const lista = useEncaminhamentos(filtro);
  const paginas = lista.data?.pages ?? [];
  const itens = paginas.flatMap((pagina) => pagina.itens);
  const nova = paginas.at(-1)?.itens[0]?.idEncaminhamento;
  const esperarPagina = useFocoNaNovaPagina(paginas.length, nova === undefined ? undefined : idDaLinha(nova));
  return (
    <div data-largura="total">
      <p>O que o órgão encaminhou a outro, e como está agora. O conteúdo é do órgão que recebeu.</p>
      <BarraDosEncaminhamentos filtro={filtro} comOrgaos={comOrgaos} onFiltrar={filtrar} />
      {lista.isPending && <Skeleton shape="row" lines={6} label="Carregando os encaminhamentos…" />}
      {lista.isError && <FalhaAoAbrir titulo="Não foi possível carregar os encaminhamentos." falha={lista} />}
      {lista.isSuccess && (
        <div className="trabalho-tabela" aria-busy={lista.isPlaceholderData}>
          <Table
            caption="Manifestações encaminhadas"
            hiddenCaption
            columns={colunas(comOrgaos)}
            rows={itens}
            rowKey={({ idEncaminhamento }) => String(idEncaminhamento)}
            sort={{ key: 'quando', direction: filtro.sentido === 'asc' ? 'ascending' : 'descending' }}
            onSort={({ direction }) => filtrar({ sentido: direction === 'ascending' ? 'asc' : 'desc' })}
            dense
            empty={<Nenhum filtrada={filtrada} onLimpar={() => filtrar(semFiltroDosEncaminhados)} />}
          />
        </div>
      )}
      {lista.hasNextPage && (
        <div className="trabalho-mais">
          <Button
            variant="secondary"
            loading={lista.isFetchingNextPage}
            onClick={() => {
              esperarPagina();
              void lista.fetchNextPage();
            }}
          >
            Carregar mais
          </Button>
        </div>
      )}
    </div>
  );
}

export default function EncaminhamentosPage() {
  const usuario = useUsuario();
  if (!usuario) return null;
  const perfil = idPerfilDe(usuario);
  if (!perfisDaAcao('manifestacao.ver').includes(perfil)) {
    return (
      <EmptyState
        title="Seu perfil não vê encaminhamentos"
        action={
          <LinkButton to="/principal" variant="primary">
            Ver o que posso fazer
          </LinkButton>
        }
      >
        {`Você está trabalhando como ${usuario.perfilAtual.descPerfil}.`}
      </EmptyState>
    );
  }
  return <Lista comOrgaos={perfil === Perfil.administrador} />;
}
