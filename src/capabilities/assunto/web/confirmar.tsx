import { type ReactNode, useState } from 'react';
import { isDesistencia } from '#shell/api/confirmacao.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';

interface ConfirmarProps {
  readonly titulo: string;
  readonly acao: string;
  readonly perigo?: boolean;
  readonly incompleto?: boolean;
  readonly ato: () => Promise<void>;
  readonly onFechar: () => void;
  readonly children: ReactNode;
}

/** Says what the act affects, does it on confirmation, and stays open if it was refused. */
export function Confirmar({ titulo, acao, perigo, incompleto, ato, onFechar, children }: ConfirmarProps) {
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const confirmar = async () => {
    setEnviando(true);
    setErro(null);
    try {
      await ato();
    } catch (error) {
      setErro(isDesistencia(error) ? null : textoDoErro(error));
      setEnviando(false);
    }
  };
  return (
    <Modal
      open
      title={titulo}
      acceptLabel={acao}
      largura={600}
      {...(perigo && { danger: true })}
      accepting={enviando}
      acceptDisabled={incompleto ?? false}
      onAccept={() => void confirmar()}
      onClose={onFechar}
    >
      {erro && (
        <Message type="danger" title="Não foi feito.">
          {erro}
        </Message>
      )}
      {children}
    </Modal>
  );
}
