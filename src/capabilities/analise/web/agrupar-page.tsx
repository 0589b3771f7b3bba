import { PaginaDoAto } from '#web/atos/pagina-do-ato.tsx';
import { Agrupar } from './agrupar.tsx';

export default function AgruparPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato="agrupar">{(props) => <Agrupar {...props} />}</PaginaDoAto>
    </section>
  );
}
