import { Modal } from '#shell/ui/janela/modal.tsx';
import type { PerguntaAoSairProps } from './nao-salvos.ts';

/** Escape means staying: nobody loses work by a stray key. */
export function PerguntaAoSair({ onSair, onFicar }: PerguntaAoSairProps) {
  return (
    <Modal
      open
      danger
      title="Sair sem salvar?"
      acceptLabel="Sair sem salvar"
      cancelLabel="Continuar aqui"
      onAccept={onSair}
      onClose={onFicar}
    >
      <p>Você mudou algo nesta página e ainda não salvou. Se sair agora, o que mudou se perde.</p>
    </Modal>
  );
}
