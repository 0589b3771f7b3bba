import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { alterarTipo } from '../domain/alterar-tipo.ato.ts';
import AlterarTipo from './alterar-tipo-form.tsx';

export default function AlterarTipoPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato={alterarTipo}>{(props) => <AlterarTipo {...props} />}</PaginaDoAto>
    </section>
  );
}
