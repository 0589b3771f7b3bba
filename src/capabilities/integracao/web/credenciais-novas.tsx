import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import type { Credenciais } from '../domain/cliente.ts';
import './integracao.css';

interface LinhaProps {
  readonly nome: string;
  readonly valor: string | null;
}

function Linha({ nome, valor }: LinhaProps) {
  if (valor === null) return null;
  return (
    <div>
      <dt>{nome}</dt>
      <dd>
        <code className="integracao-segredo">{valor}</code>
        <CopyButton text={valor} what={nome} />
      </dd>
    </div>
  );
}

/** The only time these can be read: afterwards only hashes exist. */
export function CredenciaisNovas({ credenciais }: { readonly credenciais: Credenciais }) {
  const { idCliente, login, segredo, senha } = credenciais;
  return (
    <>
      <Message type="warning" title="Guarde agora: não dá para ver de novo." still>
        Copie para o cofre de senhas do sistema. Se perder, gere outro.
      </Message>
      <dl className="integracao-credenciais">
        <Linha nome="client_id" valor={String(idCliente)} />
        <Linha nome="client_secret" valor={segredo} />
        <Linha nome="username" valor={senha === null ? null : login} />
        <Linha nome="password" valor={senha} />
      </dl>
    </>
  );
}
