import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { pedirComplementacao } from '../domain/pedir-complementacao.ato.ts';
import PedirComplementacao from './pedir-complementacao-form.tsx';

export default function PedirComplementacaoPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato={pedirComplementacao}>{(props) => <PedirComplementacao {...props} />}</PaginaDoAto>
    </section>
  );
}
