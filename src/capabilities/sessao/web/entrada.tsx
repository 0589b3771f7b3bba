import './sessao.css';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isAuthenticated, useUsuario } from '#shell/session/session.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { ConsultarSemEntrar, LinkDaConsulta } from './consultar-protocolo.tsx';
import { DepoisDoLogin } from './depois-do-login.tsx';
import { EntrarComGovbr, ErroGovbr } from './entrar-com-govbr.tsx';
import { EntrarComSenha } from './entrar-com-senha.tsx';
import { acabouDeSair, esquecerSaida } from './saida.ts';

function Saiu() {
  const [isShown] = useState(acabouDeSair);
  useEffect(() => {
    if (isShown) esquecerSaida();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Message type="success" title="Você saiu.">
      Sua sessão foi encerrada neste navegador.
    </Message>
  );
}

/** Pages that open with a protocol and its access code as well as with an account. */
const CASO = /^\/manifestacao\/(detalhar|complementar)\/\d+/;

interface EntradaProps {
  /** Set on /atualizacao-cadastro: the CPF step always follows, whatever is registered (S4-02). */
  readonly isAtualizacao?: boolean;
}

/** Before a login, the ways to sign in; after it, what the login still asks for. */
export function Entrada({ isAtualizacao = false }: EntradaProps) {
  const usuario = useUsuario();
  const [query] = useSearchParams();
  // The server may have ended the session since the user data was read; then the cookie is already
  // gone.
  if (usuario && isAuthenticated()) return <DepoisDoLogin usuario={usuario} />;
  const isConsulta = query.get('consultarManifestacao') === 'true';
  return (
    <>
      <Saiu />
      <ErroGovbr />
      {isAtualizacao && (
        <Message type="info" title="Atualize seu cadastro." still>
          Entre na sua conta para conferir e atualizar o seu CPF.
        </Message>
      )}
      {!isConsulta && CASO.test(query.get('redirect') ?? '') && <LinkDaConsulta />}
      <div className="entrada-caminhos">
        {isConsulta && <ConsultarSemEntrar />}
        <EntrarComGovbr isAtualizacao={isAtualizacao} />
        <EntrarComSenha isAtualizacao={isAtualizacao} />
      </div>
    </>
  );
}
