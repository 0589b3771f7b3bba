import type { PerguntaAoSairProps } from '#shell/nao-salvo/nao-salvos.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';

/** Marks exist only in this page, so leaving asks first if some are in no delivered copy. */
export function AvisoAoSair({ onSair, onFicar }: PerguntaAoSairProps) {
  return (
    <Modal
      open
      title="Sair sem aplicar?"
      acceptLabel="Sair e perder as marcas"
      cancelLabel="Continuar aqui"
      danger
      onAccept={onSair}
      onClose={onFicar}
    >
      <p>As marcas que você fez ainda não foram aplicadas e só existem nesta página.</p>
    </Modal>
  );
}
