import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createApi } from '#shell/api/client.ts';
import { MessageList } from '#shell/layout/message-list.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { sessaoContract } from '../../contract.ts';

const api = createApi<typeof sessaoContract>();

const clockText = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const spokenText = (ms: number): string => {
  const minutes = Math.ceil(ms / 60_000);
  return minutes === 1 ? 'Falta menos de 1 minuto.' : `Faltam menos de ${minutes} minutos.`;
};

interface SessionWarningDialogProps {
  readonly msLeft: number;
  readonly onKept: (sessaoLimiteEm: string) => void;
}

export default function SessionWarningDialog({ msLeft, onKept }: SessionWarningDialogProps) {
  const navigate = useNavigate();
  const [keeping, setKeeping] = useState(false);
  const keep = async () => {
    setKeeping(true);
    try {
      const kept = await api('POST /app-web/v1/sessao/manter', undefined, { errors: 'modal' });
      onKept(kept.sessaoLimiteEm);
    } catch {
      // The client already showed why in the list of messages; the person may try again while time
      // is left.
      setKeeping(false);
    }
  };
  return (
    <Modal
      open
      title="Sua sessão vai terminar"
      showClose={false}
      // Pressing Escape shows that somebody is there: it must never sign them out.
      onClose={keep}
      footer={
        <>
          <Button variant="secondary" onClick={() => void navigate('/logout')}>
            Sair
          </Button>
          <Button variant="primary" data-autofocus="" loading={keeping} onClick={keep}>
            Continuar conectado
          </Button>
        </>
      }
    >
      <MessageList location="modal" />
      <p>
        Por segurança, sua sessão termina em{' '}
        <strong role="timer" aria-live="off">
          {clockText(msLeft)}
        </strong>
        . Deseja continuar conectado?
      </p>
      <p className="sr-only" role="status">
        {spokenText(msLeft)}
      </p>
    </Modal>
  );
}
