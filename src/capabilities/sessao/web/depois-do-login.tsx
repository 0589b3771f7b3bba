import type { Usuario } from '#shell/session/session.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Entrando } from './entrando.tsx';
import { EscolherEmpresa } from './escolher-empresa.tsx';
import { EscolherPerfil } from './escolher-perfil.tsx';
import { Pendencias } from './pendencias.tsx';
import { useAfterLogin } from './use-after-login.tsx';

/** What the login still asks, one step at a time; nothing asked means the next page is on its way. */
export function DepoisDoLogin({ usuario }: { readonly usuario: Usuario }) {
  const { step, seguirComoPessoa, seguirComPerfilAtual, escolherPerfil } = useAfterLogin(usuario);
  switch (step.type) {
    case 'pendencia':
      return <Pendencias pendencia={step.pendencia} key={step.pendencia} />;
    case 'empresas':
      return <EscolherEmpresa cpf={step.cpf} onSeguirComoPessoa={seguirComoPessoa} />;
    case 'perfil':
      return <EscolherPerfil usuario={usuario} onEscolher={escolherPerfil} onSeguir={seguirComPerfilAtual} />;
    default:
      // A page the profile may not open never comes: the link is the way out then.
      return (
        <Entrando>
          <p className="entrada-saida">
            <LinkButton to="/principal">Ir para a página principal</LinkButton>
          </p>
        </Entrando>
      );
  }
}
