import { useState } from 'react';
import { formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';

interface RecuperadoProps {
  readonly em: string;
  readonly onDescartar: () => void;
}

/** Says that a draft was restored; it can be discarded, after a confirmation. */
export function Recuperado({ em, onDescartar }: RecuperadoProps) {
  const [estado, setEstado] = useState<'aberto' | 'perguntando' | 'fechado'>('aberto');
  if (estado === 'fechado') return null;
  const descartar = () => {
    setEstado('fechado');
    onDescartar();
  };
  return (
    <>
      <Message
        type="info"
        title="Recuperamos o que você estava escrevendo."
        still
        onClose={() => setEstado('fechado')}
      >
        Guardado em {formatMomento(em)}.{' '}
        <Button size="small" onClick={() => setEstado('perguntando')}>
          Descartar rascunho
        </Button>
      </Message>
      <Modal
        open={estado === 'perguntando'}
        title="Descartar o rascunho?"
        acceptLabel="Descartar"
        danger
        onAccept={descartar}
        onClose={() => setEstado('aberto')}
      >
        <p>O texto, os campos e os arquivos desta resposta são apagados. Isto não pode ser desfeito.</p>
      </Modal>
    </>
  );
}
