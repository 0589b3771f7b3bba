import { faPaperPlane } from '@fortawesome/free-solid-svg-icons/faPaperPlane.js';
import { useState } from 'react';
import { formatMomento } from '#shell/formato.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { readUmDe } from '#shell/lista/read-do-endereco.ts';
import { useLista } from '#shell/lista/use-lista.ts';
import { Button } from '#shell/ui/button.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { LinhaDaEntrega, WebhookVisto } from '../contract.ts';
import { nomeDoEvento } from '../domain/eventos.ts';
import { situacoesDaEntrega } from '../domain/webhook.ts';
import { nomesDasSituacoes, SituacaoDaEntregaVista } from './nomes-do-webhook.tsx';
import { UmaEntrega } from './uma-entrega.tsx';
import { listaDeEntregas } from './webhook-queries.ts';

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

/** The log: what was sent, and the outcome. */
export function RegistroDeEntregas({ webhook }: { readonly webhook: WebhookVisto }) {
  const lista = useLista(listaDeEntregas(webhook.idWebhook));
  const [aberta, setAberta] = useState<LinhaDaEntrega | null>(null);
  return (
    <>
      <div className="webhook-filtro">
        <Select
          label="Situação"
          placeholder="Todas"
          options={OPCOES}
          value={lista.filtro.situacao ?? ''}
          onChange={(valor) => lista.filtrar({ situacao: readUmDe(situacoesDaEntrega, valor) })}
        />
      </div>
      <ListaPaginada
        lista={lista}
        oQue="as entregas"
        titulo="Entregas"
        colunas={colunas(setAberta)}
        vazia={
          <EmptyState
            title={lista.filtrada ? 'Nenhuma entrega nesta situação' : 'Nenhuma entrega ainda'}
            icon={faPaperPlane}
            headingLevel={4}
          >
            As entregas aparecem aqui a cada ato escolhido. O registro fica por 30 dias.
          </EmptyState>
        }
      />
      {aberta && (
        <UmaEntrega webhook={webhook} idEntrega={aberta.idEntrega} onFechar={() => setAberta(null)} />
      )}
    </>
  );
}
