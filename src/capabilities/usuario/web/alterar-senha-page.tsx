import './conta.css';
import { isAuthenticated, useUsuario } from '#shell/session/session.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { LinkInvalido } from './link-invalido.tsx';
import { NovaSenhaPeloLink } from './nova-senha-pelo-link.tsx';
import { TrocarSenhaAtual } from './trocar-senha-atual.tsx';
import { useSegredo } from './use-segredo.ts';

/** With a link from an e-mail, for anybody who has it; without one, for somebody signed in. */
export default function AlterarSenhaPage() {
  const url = useSegredo('url');
  const usuario = useUsuario();
  if (url) return <NovaSenhaPeloLink url={url} />;
  if (!usuario || !isAuthenticated()) {
    return (
      <LinkInvalido
        titulo="Entre para trocar sua senha"
        motivo="Entre na sua conta ou, se esqueceu a senha, peça um link por e-mail."
      >
        <LinkButton to="/login?redirect=%2Fusuario%2Falterarsenha" variant="primary">
          Entrar
        </LinkButton>
        <LinkButton to="/login?esqueciSenha=true" variant="secondary">
          Esqueci minha senha
        </LinkButton>
      </LinkInvalido>
    );
  }
  if (usuario.pendencia) {
    return (
      <LinkInvalido
        titulo="Conclua seu cadastro primeiro"
        motivo="Falta uma atualização no seu cadastro. Depois dela você pode trocar a senha."
      >
        <LinkButton to="/login?redirect=%2Fusuario%2Falterarsenha" variant="primary">
          Concluir cadastro
        </LinkButton>
      </LinkInvalido>
    );
  }
  return <TrocarSenhaAtual login={usuario.login} />;
}
