import { Navigate, useSearchParams } from 'react-router';
import { analisarDenuncia } from '#capabilities/analise-preliminar/domain/analisar-denuncia.ato.ts';
import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { readRegistro } from '#shell/atos/registro.ts';
import { SoQuemPode } from '#shell/atos/so-quem-pode.tsx';
import { readNumero } from '#shell/lista/read-do-endereco.ts';
import { enderecoDaAdmissibilidade, RecursosAAdmitir } from './recursos-a-admitir.tsx';

/** For a chosen denúncia (`?ids=`) or an appeal (`?recurso=`); without either, offers both. */
export default function AnaliseAdmissibilidadePage() {
  const [params] = useSearchParams();
  const Formulario = readRegistro().formularios[analisarDenuncia.nome];
  const idRecurso = readNumero(params.get('recurso'));
  if (idRecurso !== null) return <Navigate to={enderecoDaAdmissibilidade(idRecurso)} replace />;
  return (
    <SoQuemPode acao="manifestacao.tratar">
      <section className="pagina-simples">
        <PaginaDoAto ato={analisarDenuncia}>{(props) => Formulario && <Formulario {...props} />}</PaginaDoAto>
      </section>
      {!params.get('ids') && <RecursosAAdmitir />}
    </SoQuemPode>
  );
}
