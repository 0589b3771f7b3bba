import './segundo-fator.css';
import { loadUsuario } from '#shell/session/session.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { NovoFator } from './novo/novo-fator.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The step of the sign-in for staff who must have a second factor and have none. */
    'criar-fator': object;
  }
}

export default function CriarFator() {
  return (
    <div className="entrada-passo">
      <NovoFator rotulo="Guardei, continuar" onPronto={() => void loadUsuario()}>
        <TituloFocado>Crie o seu segundo fator</TituloFocado>
        <p>
          Quem trabalha em uma ouvidoria lê o que as pessoas confiaram a ela. Por isso, além da senha, a
          entrada pede algo que só você tem. Escolha uma das formas; depois você pode acrescentar outras.
        </p>
        <p>
          <LinkButton to="/logout" variant="tertiary">
            Sair sem criar
          </LinkButton>
        </p>
      </NovoFator>
    </div>
  );
}
