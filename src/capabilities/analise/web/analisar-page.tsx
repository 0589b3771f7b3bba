import { type CasoEscolhido, escreverIds } from '#web/lote/casos.ts';
import { PaginaDoAto } from '#web/lote/pagina-do-ato.tsx';
import { SoQuemPode } from '#web/lote/so-quem-pode.tsx';
import { isDenuncia } from '#web/lote/tipos-dos-casos.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Analisar } from './analisar.tsx';

/** The other steps of an analysis, on the same cases. */
function OutrosPassos({ casos }: { readonly casos: readonly CasoEscolhido[] }) {
  const ids = escreverIds(casos.map(({ idManifestacao }) => idManifestacao));
  return (
    <nav className="ui-actions analise-passos" aria-label="Outros passos da análise">
      <LinkButton to={`/manifestacao/alterar-tipo?ids=${ids}`} variant="secondary" size="small">
        Corrigir tipo
      </LinkButton>
      {casos.every(isDenuncia) && (
        <LinkButton
          to={`/manifestacao/analise-admissibilidade/criar?ids=${ids}`}
          variant="secondary"
          size="small"
        >
          Análise preliminar
        </LinkButton>
      )}
      <LinkButton to={`/manifestacao/agrupar?ids=${ids}`} variant="secondary" size="small">
        Agrupar repetidas
      </LinkButton>
    </nav>
  );
}

export default function AnalisarPage() {
  return (
    <section className="pagina-simples">
      <SoQuemPode acao="manifestacao.tratar">
        <PaginaDoAto feito="O que você mudou foi salvo.">
          {(props) => (
            <>
              <OutrosPassos casos={props.casos} />
              <Analisar {...props} />
            </>
          )}
        </PaginaDoAto>
      </SoQuemPode>
    </section>
  );
}
