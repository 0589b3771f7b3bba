import { atoDaEquipe, enderecoDoAto } from '#shell/atos/atos-na-tela.ts';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { SoQuemPode } from '#shell/atos/so-quem-pode.tsx';
import { isDenuncia } from '#shell/atos/tipos-dos-casos.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { classificar } from '../domain/classificar.ato.ts';
import Analisar from './classificar-form.tsx';

/** The other steps of an analysis, on the same cases. */
function OutrosPassos({ casos }: { readonly casos: readonly CasoEscolhido[] }) {
  const passos = ['alterarTipo', ...(casos.every(isDenuncia) ? ['analisarDenuncia'] : []), 'agrupar'].map(
    atoDaEquipe,
  );
  const ids = casos.map(({ idManifestacao }) => idManifestacao);
  return (
    <nav className="ui-actions analise-passos" aria-label="Outros passos da análise">
      {passos.map((ato) => (
        <LinkButton key={ato.nome} to={enderecoDoAto(ato, ids)} variant="secondary" size="small">
          {ato.tela.nome}
        </LinkButton>
      ))}
    </nav>
  );
}

export default function AnalisarPage() {
  return (
    <section className="pagina-simples">
      <SoQuemPode acao="manifestacao.tratar">
        <PaginaDoAto ato={classificar}>
          {(props) => (
            <>
              <Analisar {...props} />
              <OutrosPassos casos={props.casos} />
            </>
          )}
        </PaginaDoAto>
      </SoQuemPode>
    </section>
  );
}
