import { ConsultarProtocolo } from '#web/consultar/consultar-protocolo.tsx';
import { useUsuario } from '#web/session/session.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import './manifestacao.css';

/** By protocol and access code, signed in or not; an account sees its own without either. */
export default function ConsultarPage() {
  const usuario = useUsuario();
  return (
    <div className="consultar">
      <p>
        Informe o protocolo e o código de acesso que apareceram quando a manifestação foi registrada. Não é
        preciso entrar nem dizer quem você é.
      </p>
      <ConsultarProtocolo isPrincipal />
      <h2>Perdeu o código?</h2>
      <p>
        Por segurança, o código é mostrado uma vez só e ninguém pode recuperá-lo. Se você registrou com a sua
        conta, não precisa dele.
      </p>
      <div className="ui-actions">
        <LinkButton to={usuario ? '/principal' : '/login?redirect=%2Fprincipal'} variant="secondary">
          {usuario ? 'Ver o que registrei' : 'Entrar na minha conta'}
        </LinkButton>
      </div>
    </div>
  );
}
