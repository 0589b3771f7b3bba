import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { perfilContract } from '#capabilities/perfil/contract.ts';
import { createApi } from '#web/api/client.ts';
import { useUsuario } from '#web/session/session.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const api = createApi<typeof perfilContract>();

/** Entries that are ways out or the page itself; the rest of the menu is what a person comes here to do. */
const NOT_A_TASK: readonly string[] = ['Início', 'Sair'];

function Tasks() {
  const { data, isPending } = useQuery({
    queryKey: ['rotas'],
    queryFn: () => api('GET /app-web/v1/rotas', undefined, { quiet: true }),
  });
  if (isPending) return <Skeleton lines={4} />;
  const informacoes = data?.findIndex((link) => link.label === 'Dados abertos') ?? -1;
  const tasks = (informacoes > 0 ? data?.slice(0, informacoes) : data)?.filter(
    (link) => !NOT_A_TASK.includes(link.label),
  );
  return (
    <ul className="principal-tarefas">
      {tasks?.map((link) => (
        <li key={link.label}>
          <Card title={link.to ? <Link to={link.to}>{link.label}</Link> : link.label} headingLevel={3}>
            {link.group && (
              <ul>
                {link.group.map((item) => (
                  <li key={item.label}>
                    <Link to={item.to ?? '/'}>{item.label}</Link>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Where everybody lands after signing in: who they are here, and what they can do next. */
export default function PrincipalPage() {
  const usuario = useUsuario();
  if (!usuario) return null;
  return (
    <>
      <h2>Olá, {usuario.nome}</h2>
      <p>
        {usuario.indPerfilUsuario
          ? 'Aqui você acompanha o que enviou e começa algo novo.'
          : `Você está trabalhando como ${usuario.perfilAtual.descPerfil}${usuario.nomeOuvidoriaAtual ? ` em ${usuario.nomeOuvidoriaAtual}` : ''}.`}
      </p>
      {usuario.indPerfilUsuario && (
        <div className="acoes">
          <LinkButton to="/?modoOuvidoria=1" variant="primary">
            Nova manifestação
          </LinkButton>
          <LinkButton to="/manifestacao/criar?tipo=8" variant="secondary">
            Novo pedido de informação
          </LinkButton>
        </div>
      )}
      <h2>O que você pode fazer</h2>
      <Tasks />
    </>
  );
}
