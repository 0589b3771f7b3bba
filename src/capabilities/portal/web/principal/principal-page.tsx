import { faChevronRight } from '@fortawesome/free-solid-svg-icons/faChevronRight.js';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { atendem } from '#capabilities/manifestacao/domain/registrar/registro-policy.ts';
import type { sessaoContract } from '#capabilities/sessao/contract.ts';
import { comPreposicao } from '#kernel/artigo-do-orgao.ts';
import { ajudaDoMenu } from '#kernel/menu/ajuda-do-menu.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import { createApi } from '#shell/api/client.ts';
import { parte } from '#shell/partes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Card } from '#shell/ui/card.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Icon } from '#shell/ui/icon.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { PrincipalDoCidadao } from './principal-do-cidadao.tsx';
import { tarefasDoMenu, tarefasForaDoMenu } from './tarefas.ts';

/** The first step of filing, where staff are asked for whom they file. */
const REGISTRAR_NO_ATENDIMENTO = '/manifestacao/criar/selecionar-assunto';

/** Staff have no home page; as people who work there they have the internal channel too. */
const OUVIDORIA_INTERNA = '/manifestacao/criar/selecionar-assunto?ouvidoriaInterna=true';

const HojeNoTrabalho = parte('hoje-no-trabalho');
const PerfisAConfirmar = parte('perfis-a-confirmar');

const api = createApi<typeof sessaoContract>();

function Tarefa({ label, to }: { readonly label: string; readonly to: string }) {
  const id = useId();
  const ajuda = ajudaDoMenu(to);
  return (
    <Link
      className="br-card hover principal-tarefa"
      to={to}
      aria-labelledby={id}
      aria-describedby={ajuda && `${id}-ajuda`}
    >
      <span>
        <span id={id}>{label}</span>
        {ajuda && (
          <span id={`${id}-ajuda`} className="principal-ajuda">
            {ajuda}
          </span>
        )}
      </span>
      <Icon icon={faChevronRight} />
    </Link>
  );
}

function Tasks({ perfil }: { readonly perfil: IdPerfil }) {
  const { data, isPending } = useQuery({
    queryKey: ['rotas'],
    queryFn: () => api('GET /app-web/v1/rotas', undefined, { quiet: true }),
  });
  if (isPending) return <Skeleton shape="card" lines={2} />;
  const { links, grupos } = tarefasDoMenu(data ?? []);
  return (
    <>
      <ul className="principal-tarefas">
        {[...links, ...tarefasForaDoMenu(perfil)].map(({ label, to }) => (
          <li key={label}>
            <Tarefa label={label} to={to ?? '/'} />
          </li>
        ))}
      </ul>
      {grupos.length > 0 && (
        <ul className="principal-tarefas">
          {grupos.map(({ label, group }) => (
            <li key={label}>
              <Card title={label}>
                <ul>
                  {group?.map((item) => (
                    <li key={item.label}>
                      <Link to={item.to ?? '/'}>{item.label}</Link>
                    </li>
                  ))}
                </ul>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Where everybody lands after signing in: citizens see their own cases, staff their work. */
export default function PrincipalPage() {
  const usuario = useUsuario();
  if (!usuario) return null;
  if (usuario.indPerfilUsuario)
    return (
      <>
        <PerfisAConfirmar />
        <PrincipalDoCidadao nome={usuario.nome} />
      </>
    );
  return (
    <>
      <h2>Olá, {usuario.nome}</h2>
      <PerfisAConfirmar />
      <p>
        {`Você está trabalhando como ${usuario.perfilAtual.descPerfil}${usuario.nomeOuvidoriaAtual ? ` ${comPreposicao('em', usuario.nomeOuvidoriaAtual)}` : ''}.`}
      </p>
      <HojeNoTrabalho />
      <div className="acoes">
        {atendem.includes(usuario.perfilAtual.idPerfil) && (
          <LinkButton to={REGISTRAR_NO_ATENDIMENTO} variant="primary">
            Registrar para quem você atende
          </LinkButton>
        )}
        <LinkButton to={OUVIDORIA_INTERNA} variant="tertiary">
          Ouvidoria Interna: falar do seu trabalho
        </LinkButton>
      </div>
      <h2>O que você pode fazer</h2>
      <Tasks perfil={idPerfilDe(usuario)} />
    </>
  );
}
