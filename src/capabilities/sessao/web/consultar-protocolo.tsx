import { ConsultarProtocolo } from '#web/consultar/consultar-protocolo.tsx';
import { Card } from '#web/ui/card.tsx';

/** S2-13: who came to look a protocol up need not sign in for it. */
export function ConsultarSemEntrar() {
  return (
    <Card title="Consulte seu protocolo" headingLevel={2}>
      <p>Acompanhe sem entrar, com o protocolo e o código de acesso que você recebeu ao registrar.</p>
      <ConsultarProtocolo />
    </Card>
  );
}
