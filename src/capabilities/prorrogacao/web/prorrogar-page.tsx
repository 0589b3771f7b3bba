import { PaginaDoAto } from '#web/atos/pagina-do-ato.tsx';
import { SoQuemPode } from '#web/atos/so-quem-pode.tsx';
import { Prorrogar } from './prorrogar.tsx';

export default function ProrrogarPage() {
  return (
    <section className="pagina-simples">
      <SoQuemPode acao="manifestacao.tratar">
        <PaginaDoAto ato="prorrogar">{(props) => <Prorrogar {...props} />}</PaginaDoAto>
      </SoQuemPode>
    </section>
  );
}
