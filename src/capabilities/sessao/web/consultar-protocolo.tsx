import { Link } from 'react-router';
import { parte } from '#shell/partes.ts';
import { Card } from '#shell/ui/card.tsx';
import { Message } from '#shell/ui/estado/message.tsx';

const ConsultarProtocolo = parte('consultar-protocolo');

/** S2-13: who came to look a protocol up need not sign in for it. */
export function ConsultarSemEntrar() {
  return (
    <Card title="Consulte seu protocolo" headingLevel={2}>
      <p>Acompanhe sem entrar, com o protocolo e o código de acesso que você recebeu ao registrar.</p>
      <ConsultarProtocolo />
    </Card>
  );
}

/** The way on for who came to a case that this browser no longer has open. */
export function LinkDaConsulta() {
  return (
    <Message type="info" title="Esta página é de uma manifestação." still>
      Entre na conta de quem registrou. Se você tem o protocolo e o código de acesso, não precisa entrar.{' '}
      <Link to="/manifestacao/consultar">Consultar por protocolo e código</Link>
    </Message>
  );
}
