import { Link } from 'react-router';
import { parte } from '#shell/partes.ts';
import { SairDepressa } from '#shell/sair-depressa/sair-depressa.tsx';
import { useUsuario } from '#shell/session/session.ts';
import './manifestacao.css';

const ConsultarProtocolo = parte('consultar-protocolo');

/** By protocol and access code, signed in or not; account holders need neither for their own. */
export default function ConsultarPage() {
  const usuario = useUsuario();
  return (
    <div className="consultar">
      {usuario === null && <SairDepressa />}
      <p>
        Informe o protocolo e o código de acesso que apareceram quando a manifestação, ou o pedido de
        desclassificação, foi registrado. Não é preciso entrar nem dizer quem você é.
      </p>
      <ConsultarProtocolo isPrincipal />
      <h2>Perdeu o código?</h2>
      <p>
        Por segurança, o código é mostrado uma vez só e ninguém pode recuperá-lo. Se você registrou com a sua
        conta, não precisa dele:{' '}
        {usuario ? (
          <Link to="/principal">veja o que você registrou</Link>
        ) : (
          <Link to="/login?redirect=%2Fprincipal">entre e veja o que você registrou</Link>
        )}
        .
      </p>
    </div>
  );
}
