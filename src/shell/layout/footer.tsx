import './footer.css';
import type { MenuLink } from '#kernel/menu/menu-link.ts';
import { now } from '#shell/clock.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import { Button } from '#shell/ui/button.tsx';
import { Accordion } from '#shell/ui/navegacao/accordion.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { WIDE } from './breakpoints.ts';
import { mostrarIcone, useIconeOculto } from './icone-do-assistente.ts';
import { MenuAnchor } from './menu/menu-link.tsx';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

function Links({ links }: { readonly links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.label}>
          <MenuAnchor link={link} />
        </li>
      ))}
    </ul>
  );
}

/** For who hid the icon of the assistant on this device. */
function TrazerAssistente() {
  const isOculto = useIconeOculto();
  return isOculto ? (
    <p>
      <Button size="small" className="sh-mostrar-assistente" onClick={mostrarIcone}>
        Mostrar o assistente
      </Button>
    </p>
  ) : null;
}

/** S2-31. */
export function Footer({ columns }: { readonly columns: readonly FooterColumn[] }) {
  const { nome, orgaoControlador, versao, horarioAtendimento } = getInstalacao();
  const wide = useMediaQuery(WIDE);
  return (
    <footer className="br-footer">
      <div className="container-lg">
        {wide ? (
          <div className="sh-columns">
            {columns.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2>{title}</h2>
                <Links links={links} />
              </nav>
            ))}
          </div>
        ) : (
          <nav aria-label="Rodapé">
            <Accordion
              headingLevel={2}
              items={columns.map(({ title, links }) => ({
                id: title,
                title,
                content: <Links links={links} />,
              }))}
            />
          </nav>
        )}
        <div className="sh-copyright">
          {horarioAtendimento && <p>Atendimento: {horarioAtendimento}</p>}
          <p>
            © {now().getFullYear()} {orgaoControlador}
          </p>
          <p>
            {nome}, versão {versao}
          </p>
          <TrazerAssistente />
        </div>
      </div>
    </footer>
  );
}
