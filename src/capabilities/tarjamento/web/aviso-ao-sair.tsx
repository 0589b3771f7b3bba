import type { PerguntaAoSairProps } from '#web/nao-salvo/nao-salvos.ts';
import { Modal } from '#web/ui/modal.tsx';

/** Marks live only in this page: leaving it with some that no delivered copy has asks first. */
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
