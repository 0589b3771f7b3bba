import { faPaperPlane } from '@fortawesome/free-solid-svg-icons/faPaperPlane.js';
import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { api, type EmPrevia } from '../email-queries.ts';

interface EnviarTesteProps {
  readonly pedido: () => EmPrevia;
  /** Shows the server's errors beside their fields. */
  readonly onRecusa: (error: unknown) => void;
}

/** Sends one test mail to the person, the same way as all others. */
export function EnviarTeste({ pedido, onRecusa }: EnviarTesteProps) {
  const [enviando, setEnviando] = useState(false);
  const [para, setPara] = useState<string | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const enviar = async () => {
    setEnviando(true);
    setPara(null);
    setErro(null);
    try {
      setPara((await api('POST /app-web/v1/emails/teste', { body: pedido() }, SILENT)).para);
    } catch (error) {
      setErro(textoDoErro(error));
      onRecusa(error);
    } finally {
      setEnviando(false);
    }
  };
  return (
    <>
      <Button variant="secondary" icon={faPaperPlane} loading={enviando} onClick={() => void enviar()}>
        Enviar um teste para mim
      </Button>
      {para !== null && (
        <Message type="success" title="Teste enviado.">
          Ele vai para {para}, com “[Teste]” no assunto e os dados de exemplo.
        </Message>
      )}
      {erro !== null && (
        <Message type="danger" title="O teste não foi enviado.">
          {erro}
        </Message>
      )}
    </>
  );
}
