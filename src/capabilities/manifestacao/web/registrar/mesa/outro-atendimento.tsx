import { useNavigate } from 'react-router';
import { useAtalhos } from '#shell/atalhos/use-atalhos.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';

/** The type comes first, as the next person says it; office and channel are kept. */
const OUTRO = '/manifestacao/criar/selecionar-assunto';

/** The next call waits. */
export function OutroAtendimento() {
  const navigate = useNavigate();
  const { ligados } = useAtalhos([
    { teclas: ['n'], rotulo: 'Registrar para outra pessoa', fazer: () => navigate(OUTRO) },
  ]);
  return (
    <div className="registrar-outro">
      <LinkButton to={OUTRO} variant="primary">
        Registrar para outra pessoa
      </LinkButton>
      {ligados && (
        <span className="ui-muted registrar-teclas">
          ou a tecla <kbd>N</kbd>: o órgão e o canal ficam.
        </span>
      )}
    </div>
  );
}
