import { PaginaDoAto } from '#web/atos/pagina-do-ato.tsx';
import { AlterarTipo } from './alterar-tipo.tsx';

export default function AlterarTipoPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato="alterarTipo">{(props) => <AlterarTipo {...props} />}</PaginaDoAto>
    </section>
  );
}
