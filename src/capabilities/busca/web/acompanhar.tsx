import { faBell } from '@fortawesome/free-solid-svg-icons/faBell.js';
import { faBellSlash } from '@fortawesome/free-solid-svg-icons/faBellSlash.js';
import { useLocation } from 'react-router';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { useAcompanhamento } from './busca-queries.ts';

const dito = (acompanha: boolean | undefined): string =>
  acompanha
    ? 'Você acompanha este pedido: a cada decisão publicada, enviamos um e-mail.'
    : 'Você não acompanha mais este pedido.';

export function Acompanhar({ protocolo }: { readonly protocolo: string }) {
  const usuario = useUsuario();
  const { pathname } = useLocation();
  const { atual, mudar } = useAcompanhamento(protocolo);
  if (!usuario)
    return (
      <LinkButton to={`/login?redirect=${encodeURIComponent(pathname)}`} variant="secondary" icon={faBell}>
        Entrar para acompanhar este pedido
      </LinkButton>
    );
  const acompanha = atual.data?.acompanha ?? false;
  return (
    <>
      <Button
        variant="secondary"
        icon={acompanha ? faBellSlash : faBell}
        loading={mudar.isPending || atual.isPending}
        onClick={() => mudar.mutate(!acompanha)}
      >
        {acompanha ? 'Deixar de acompanhar' : 'Acompanhar este pedido'}
      </Button>
      <p role="status">{mudar.isSuccess && dito(acompanha)}</p>
      {mudar.error && <Message type="danger">{textoDoErro(mudar.error)}</Message>}
    </>
  );
}
