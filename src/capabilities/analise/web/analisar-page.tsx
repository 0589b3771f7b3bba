import { type AtoComTela, descricaoDosAtos, enderecoDoAto } from '#web/atos/atos-da-equipe.ts';
import type { CasoEscolhido } from '#web/atos/casos.ts';
import { PaginaDoAto } from '#web/atos/pagina-do-ato.tsx';
import { SoQuemPode } from '#web/atos/so-quem-pode.tsx';
import { isDenuncia } from '#web/atos/tipos-dos-casos.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Analisar } from './analisar.tsx';

/** The other steps of an analysis, on the same cases. */
function OutrosPassos({ casos }: { readonly casos: readonly CasoEscolhido[] }) {
  const passos: readonly AtoComTela[] = [
    'alterarTipo',
    ...(casos.every(isDenuncia) ? (['analisePreliminar'] as const) : []),
    'agrupar',
  ];
  const ids = casos.map(({ idManifestacao }) => idManifestacao);
  return (
    <nav className="ui-actions analise-passos" aria-label="Outros passos da análise">
      {passos.map((ato) => (
        <LinkButton key={ato} to={enderecoDoAto(ato, ids)} variant="secondary" size="small">
          {descricaoDosAtos[ato].nome}
        </LinkButton>
      ))}
    </nav>
  );
}

export default function AnalisarPage() {
  return (
    <section className="pagina-simples">
      <SoQuemPode acao="manifestacao.tratar">
        <PaginaDoAto ato="analisar">
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
