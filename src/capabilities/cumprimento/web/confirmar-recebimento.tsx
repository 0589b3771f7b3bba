import { useState } from 'react';
import { z } from 'zod';
import { SILENT } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { AtoNaPromessaProps } from './ato-na-promessa.ts';
import { api } from './cumprimento-queries.ts';
import { useAtoDaPromessa } from './use-ato-da-promessa.ts';

const ENVIAR = 'POST /app-web/v1/promessas/:idPromessa/confirmar';
const formulario = z.object({});

/** The person has what was owed: asked once more, because it cannot be taken back. */
export function ConfirmarRecebimento({
  promessa: { idPromessa, idManifestacao, versao },
  onFeito,
}: Omit<AtoNaPromessaProps, 'onFechar'>) {
  const [isAberto, setAberto] = useState(false);
  const [enviando, setEnviando] = useState(false);
  const form = useFormulario(formulario, { defaultValues: {} });
  const { erro, onSubmit } = useAtoDaPromessa(
    form,
    idManifestacao,
    () => api(ENVIAR, { params: { idPromessa }, body: { versao } }, SILENT),
    () => onFeito('Entrega confirmada. Obrigado por avisar.'),
  );
  const confirmar = async () => {
    setEnviando(true);
    await onSubmit({});
    setEnviando(false);
    setAberto(false);
  };
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível confirmar.">
          {erro}
        </Message>
      )}
      <Button variant="primary" onClick={() => setAberto(true)}>
        Confirmar que recebi
      </Button>
      <Modal
        open={isAberto}
        title="Confirmar a entrega?"
        acceptLabel="Confirmar"
        cancelLabel="Voltar"
        accepting={enviando}
        onAccept={() => void confirmar()}
        onClose={() => setAberto(false)}
      >
        <p>Você confirma que recebeu o que foi prometido. Depois disso, não dá mais para contestar.</p>
      </Modal>
    </>
  );
}
