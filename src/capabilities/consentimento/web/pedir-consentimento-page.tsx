import { PaginaDoAto } from '#web/atos/pagina-do-ato.tsx';
import { PedirConsentimento } from './pedir-consentimento.tsx';

export default function PedirConsentimentoPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato="pedirConsentimento">{(props) => <PedirConsentimento {...props} />}</PaginaDoAto>
    </section>
  );
}
