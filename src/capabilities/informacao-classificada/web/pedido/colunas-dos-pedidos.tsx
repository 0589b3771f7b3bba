import { Link } from 'react-router';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import { nomeDoEstado } from '../../domain/pedido/estado-do-pedido.ts';
import type { LinhaDoPedido } from '../../domain/pedido/pedido-visto.ts';

export const enderecoDoPedido = (idPedido: number): string => `/desclassificacao/${idPedido}`;

export const colunasDosPedidos: readonly TableColumn<LinhaDoPedido>[] = [
  {
    key: 'protocolo',
    header: 'Protocolo',
    rowHeader: true,
    cell: ({ idPedido, numeroProtocolo }) => (
      <Link className="ui-mono" to={enderecoDoPedido(idPedido)}>
        {numeroProtocolo}
      </Link>
    ),
  },
  { key: 'orgao', header: 'Órgão', cell: ({ orgao }) => <abbr title={orgao.nome}>{orgao.sigla}</abbr> },
  {
    key: 'oque',
    header: 'Informação',
    cell: ({ oQue }) => <span className="classificadas-codigo">{oQue}</span>,
  },
  { key: 'em', header: 'Pedido em', cell: ({ registradoEm }) => formatDiaDoMomento(registradoEm) },
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ estado, comQuem }) => (comQuem ? `${nomeDoEstado[estado]}: ${comQuem}` : nomeDoEstado[estado]),
  },
  {
    key: 'prazo',
    header: 'Prazo',
    cell: ({ estado, prazo, diasRestantes }) =>
      prazo && diasRestantes !== null ? (
        // One element: on a phone each line is a grid of label and value.
        <span>
          {estado === 'na-comissao' && 'Reunião em '}
          {formatDia(prazo)} <PrazoTag dias={diasRestantes} />
        </span>
      ) : (
        '–'
      ),
  },
];
