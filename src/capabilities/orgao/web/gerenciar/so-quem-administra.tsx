import { faLock } from '@fortawesome/free-solid-svg-icons/faLock.js';
import type { ReactNode } from 'react';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';

/** Every servant may open the screen (S6-04), but few may act there: the others are told so. */
export function SoQuemAdministra({ children }: { readonly children: ReactNode }) {
  const usuario = useUsuario();
  if (!usuario) return null;
  const podem: readonly number[] = perfisDaAcao('orgao.administrar');
  if (podem.includes(usuario.perfilAtual.idPerfil)) return children;
  return (
    <EmptyState
      title="Seu perfil não administra órgãos"
      icon={faLock}
      action={
        <LinkButton to="/principal" variant="primary">
          Ver o que posso fazer
        </LinkButton>
      }
    >
      {`Você está trabalhando como ${usuario.perfilAtual.descPerfil}. O cadastro do órgão é do gestor e do cadastrador.`}
    </EmptyState>
  );
}
