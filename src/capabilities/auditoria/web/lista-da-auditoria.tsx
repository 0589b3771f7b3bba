import { useState } from 'react';
import { formatMomento } from '#shell/formato.ts';
import { textoDaCelula } from '#shell/lista/celulas.tsx';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { useLista } from '#shell/lista/use-lista.ts';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { AtoAuditado } from '../contract.ts';
import { listaDeAtos } from './auditoria-queries.ts';
import { BarraDaAuditoria } from './barra-da-auditoria.tsx';
import { DetalheDoAto } from './detalhe-do-ato.tsx';

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
  const lista = useLista(listaDeAtos(comOrgaos));
  const [aberto, setAberto] = useState<AtoAuditado | null>(null);
  return (
    <>
      <BarraDaAuditoria filtro={lista.filtro} comOrgaos={comOrgaos} onFiltrar={lista.filtrar} />
      <ListaPaginada
        lista={lista}
        oQue="os atos"
        titulo="Atos, do mais novo ao mais antigo"
        colunas={colunas(comOrgaos, setAberto)}
        vazia={<Nada filtrada={lista.filtrada} onLimpar={lista.limpar} />}
      />
      {aberto && <DetalheDoAto ato={aberto} onFechar={() => setAberto(null)} />}
    </>
  );
}
