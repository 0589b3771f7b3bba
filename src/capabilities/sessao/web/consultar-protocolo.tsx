import { Link } from 'react-router';
import { parte } from '#shell/partes.ts';
import { Card } from '#shell/ui/card.tsx';
import { Message } from '#shell/ui/estado/message.tsx';

const ConsultarProtocolo = parte('consultar-protocolo');

/** S2-13: looking up a protocol needs no login. */
export function ConsultarSemEntrar() {
  return (
    <Card title="Consulte seu protocolo" headingLevel={2}>
      <p>Acompanhe sem entrar, com o protocolo e o código de acesso que você recebeu ao registrar.</p>
      <ConsultarProtocolo />
    </Card>
  );
}

/** For somebody whose link leads to a case that is no longer open in this browser. */
export function LinkDaConsulta() {
  return (
    <Message type="info" title="Esta página é de uma manifestação." still>
      Entre na conta de quem registrou. Se você tem o protocolo e o código de acesso, não precisa entrar.{' '}
      <Link to="/manifestacao/consultar">Consultar por protocolo e código</Link>
    </Message>
  );
}
