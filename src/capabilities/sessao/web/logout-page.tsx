import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { createApi } from '#shell/api/client.ts';
import { forgetSession } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Spinner } from '#shell/ui/estado/spinner.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { sessaoContract } from '../contract.ts';
import { lembrarSaida } from './saida.ts';

const api = createApi<typeof sessaoContract>();

/** S4-06. Only the server can end the session, so a failed call is never shown as a logout. */
export default function LogoutPage() {
  const navigate = useNavigate();
  const [erro, setErro] = useState<string | null>(null);
  const started = useRef(false);

  const sair = async (): Promise<void> => {
    setErro(null);
    try {
      const { urlLogoutGovbr } = await api('POST /app-web/v1/logout', undefined, { errors: 'silent' });
      lembrarSaida();
      forgetSession();
      if (urlLogoutGovbr) window.location.assign(urlLogoutGovbr);
      else await navigate('/login', { replace: true });
    } catch (error) {
      setErro(textoDoErro(error));
    }
  };
  const begin = useEffectEvent(() => {
    if (started.current) return;
    started.current = true;
    void sair();
  });
  useEffect(() => begin(), []);

  if (!erro) return <Spinner block size="medium" label="Encerrando sua sessão…" />;
  return (
    <section>
      <h2>Você ainda não saiu</h2>
      <Message type="danger" title="Não foi possível encerrar a sessão.">
        {erro}
      </Message>
      <div className="ui-actions">
        <Button variant="primary" onClick={sair}>
          Tentar de novo
        </Button>
        <LinkButton to="/" variant="secondary">
          Voltar ao início
        </LinkButton>
      </div>
    </section>
  );
}
