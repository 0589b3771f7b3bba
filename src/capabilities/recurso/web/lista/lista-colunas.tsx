import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { faQuestionCircle } from '@fortawesome/free-solid-svg-icons/faQuestionCircle.js';
import { Link } from 'react-router';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import {
  diaCurto,
  diaCurtoDoMomento,
  NADA,
  PessoaDaCelula,
  PrazoDaCelula,
  textoDaCelula,
} from '#shell/lista/celulas.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { LinhaDaLista } from '../../contract.ts';
import { enderecoDoRecurso, SEM_REUNIAO } from '../julgar/responder-nomes.ts';

export const idDaLinhaDoRecurso = ({ idRecurso }: Pick<LinhaDaLista, 'idRecurso'>): string =>
  `recurso-${idRecurso}`;

const isAberto = ({ situacao }: LinhaDaLista): boolean => situacao.id === SituacaoRecurso.emTramitacao;

function Protocolo(linha: LinhaDaLista) {
  const { numeroProtocolo } = linha;
  return (
    <span className="trabalho-protocolo">
      <Link id={idDaLinhaDoRecurso(linha)} className="ui-mono" to={enderecoDoRecurso(linha)}>
        {numeroProtocolo}
      </Link>
      <span className="trabalho-copiar">
        <CopyButton text={numeroProtocolo} what={`protocolo ${numeroProtocolo}`} />
      </span>
    </span>
  );
}

function Admissibilidade({ conhecido, esclarecimentoAberto, emEsclarecimentosAte }: LinhaDaLista) {
  return (
    <span className="trabalho-etiquetas">
      {conhecido === null && (
        <Tag tone="info" icon={faQuestionCircle}>
          A analisar
        </Tag>
      )}
      {conhecido === true && (
        <Tag tone="success" icon={faCheck}>
          Conhecido
        </Tag>
      )}
      {conhecido === false && <Tag>Não conhecido</Tag>}
      {emEsclarecimentosAte && <Tag tone="warning">{`Esclarecer até ${diaCurto(emEsclarecimentosAte)}`}</Tag>}
      {esclarecimentoAberto && !emEsclarecimentosAte && <Tag tone="warning">Espera esclarecimento</Tag>}
    </span>
  );
}

/** A reclamação and a pedido de revisão have no type: their instance already says the reason. */
export const colunasDosRecursos: readonly TableColumn<LinhaDaLista>[] = [
  { key: 'protocolo', header: 'Protocolo', rowHeader: true, cell: Protocolo },
  { key: 'orgao', header: 'Órgão', cell: ({ orgao }) => orgao },
  { key: 'instancia', header: 'Instância', cell: ({ instancia }) => textoDaCelula(instancia.descricao) },
  {
    key: 'motivo',
    header: 'Motivo',
    cell: ({ tipoRecurso }) => (tipoRecurso === null ? NADA : textoDaCelula(tipoRecurso)),
  },
  { key: 'pedido', header: 'Pedido', cell: ({ resumo }) => textoDaCelula(resumo) },
  {
    key: 'recebido',
    header: 'Recebido',
    cell: ({ registradoEm }) => diaCurtoDoMomento(registradoEm),
  },
  {
    key: 'prazo',
    header: 'Prazo',
    cell: (linha) => (
      <PrazoDaCelula
        prazo={linha.prazo}
        dias={linha.diasRestantes}
        semPrazo={isAberto(linha) ? SEM_REUNIAO : linha.situacao.descricao}
      />
    ),
  },
  { key: 'admissibilidade', header: 'Admissão', cell: Admissibilidade },
  {
    key: 'responsavel',
    header: 'Responsável',
    cell: ({ responsavel }) => <PessoaDaCelula nome={responsavel ?? undefined} />,
  },
];
