import { faPaperPlane } from '@fortawesome/free-solid-svg-icons/faPaperPlane.js';
import { useState } from 'react';
import { formatMomento } from '#web/formato.ts';
import { lerUmDe, soEscolhidos } from '#web/lista/ler-do-endereco.ts';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import { usePaginas } from '#web/lista/paginas.tsx';
import { type FormaDoFiltro, useFiltroDoEndereco } from '#web/lista/use-filtro-do-endereco.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { type LinhaDaEntrega, tamanhosDaLista, type WebhookVisto } from '../contract.ts';
import { nomeDoEvento } from '../domain/eventos.ts';
import { type SituacaoDaEntrega, situacoesDaEntrega } from '../domain/webhook.ts';
import { nomesDasSituacoes, SituacaoDaEntregaVista } from './nomes-do-webhook.tsx';
import { UmaEntrega } from './uma-entrega.tsx';
import { type TamanhoDaLista, useEntregas } from './webhook-queries.ts';

interface Filtro {
  readonly situacao: SituacaoDaEntrega | undefined;
}

const forma: FormaDoFiltro<Filtro> = {
  ler: (params) => ({ situacao: lerUmDe(situacoesDaEntrega, params.get('situacao')) }),
  escrever: ({ situacao }) => soEscolhidos({ situacao: situacao ?? '' }),
};

const OPCOES = situacoesDaEntrega.map((situacao) => ({
  value: situacao,
  label: nomesDasSituacoes[situacao],
}));

const resultado = ({ ultima, proximaTentativaEm }: LinhaDaEntrega): string =>
  [
    ultima?.frase ?? 'Ainda não tentada.',
    proximaTentativaEm && `Próxima: ${formatMomento(proximaTentativaEm)}.`,
  ]
    .filter(Boolean)
    .join(' ');

const colunas = (onAbrir: (linha: LinhaDaEntrega) => void): readonly TableColumn<LinhaDaEntrega>[] => [
  {
    key: 'evento',
    header: 'Entrega',
    rowHeader: true,
    cell: (linha) => (
      <Button
        variant="tertiary"
        size="small"
        className="webhook-abrir"
        aria-label={`Ver a entrega ${linha.idEntrega}: ${nomeDoEvento(linha.evento)}`}
        onClick={() => onAbrir(linha)}
      >
        {nomeDoEvento(linha.evento)}
      </Button>
    ),
  },
  { key: 'protocolo', header: 'Protocolo', cell: ({ numProtocolo }) => numProtocolo ?? '–' },
  { key: 'quando', header: 'Quando', cell: ({ criadaEm }) => formatMomento(criadaEm) },
  {
    key: 'situacao',
    header: 'Situação',
    cell: (linha) => <SituacaoDaEntregaVista situacao={linha.situacao} />,
  },
  { key: 'resultado', header: 'Última tentativa', cell: resultado },
];

/** What was sent, and what came of it. */
export function RegistroDeEntregas({ webhook }: { readonly webhook: WebhookVisto }) {
  const { filtro, filtrar } = useFiltroDoEndereco(forma);
  const paginas = usePaginas();
  const [tamanho, setTamanho] = useState<TamanhoDaLista>(10);
  const [aberta, setAberta] = useState<LinhaDaEntrega | null>(null);
  const lista = useEntregas(webhook.idWebhook, filtro.situacao, tamanho, paginas.cursor);
  const linhas = lista.data?.itens ?? [];
  return (
    <>
      <div className="webhook-filtro">
        <Select
          label="Situação"
          placeholder="Todas"
          options={OPCOES}
          value={filtro.situacao ?? ''}
          onChange={(valor) => filtrar({ situacao: lerUmDe(situacoesDaEntrega, valor) })}
        />
      </div>
      <ListaPaginada
        oQue="as entregas"
        consulta={lista}
        naTela={linhas.length}
        proximo={lista.data?.proximoCursor}
        paginas={paginas}
        tamanhos={tamanhosDaLista}
        porPagina={tamanho}
        onPorPagina={setTamanho}
        vazia={
          <EmptyState
            title={filtro.situacao ? 'Nenhuma entrega nesta situação' : 'Nenhuma entrega ainda'}
            icon={faPaperPlane}
            headingLevel={4}
          >
            As entregas aparecem aqui a cada ato escolhido. O registro fica por 30 dias.
          </EmptyState>
        }
      >
        <Table
          caption="Entregas"
          hiddenCaption
          columns={colunas(setAberta)}
          rows={linhas}
          rowKey={({ idEntrega }) => String(idEntrega)}
          dense
        />
      </ListaPaginada>
      {aberta && (
        <UmaEntrega webhook={webhook} idEntrega={aberta.idEntrega} onFechar={() => setAberta(null)} />
      )}
    </>
  );
}
