import { useState } from 'react';
import type { usuarioContract } from '#capabilities/usuario/contract.ts';
import { createApi } from '#shell/api/client.ts';
import { apagarGuardadosDe } from '#shell/guardado/guardados.ts';
import { forgetSession, useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';

const api = createApi<typeof usuarioContract>();

/** LGPD art. 18, VI: nobody has to give a document in order to delete their account. */
export function ExcluirSemConcluir() {
  const login = useUsuario()?.login;
  const [aberto, setAberto] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const [excluindo, setExcluindo] = useState(false);
  const excluir = async () => {
    setErro(null);
    setExcluindo(true);
    try {
      await api('POST /app-web/v1/usuarios/excluir', { body: undefined }, { errors: 'silent' });
      if (login) await apagarGuardadosDe(login);
      forgetSession();
    } catch (error) {
      setErro(textoDoErro(error));
      setExcluindo(false);
    }
  };
  return (
    <>
      <p>
        Não quer continuar?{' '}
        <Button size="small" onClick={() => setAberto(true)}>
          Excluir minha conta
        </Button>
      </p>
      <Modal
        open={aberto}
        title="Excluir a conta?"
        acceptLabel="Excluir conta"
        cancelLabel="Manter a conta"
        accepting={excluindo}
        onAccept={excluir}
        onClose={() => setAberto(false)}
        danger
        largura={560}
      >
        {erro && (
          <Message type="danger" title="A conta não foi excluída.">
            {erro}
          </Message>
        )}
        <p>
          Não é possível desfazer. Seus dados de cadastro e seus rascunhos saem; as manifestações que você já
          registrou continuam em tratamento e só se abrem com o protocolo e o código de acesso.
        </p>
      </Modal>
    </>
  );
}
