import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { reabrir } from '../domain/reabrir.ato.ts';
import Reabrir from './reabrir-form.tsx';

export default function ReabrirPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato={reabrir}>{(props) => <Reabrir {...props} />}</PaginaDoAto>
    </section>
  );
}
