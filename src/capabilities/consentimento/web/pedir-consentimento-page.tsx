import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { pedirConsentimento } from '../domain/pedir-consentimento.ato.ts';
import PedirConsentimento from './pedir-consentimento-form.tsx';

export default function PedirConsentimentoPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato={pedirConsentimento}>{(props) => <PedirConsentimento {...props} />}</PaginaDoAto>
    </section>
  );
}
