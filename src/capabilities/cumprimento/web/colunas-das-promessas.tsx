import { Link } from 'react-router';
import { enderecoDoCaso } from '#shell/atos/casos.ts';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import { type LinhaDaPromessa, nomesDasSituacoes } from '../domain/cumprimento.ts';

type Coluna = TableColumn<LinhaDaPromessa>;

export const protocolo: Coluna = {
  key: 'protocolo',
  header: 'Pedido',
  rowHeader: true,
  cell: (linha) => (
    <Link to={enderecoDoCaso(linha)}>
      <span className="ui-mono">{linha.numeroProtocolo}</span>
    </Link>
  ),
};
export const orgao: Coluna = {
  key: 'orgao',
  header: 'Órgão',
  cell: (linha) => <abbr title={linha.orgao.nome}>{linha.orgao.sigla}</abbr>,
};
export const devido: Coluna = {
  key: 'devido',
  header: 'O que é devido',
  cell: ({ trecho }) => trecho ?? <span className="ui-muted">Texto protegido: leia no pedido</span>,
};
export const origem: Coluna = { key: 'origem', header: 'Onde foi prometido', cell: ({ deOnde }) => deOnde };
export const prazo: Coluna = {
  key: 'prazo',
  header: 'Entregar até',
  cell: (linha) => (
    <span className="promessa-marcas">
      {formatDia(linha.prazo)} {linha.diasRestantes !== null && <PrazoTag dias={linha.diasRestantes} />}
      {linha.prazo !== linha.prazoOriginal && (
        <span className="ui-muted">A primeira data era {formatDia(linha.prazoOriginal)}</span>
      )}
    </span>
  ),
};
/** The day of what the situação says: a contest and a confirmation come after the delivery. */
const diaDaSituacao = (linha: LinhaDaPromessa): string | null => {
  if (linha.situacao === 'contestada') return linha.noControleDesde;
  return linha.situacao === 'confirmada' ? linha.confirmadaEm : linha.entregueEm;
};

export const situacao: Coluna = {
  key: 'situacao',
  header: 'Situação',
  cell: (linha) => {
    const { situacao: qual, contestarAte } = linha;
    const dia = diaDaSituacao(linha);
    return (
      <span className="promessa-marcas">
        <Tag>{nomesDasSituacoes[qual]}</Tag>
        {dia && <span className="ui-muted">em {formatDiaDoMomento(dia)}</span>}
        {qual === 'entregue' && (
          <span className="ui-muted">
            {contestarAte
              ? `pode ser contestada até ${formatDia(contestarAte)}`
              : 'quem pediu ainda não foi avisado'}
          </span>
        )}
      </span>
    );
  },
};
