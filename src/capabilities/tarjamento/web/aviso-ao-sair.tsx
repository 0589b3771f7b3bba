import type { PerguntaAoSairProps } from '#shell/nao-salvo/nao-salvos.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';

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
