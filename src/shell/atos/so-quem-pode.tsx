import { faLock } from '@fortawesome/free-solid-svg-icons/faLock.js';
import type { ReactNode } from 'react';
import { type Acao, perfisDaAcao } from '#kernel/permissoes.ts';
import { useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';

interface SoQuemPodeProps {
  readonly acao: Acao;
  readonly children: ReactNode;
}

/**
 * Some screens open for every profile of an office (S2-04), but only a few profiles may act there.
 * The others are told before they write anything; the server refuses them in any case.
 */
export function SoQuemPode({ acao, children }: SoQuemPodeProps) {
  const perfil = useUsuario()?.perfilAtual?.idPerfil;
  if (perfil === undefined || perfisDaAcao(acao).some((cada) => cada === perfil)) return children;
  return (
    <EmptyState
      title="Seu perfil não faz isto"
      icon={faLock}
      action={
        <LinkButton to="/principal" variant="primary">
          Voltar ao início
        </LinkButton>
      }
    >
      Se você precisa agir nesta manifestação, troque de perfil ou peça a quem administra o seu órgão.
    </EmptyState>
  );
}
