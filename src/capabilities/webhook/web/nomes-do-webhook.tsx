import { faCheckCircle } from '@fortawesome/free-solid-svg-icons/faCheckCircle.js';
import { faExclamationTriangle } from '@fortawesome/free-solid-svg-icons/faExclamationTriangle.js';
import { faHourglassHalf } from '@fortawesome/free-solid-svg-icons/faHourglassHalf.js';
import { faTimesCircle } from '@fortawesome/free-solid-svg-icons/faTimesCircle.js';
import { formatMomento } from '#shell/formato.ts';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { LinhaDoWebhook } from '../contract.ts';
import type { SituacaoDaEntrega } from '../domain/webhook.ts';

export const LISTA = '/configuracoes/webhooks';
export const enderecoDoWebhook = (idWebhook: number): string => `${LISTA}/${idWebhook}`;
export const enderecoParaEditar = (idWebhook: number): string => `${LISTA}/cadastrar?id=${idWebhook}`;

export function SituacaoDoWebhook({
  ativo,
  desligadoEm,
  falhandoDesde,
  aConfirmarDesde,
}: Pick<LinhaDoWebhook, 'ativo' | 'desligadoEm' | 'falhandoDesde' | 'aConfirmarDesde'>) {
  if (desligadoEm)
    return (
      <Tag tone="danger" icon={faTimesCircle}>
        Desligado por falhas
      </Tag>
    );
  if (!ativo) return <Tag>Desativado</Tag>;
  if (aConfirmarDesde)
    return (
      <Tag tone="warning" icon={faHourglassHalf}>
        Espera um gestor
      </Tag>
    );
  if (falhandoDesde)
    return (
      <Tag tone="warning" icon={faExclamationTriangle}>
        Falhando
      </Tag>
    );
  return (
    <Tag tone="success" icon={faCheckCircle}>
      Ativo
    </Tag>
  );
}

/** Of what a webhook did last only the hour is kept. */
export const naHoraDe = (momento: string): string => `${formatMomento(momento)}, ou na hora que se segue`;

export const nomesDasSituacoes: Readonly<Record<SituacaoDaEntrega, string>> = {
  pendente: 'Tentando',
  entregue: 'Entregue',
  morta: 'Não entregue',
};

const aparencias = {
  pendente: { tone: 'info', icon: faHourglassHalf },
  entregue: { tone: 'success', icon: faCheckCircle },
  morta: { tone: 'danger', icon: faTimesCircle },
} as const;

export function SituacaoDaEntregaVista({ situacao }: { readonly situacao: SituacaoDaEntrega }) {
  return <Tag {...aparencias[situacao]}>{nomesDasSituacoes[situacao]}</Tag>;
}
