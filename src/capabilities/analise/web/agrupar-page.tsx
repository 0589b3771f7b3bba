import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { agrupar } from '../domain/agrupar.ato.ts';
import Agrupar from './agrupar-form.tsx';

export default function AgruparPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato={agrupar}>{(props) => <Agrupar {...props} />}</PaginaDoAto>
    </section>
  );
}
