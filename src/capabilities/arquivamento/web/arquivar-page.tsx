import { PaginaDoAto } from '#web/atos/pagina-do-ato.tsx';
import { Arquivar } from './arquivar.tsx';

export default function ArquivarPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato="arquivar">{(props) => <Arquivar {...props} />}</PaginaDoAto>
    </section>
  );
}
