import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { SoQuemPode } from '#shell/atos/so-quem-pode.tsx';
import { prorrogar } from '../domain/prorrogar.ato.ts';
import Prorrogar from './prorrogar-form.tsx';

export default function ProrrogarPage() {
  return (
    <section className="pagina-simples">
      <SoQuemPode acao="manifestacao.tratar">
        <PaginaDoAto ato={prorrogar}>{(props) => <Prorrogar {...props} />}</PaginaDoAto>
      </SoQuemPode>
    </section>
  );
}
