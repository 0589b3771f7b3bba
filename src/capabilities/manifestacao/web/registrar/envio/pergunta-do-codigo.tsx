import type { PerguntaAoSairProps } from '#shell/nao-salvo/nao-salvos.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';

/** Escape means staying: the only key to the case is on the page that would go. */
export function PerguntaDoCodigo({ onSair, onFicar }: PerguntaAoSairProps) {
  return (
    <Modal
      open
      title="Você já guardou o código?"
      acceptLabel="Já guardei: seguir"
      cancelLabel="Ainda não: ficar aqui"
      onAccept={onSair}
      onClose={onFicar}
    >
      <p>Sem ele não dá para acompanhar o que você registrou, e ninguém pode recuperá-lo.</p>
    </Modal>
  );
}
