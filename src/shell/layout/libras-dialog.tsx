import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useInstalacao } from '#shell/instalacao.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';

interface LibrasDialogProps {
  /** How to turn sign language on; by default, the sentence below. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** S2-20: when no VLibras address is set, this explains how to get sign language nevertheless. */
export default function LibrasDialog({ children, onClose }: LibrasDialogProps) {
  const { emailContato } = useInstalacao();
  return (
    <Modal
      open
      title="Língua Brasileira de Sinais (Libras)"
      hideCancel
      acceptLabel="Entendi"
      onAccept={onClose}
      onClose={onClose}
    >
      {children ?? (
        <p>
          O tradutor VLibras não está ligado nesta instalação. Você pode instalar o VLibras, que é gratuito,
          no seu navegador, computador ou celular. Veja também a página de{' '}
          <Link to="/acessibilidade">acessibilidade</Link> ou escreva para{' '}
          <a href={`mailto:${emailContato}`}>{emailContato}</a>.
        </p>
      )}
    </Modal>
  );
}
