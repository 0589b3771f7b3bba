import { useUsuario } from '#shell/session/session.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';

/** The way out of a short header, drawn on phones alone; the draft stays, or its warning asks first. */
export function DeixarRegistro() {
  const isSignedIn = useUsuario() !== null;
  return (
    <LinkButton className="sh-deixar" size="small" to={isSignedIn ? '/principal' : '/'}>
      Fechar<span className="sr-only"> o registro</span>
    </LinkButton>
  );
}
