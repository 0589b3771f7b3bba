import { once } from '#kernel/once.ts';
import { Button } from '#shell/ui/button.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { DURACAO_MAXIMA } from '../../domain/sessao-prazos.ts';

/** In the local time of the person, wherever in the country. */
const hora = once(() => new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }));

interface SessionLimitDialogProps {
  readonly fim: Date;
  readonly msLeft: number;
  readonly onClose: () => void;
}

/**
 * The session reaches its maximum length: there is nothing to decide, so the person goes on working
 * until then.
 */
export default function SessionLimitDialog({ fim, msLeft, onClose }: SessionLimitDialogProps) {
  const minutes = Math.ceil(msLeft / 60_000);
  return (
    <Modal
      open
      title={`Sua sessão termina às ${hora().format(fim)}`}
      showClose={false}
      onClose={onClose}
      footer={
        <Button variant="primary" data-autofocus="" onClick={onClose}>
          Entendi
        </Button>
      }
    >
      <p>
        Por segurança, uma sessão dura no máximo {DURACAO_MAXIMA / 3_600_000} horas, e a sua chega a esse
        limite em menos de {minutes === 1 ? '1 minuto' : `${minutes} minutos`}. Não é possível prolongá-la.
      </p>
      <p>
        Você pode continuar trabalhando até lá. Salve ou envie agora o que está escrevendo; depois, entre de
        novo.
      </p>
    </Modal>
  );
}
