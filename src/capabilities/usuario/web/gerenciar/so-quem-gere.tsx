import { faLock } from '@fortawesome/free-solid-svg-icons/faLock.js';
import type { ReactNode } from 'react';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';

/** Every servidor may open the screen (S6-04), but few may act: the others are told so. */
export function SoQuemGere({ children }: { readonly children: ReactNode }) {
  const usuario = useUsuario();
  if (!usuario) return null;
  if (perfisDaAcao('usuario.gerenciar').includes(idPerfilDe(usuario))) return children;
  return (
    <EmptyState
      title="Seu perfil não gerencia usuários"
      icon={faLock}
      action={
        <LinkButton to="/principal" variant="primary">
          Ver o que posso fazer
        </LinkButton>
      }
    >
      {`Você está trabalhando como ${usuario.perfilAtual.descPerfil}. Quem cuida das pessoas do órgão é o gestor ou o cadastrador.`}
    </EmptyState>
  );
}
