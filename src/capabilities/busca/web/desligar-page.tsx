import { useSegredoDoEndereco } from '#shell/segredo-do-endereco/segredo-do-endereco.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { useDesligarAviso } from './busca-queries.ts';

/** Where the link of a mail leads: opening it is enough to switch the mail off. */
export default function DesligarPage() {
  const token = useSegredoDoEndereco('token');
  const { error, isSuccess } = useDesligarAviso(token);
  return (
    <div className="pagina-simples">
      {token === null && (
        <Message type="warning" title="Falta o código do e-mail.">
          Abra o endereço inteiro que está no fim do e-mail recebido.
        </Message>
      )}
      {token !== null && !isSuccess && !error && <Skeleton lines={2} label="Desligando…" />}
      {isSuccess && (
        <Message type="success" title="Pronto.">
          Você não recebe mais este aviso. Se mudar de ideia, é só ligar de novo na busca ou na página do
          pedido.
        </Message>
      )}
      {error && (
        <Message type="danger" title="Não foi possível desligar.">
          {textoDoErro(error)}
        </Message>
      )}
      <LinkButton to="/busca" variant="secondary">
        Ir para a busca
      </LinkButton>
    </div>
  );
}
