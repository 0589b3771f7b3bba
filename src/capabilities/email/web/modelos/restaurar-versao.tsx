import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { Modelo, VersaoDoModelo } from '../../contract.ts';
import { api, useRenovar } from '../email-queries.ts';

interface RestaurarVersaoProps {
  readonly modelo: Modelo;
  readonly versao: VersaoDoModelo;
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

/** Brings back the words of a version as a new version: none is lost. */
export function RestaurarVersao({ modelo, versao, onFeito, onFechar }: RestaurarVersaoProps) {
  const renovar = useRenovar();
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const restaurar = async () => {
    setEnviando(true);
    try {
      const params = { idModelo: modelo.idModelo };
      const body = { versao: modelo.versao, restaurar: versao.versao };
      await api('POST /app-web/v1/emails/modelos/:idModelo/restaurar', { params, body }, SILENT);
      onFeito(`Versão ${versao.versao} restaurada.`);
      onFechar();
    } catch (error) {
      setErro(textoDoErro(error));
    } finally {
      setEnviando(false);
      void renovar();
    }
  };
  return (
    <Modal
      open
      title={`Restaurar a versão ${versao.versao}?`}
      acceptLabel="Restaurar"
      accepting={enviando}
      onAccept={() => void restaurar()}
      onClose={onFechar}
    >
      {erro && (
        <Message type="danger" title="Nada foi mudado.">
          {erro}
        </Message>
      )}
      <p>
        Os próximos e-mails deste aviso saem com as palavras da versão {versao.versao}. Ela vira uma versão
        nova; as outras continuam guardadas.
      </p>
      <p>
        Assunto: <strong>{versao.assunto}</strong>
      </p>
    </Modal>
  );
}
