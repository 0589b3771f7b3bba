import '../segundo-fator.css';
import { useId } from 'react';
import { MINUTOS_DE_CONFIRMACAO } from '#kernel/confirmacao.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { EstadoDoFator } from '../../contract.ts';
import { Confirmar, useConfirmar } from '../confirmar.tsx';
import { useEstadoDoFator } from '../use-estado.ts';

interface DialogoProps {
  readonly onResposta: (isConfirmado: boolean) => void;
  /** The act that alone is confirmed. */
  readonly para: string | undefined;
}

const TITULO = 'Confirme que é você';

function Dialogo({ estado, onResposta, para }: DialogoProps & { readonly estado: EstadoDoFator }) {
  const formId = useId();
  const confirmacao = useConfirmar(() => onResposta(true), para);
  return (
    <Modal
      open
      title={TITULO}
      formId={formId}
      accepting={confirmacao.form.formState.isSubmitting}
      onClose={() => onResposta(false)}
      largura={520}
    >
      <p>
        O que você vai fazer pede o segundo fator mais uma vez.{' '}
        {para === undefined
          ? `A confirmação vale por ${MINUTOS_DE_CONFIRMACAO} minutos`
          : 'A confirmação vale só para isto, e só desta vez'}
        , e o que você digitou continua na tela.
      </p>
      <Confirmar estado={estado} confirmacao={confirmacao} formId={formId} />
    </Modal>
  );
}

/** The one dialog of the step-up: passkey, code of the app or recovery code. */
export default function DialogoDeConfirmacao({ onResposta, para }: DialogoProps) {
  const { estado, erro, reler } = useEstadoDoFator();
  if (estado) return <Dialogo estado={estado} onResposta={onResposta} para={para} />;
  return (
    <Modal
      open
      title={TITULO}
      onClose={() => onResposta(false)}
      footer={
        erro && (
          <Button variant="primary" onClick={reler}>
            Tentar de novo
          </Button>
        )
      }
      largura={520}
    >
      {erro ? <Message type="danger">{erro}</Message> : <Skeleton lines={4} label="Carregando…" />}
    </Modal>
  );
}
