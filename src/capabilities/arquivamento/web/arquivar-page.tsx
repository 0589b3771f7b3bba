import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { arquivar } from '../domain/arquivar.ato.ts';
import Arquivar from './arquivar-form.tsx';

export default function ArquivarPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato={arquivar}>{(props) => <Arquivar {...props} />}</PaginaDoAto>
    </section>
  );
}
