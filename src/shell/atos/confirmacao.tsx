import { type ReactNode, useState } from 'react';
import { Modal } from '#shell/ui/janela/modal.tsx';

export interface Confirmacao<T> {
  /** What was filled in and awaits confirmation. */
  readonly dados: T | null;
  readonly enviando: boolean;
  readonly pedir: (dados: T) => void;
  readonly confirmar: () => Promise<void>;
  readonly voltar: () => void;
}

/** For acts that cannot be undone, which ask for confirmation: `onSubmit={confirmacao.pedir}`. */
export const useConfirmacao = <T,>(enviar: (dados: T) => Promise<void>): Confirmacao<T> => {
  const [dados, setDados] = useState<T | null>(null);
  const [enviando, setEnviando] = useState(false);
  const confirmar = async () => {
    if (dados === null) return;
    setEnviando(true);
    try {
      await enviar(dados);
    } finally {
      setEnviando(false);
      setDados(null);
    }
  };
  return { dados, enviando, pedir: setDados, confirmar, voltar: () => setDados(null) };
};

interface ConfirmarProps {
  readonly confirmacao: Omit<Confirmacao<unknown>, 'pedir'>;
  /** 'Arquivar 3 manifestações?' */
  readonly titulo: string;
  readonly acao: string;
  /** Says what will be true afterwards. */
  readonly children: ReactNode;
}

export function Confirmar({ confirmacao, titulo, acao, children }: ConfirmarProps) {
  return (
    <Modal
      open={confirmacao.dados !== null}
      title={titulo}
      acceptLabel={acao}
      cancelLabel="Voltar e revisar"
      accepting={confirmacao.enviando}
      onAccept={() => void confirmacao.confirmar()}
      onClose={confirmacao.voltar}
    >
      {children}
    </Modal>
  );
}
