import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { faClock } from '@fortawesome/free-solid-svg-icons/faClock.js';
import { faExclamationTriangle } from '@fortawesome/free-solid-svg-icons/faExclamationTriangle.js';
import { faRedo } from '@fortawesome/free-solid-svg-icons/faRedo.js';
import { formatMomento } from '#shell/formato.ts';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { LinhaDaMensagem } from '../../contract.ts';
import { nomesDosEstados } from '../../domain/mensagem.ts';

const LOOKS = {
  'na-fila': { tone: 'info', icon: faClock },
  enviado: { tone: 'success', icon: faCheck },
  tentando: { tone: 'warning', icon: faRedo },
  falhou: { tone: 'danger', icon: faExclamationTriangle },
  devolvido: { tone: 'danger', icon: faExclamationTriangle },
} as const;

/** The state of a mail and, while it waits for another try, when that is. */
export function EstadoDoEmail(props: Pick<LinhaDaMensagem, 'estado' | 'proximaTentativaEm'>) {
  const { estado, proximaTentativaEm } = props;
  return (
    <span className="trabalho-etiquetas">
      <Tag {...LOOKS[estado]}>{nomesDosEstados[estado]}</Tag>
      {proximaTentativaEm && (
        <small className="ui-muted">Próxima tentativa: {formatMomento(proximaTentativaEm)}</small>
      )}
    </span>
  );
}
