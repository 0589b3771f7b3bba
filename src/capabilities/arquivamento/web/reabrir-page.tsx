import { PaginaDoAto } from '#web/atos/pagina-do-ato.tsx';
import { Reabrir } from './reabrir.tsx';

export default function ReabrirPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato="reabrir">{(props) => <Reabrir {...props} />}</PaginaDoAto>
    </section>
  );
}
