import { useState } from 'react';
import { formatMomento } from '#web/formato.ts';
import { textoDaCelula } from '#web/lista/celulas.tsx';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import { usePaginas } from '#web/lista/paginas.tsx';
import { useFiltroDoEndereco } from '#web/lista/use-filtro-do-endereco.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { AtoAuditado } from '../contract.ts';
import { useAtos } from './auditoria-queries.ts';
import { BarraDaAuditoria } from './barra-da-auditoria.tsx';
import { DetalheDoAto } from './detalhe-do-ato.tsx';
import { formaDoFiltro, quantosFiltros, semFiltro } from './filtro-do-endereco.ts';

const TAMANHOS = [25, 50, 100] as const;
type Tamanho = (typeof TAMANHOS)[number];

const colunas = (
  comOrgaos: boolean,
  abrir: (ato: AtoAuditado) => void,
): readonly TableColumn<AtoAuditado>[] => [
  { key: 'acao', header: 'Ato', rowHeader: true, cell: ({ acao }) => acao },
  { key: 'alvo', header: 'A quê', cell: ({ alvo }) => textoDaCelula(alvo) },
  { key: 'area', header: 'Área', cell: ({ area }) => area },
  ...(comOrgaos
    ? [{ key: 'orgao', header: 'Órgão', cell: ({ orgao }: AtoAuditado) => orgao ?? 'Plataforma' }]
    : []),
  { key: 'quem', header: 'Por', cell: ({ responsavel }) => textoDaCelula(responsavel) },
  { key: 'quando', header: 'Quando', cell: ({ ocorridoEm }) => formatMomento(ocorridoEm) },
  {
    key: 'detalhe',
    header: 'Detalhes',
    cell: (ato) => (
      <Button size="small" aria-label={`Ver detalhes de ${ato.acao}, ${ato.alvo}`} onClick={() => abrir(ato)}>
        Ver
      </Button>
    ),
  },
];

function Nada({ filtrada, onLimpar }: { readonly filtrada: boolean; readonly onLimpar: () => void }) {
  return filtrada ? (
    <EmptyState
      title="Nada com esses filtros"
      action={
        <Button variant="primary" onClick={onLimpar}>
          Limpar filtros
        </Button>
      }
    >
      Nenhum ato combina com o que você escolheu.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nada foi feito ainda"
      action={
        <LinkButton to="/configuracoes" variant="primary">
          Ver as configurações
        </LinkButton>
      }
    >
      Cada ato da administração e cada ato em uma manifestação aparece aqui.
    </EmptyState>
  );
}

export function ListaDaAuditoria({ comOrgaos }: { readonly comOrgaos: boolean }) {
  const { filtro: doEndereco, filtrar } = useFiltroDoEndereco(formaDoFiltro);
  const filtro = comOrgaos ? doEndereco : { ...doEndereco, idOuvidoria: null };
  const paginas = usePaginas();
  const [porPagina, setPorPagina] = useState<Tamanho>(25);
  const pagina = useAtos({ filtro, porPagina, cursor: paginas.cursor });
  const [aberto, setAberto] = useState<AtoAuditado | null>(null);
  const linhas = pagina.data?.itens ?? [];
  return (
    <>
      <BarraDaAuditoria filtro={filtro} comOrgaos={comOrgaos} onFiltrar={filtrar} />
      <ListaPaginada
        oQue="os atos"
        consulta={pagina}
        naTela={linhas.length}
        proximo={pagina.data?.proximoCursor}
        paginas={paginas}
        tamanhos={TAMANHOS}
        porPagina={porPagina}
        onPorPagina={setPorPagina}
        vazia={<Nada filtrada={quantosFiltros(filtro) > 0} onLimpar={() => filtrar(semFiltro)} />}
      >
        <Table
          caption="Atos, do mais novo ao mais antigo"
          hiddenCaption
          columns={colunas(comOrgaos, setAberto)}
          rows={linhas}
          rowKey={({ origem, id }) => `${origem}-${id}`}
          dense
        />
      </ListaPaginada>
      {aberto && <DetalheDoAto ato={aberto} onFechar={() => setAberto(null)} />}
    </>
  );
}
