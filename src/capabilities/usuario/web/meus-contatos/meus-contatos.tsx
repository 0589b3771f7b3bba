import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { createReader } from '#shell/api/client.ts';
import { useUsuario } from '#shell/session/session.ts';
import type { usuarioContract } from '../../contract.ts';

const api = createReader<typeof usuarioContract>();

/** How the person's own record says they are reached; undefined until it is known. */
const useContatos = () => {
  const login = useUsuario()?.login;
  const { data } = useQuery({
    queryKey: ['meus-contatos', login],
    queryFn: () => api('GET /app-web/v1/usuarios/dadosbasicos', undefined, { quiet: true }),
    enabled: login !== undefined,
    retry: false,
  });
  return data;
};

export interface MeusContatosProps {
  /** Lines of a list of facts, or a sentence with the way to change them. */
  readonly como: 'linhas' | 'frase';
}

/** Where mails go to: what a form shows of the person before they send it. */
export function MeusContatos({ como }: MeusContatosProps) {
  const contatos = useContatos();
  if (!contatos) return null;
  const { email, telefone } = contatos;
  if (como === 'frase')
    return (
      <p>
        Seus contatos: {[email, telefone].filter(Boolean).join(', ') || 'nenhum informado'}.{' '}
        <Link to="/usuario/meucadastro">Mudar em Meu Cadastro</Link>
      </p>
    );
  return (
    <>
      <div>
        <dt>E-mail</dt>
        <dd>{email ?? 'Não informado: nenhum aviso é enviado'}</dd>
      </div>
      {telefone && (
        <div>
          <dt>Telefone</dt>
          <dd>{telefone}</dd>
        </div>
      )}
    </>
  );
}
