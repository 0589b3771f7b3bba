import { PaginaDoAto } from '#web/lote/pagina-do-ato.tsx';
import { AlterarTipo } from './alterar-tipo.tsx';

export default function AlterarTipoPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto feito="O tipo mudou.">{(props) => <AlterarTipo {...props} />}</PaginaDoAto>
    </section>
  );
}
