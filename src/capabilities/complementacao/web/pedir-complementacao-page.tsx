import { PaginaDoAto } from '#web/atos/pagina-do-ato.tsx';
import { PedirComplementacao } from './pedir-complementacao.tsx';

export default function PedirComplementacaoPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato="pedirComplementacao">{(props) => <PedirComplementacao {...props} />}</PaginaDoAto>
    </section>
  );
}
