import type { Usuario } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { EscolherEmpresa } from './escolher-empresa.tsx';
import { Pendencias } from './pendencias.tsx';
import { TituloFocado } from './titulo-focado.tsx';
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
      return (
        <section className="entrada-passo">
          <TituloFocado>Você entrou, {usuario.nome}</TituloFocado>
          <p>Sua conta tem mais de um perfil de trabalho. Escolha com qual quer continuar.</p>
          <div className="ui-actions">
            <Button variant="primary" onClick={escolherPerfil}>
              Escolher perfil
            </Button>
            <Button variant="secondary" onClick={seguirComPerfilAtual}>
              Continuar como {usuario.perfilAtual.descPerfil}
              {usuario.nomeOuvidoriaAtual && ` (${usuario.nomeOuvidoriaAtual})`}
            </Button>
          </div>
        </section>
      );
    default:
      // A page the profile may not open never comes: the link is the way out then.
      return (
        <div className="entrada-passo">
          <Spinner block size="medium" label="Entrando…" />
          <p className="entrada-saida">
            <LinkButton to="/principal">Ir para a página principal</LinkButton>
          </p>
        </div>
      );
  }
}
