import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createApi } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Spinner } from '#shell/ui/estado/spinner.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { usuarioContract } from '../contract.ts';
import { LinkInvalido } from './link-invalido.tsx';
import { useSegredo } from './use-segredo.ts';

const api = createApi<typeof usuarioContract>();

type Estado =
  | { readonly tipo: 'confirmando' }
  | { readonly tipo: 'confirmado'; readonly isTroca: boolean }
  | { readonly tipo: 'recusado'; readonly motivo: string; readonly podeRepetir: boolean };

const SEM_TOKEN = 'O endereço está incompleto. Abra de novo o link que enviamos para o seu e-mail.';

function Recusado({
  motivo,
  onRepetir,
}: {
  readonly motivo: string;
  readonly onRepetir: (() => void) | null;
}) {
  return (
    <LinkInvalido titulo="Não foi possível confirmar seu e-mail" motivo={motivo}>
      {onRepetir && (
        <Button variant="primary" onClick={onRepetir}>
          Tentar de novo
        </Button>
      )}
      <LinkButton to="/login" variant={onRepetir ? 'secondary' : 'primary'}>
        Entrar
      </LinkButton>
      <LinkButton to="/login?esqueciSenha=true" variant="secondary">
        Receber um novo link
      </LinkButton>
    </LinkInvalido>
  );
}

/** Confirms the address of a new account, or one that replaces another; the link works once. */
function Confirmacao({ token }: { readonly token: string }) {
  const [estado, setEstado] = useState<Estado>({ tipo: 'confirmando' });
  const started = useRef(false);
  const confirmar = async (): Promise<void> => {
    setEstado({ tipo: 'confirmando' });
    try {
      const { finalidade } = await api(
        'POST /app-web/v1/usuario/ativar',
        { query: { token } },
        { errors: 'silent' },
      );
      setEstado({ tipo: 'confirmado', isTroca: finalidade === 'email' });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500;
      setEstado({ tipo: 'recusado', motivo: textoDoErro(error), podeRepetir: !isRefused });
    }
  };
  const begin = useEffectEvent(() => {
    if (started.current) return;
    started.current = true;
    void confirmar();
  });
  useEffect(() => begin(), []);

  if (estado.tipo === 'confirmando') return <Spinner block size="medium" label="Confirmando seu e-mail…" />;
  if (estado.tipo === 'recusado') {
    return <Recusado motivo={estado.motivo} onRepetir={estado.podeRepetir ? confirmar : null} />;
  }
  return (
    <section>
      <h2>Tudo certo</h2>
      <Message type="success" title="E-mail confirmado.">
        {estado.isTroca
          ? 'A partir de agora, as mensagens da sua conta chegam neste endereço.'
          : 'Sua conta está pronta. Entre com seu login e senha.'}
      </Message>
      <div className="ui-actions">
        <LinkButton to="/login" variant="primary">
          Entrar
        </LinkButton>
      </div>
    </section>
  );
}

export default function AtivarPage() {
  const token = useSegredo('token');
  return token ? <Confirmacao token={token} /> : <Recusado motivo={SEM_TOKEN} onRepetir={null} />;
}
