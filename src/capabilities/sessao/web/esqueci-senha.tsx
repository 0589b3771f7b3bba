import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { usuarioContract } from '#capabilities/usuario/contract.ts';
import { createApi } from '#shell/api/client.ts';
import { useInstalacao } from '#shell/instalacao.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { credenciais } from '../contract.ts';

const api = createApi<typeof usuarioContract>();

const formEsqueci = credenciais.pick({ login: true });

interface EsqueciSenhaProps {
  readonly open: boolean;
  readonly loginDigitado: string;
  readonly onClose: () => void;
}

function LinkEnviado({ onClose }: Pick<EsqueciSenhaProps, 'onClose'>) {
  const { isProducao } = useInstalacao();
  return (
    <Modal
      open
      title="Esqueci minha senha"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus="">
          Fechar
        </Button>
      }
    >
      <Message type="success" title="Pedido recebido.">
        Se houver uma conta com este login, enviamos um e-mail com o link.
      </Message>
      <p>O link vale por 1 hora. Se não chegar, confira a pasta de spam.</p>
      {!isProducao && (
        <p>
          Neste ambiente os e-mails ficam na <Link to="/caixa-de-saida">caixa de saída</Link>.
        </p>
      )}
    </Modal>
  );
}

/** The answer is the same whether or not the account exists, so nobody learns who has one. */
function Pedido({ loginDigitado, onClose }: Omit<EsqueciSenhaProps, 'open'>) {
  const formId = useId();
  const [isEnviado, setEnviado] = useState(false);
  const form = useFormulario(formEsqueci, { defaultValues: { login: loginDigitado } });
  const { erro, onSubmit } = useEnvio(form, async ({ login }: { login: string }) => {
    await api('POST /app-web/v1/usuarios/reset_password', { query: { login } }, { errors: 'silent' });
    setEnviado(true);
  });
  if (isEnviado) return <LinkEnviado onClose={onClose} />;
  return (
    <Modal
      open
      title="Esqueci minha senha"
      formId={formId}
      acceptLabel="Enviar link"
      accepting={form.formState.isSubmitting}
      onClose={onClose}
    >
      <p>Informe seu login. Enviaremos ao e-mail da conta um link para criar uma nova senha.</p>
      {erro && (
        <Message type="danger" title="Não foi possível enviar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} id={formId} aria-label="Pedir nova senha">
        <CampoTexto
          name="login"
          label="Login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Formulario>
    </Modal>
  );
}

export function EsqueciSenha({ open, ...props }: EsqueciSenhaProps) {
  return open ? <Pedido {...props} /> : null;
}
