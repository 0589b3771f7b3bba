import { PaginaDoAto } from '#web/lote/pagina-do-ato.tsx';
import { Reabrir } from './reabrir.tsx';

export default function ReabrirPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto feito="Manifestação reaberta.">{(props) => <Reabrir {...props} />}</PaginaDoAto>
    </section>
  );
}
