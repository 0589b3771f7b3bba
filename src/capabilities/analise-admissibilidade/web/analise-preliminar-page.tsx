import { Navigate, useSearchParams } from 'react-router';
import { PaginaDoAto } from '#web/atos/pagina-do-ato.tsx';
import { SoQuemPode } from '#web/atos/so-quem-pode.tsx';
import { lerNumero } from '#web/lista/ler-do-endereco.ts';
import { analisarDenuncia } from '../domain/analisar-denuncia.ato.ts';
import AnalisePreliminar from './analisar-denuncia-form.tsx';
import { enderecoDaAdmissibilidade, RecursosAAdmitir } from './recursos-a-admitir.tsx';

/** Of a denúncia chosen in its list (`?ids=`), or of an appeal (`?recurso=`); without either, both are offered. */
export default function AnalisePreliminarPage() {
  const [params] = useSearchParams();
  const idRecurso = lerNumero(params.get('recurso'));
  if (idRecurso !== null) return <Navigate to={enderecoDaAdmissibilidade(idRecurso)} replace />;
  return (
    <SoQuemPode acao="manifestacao.tratar">
      <section className="pagina-simples">
        <PaginaDoAto ato={analisarDenuncia}>{(props) => <AnalisePreliminar {...props} />}</PaginaDoAto>
      </section>
      {!params.get('ids') && <RecursosAAdmitir />}
    </SoQuemPode>
  );
}
