import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';

export function NaoEncontrado() {
  return (
    <EmptyState
      title="E-mail não encontrado"
      action={
        <LinkButton to="/email" variant="primary">
          Ver os e-mails
        </LinkButton>
      }
    >
      Ele não existe, já foi apagado ou não foi enviado a você.
    </EmptyState>
  );
}
