import { PaginaDoAto } from '#web/lote/pagina-do-ato.tsx';
import { SoQuemPode } from '#web/lote/so-quem-pode.tsx';
import { AnalisePreliminar } from './analise-preliminar.tsx';

export default function AnalisePreliminarPage() {
  return (
    <section className="pagina-simples">
      <SoQuemPode acao="manifestacao.tratar">
        <PaginaDoAto feito="Análise preliminar salva.">
          {(props) => <AnalisePreliminar {...props} />}
        </PaginaDoAto>
      </SoQuemPode>
    </section>
  );
}
