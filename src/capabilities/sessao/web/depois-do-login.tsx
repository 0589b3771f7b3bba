import { Suspense } from 'react';
import { parte } from '#shell/partes.ts';
import type { Usuario } from '#shell/session/session.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Entrando } from './entrando.tsx';
import { EscolherEmpresa } from './escolher-empresa.tsx';
import { EscolherPerfil } from './escolher-perfil.tsx';
import { Pendencias } from './pendencias.tsx';
import { useAfterLogin } from './use-after-login.tsx';

const ConfirmarFator = parte('confirmar-fator');
const CriarFator = parte('criar-fator');

/** Few people see it, so it is fetched for them alone. */
function PassoDoFator({ pendencia }: { readonly pendencia: 'segundo-fator' | 'criar-fator' }) {
  return (
    <Suspense fallback={<Skeleton lines={4} label="Carregando…" />}>
      {pendencia === 'segundo-fator' ? <ConfirmarFator /> : <CriarFator />}
    </Suspense>
  );
}

/** What the login still asks for, one step at a time; if nothing, the next page is loading. */
export function DepoisDoLogin({ usuario }: { readonly usuario: Usuario }) {
  const { step, seguirComoPessoa, seguirComPerfilAtual, escolherPerfil } = useAfterLogin(usuario);
  switch (step.type) {
    case 'pendencia':
      if (step.pendencia === 'segundo-fator' || step.pendencia === 'criar-fator')
        return <PassoDoFator pendencia={step.pendencia} />;
      return <Pendencias pendencia={step.pendencia} key={step.pendencia} />;
    case 'empresas':
      return <EscolherEmpresa cpf={step.cpf} onSeguirComoPessoa={seguirComoPessoa} />;
    case 'perfil':
      return <EscolherPerfil usuario={usuario} onEscolher={escolherPerfil} onSeguir={seguirComPerfilAtual} />;
    default:
      // If the profile may not open the next page, it never comes: the link is the way out.
      return (
        <Entrando>
          <p className="entrada-saida">
            <LinkButton to="/principal">Ir para a página principal</LinkButton>
          </p>
        </Entrando>
      );
  }
}
