import { faEnvelopeOpen } from '@fortawesome/free-solid-svg-icons/faEnvelopeOpen.js';
import { createApi, SILENT } from '#shell/api/client.ts';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { loadUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { usuarioContract } from '../../contract.ts';
import type { MeuConvite } from '../../domain/gestao.ts';
import { useFeito } from '../gerenciar/use-feito.tsx';
import { useMeusConvites, useRelerConvites } from './convites-queries.ts';

const api = createApi<typeof usuarioContract>();
const UM = '/app-web/v1/usuarios/meus-convites/:idUsuarioPerfilOuvidoria';

interface ConviteProps {
  readonly convite: MeuConvite;
  readonly onAceitar: () => void;
  readonly onRecusar: () => void;
}

function Convite({ convite, onAceitar, onRecusar }: ConviteProps) {
  const id = `convite-${convite.idUsuarioPerfilOuvidoria}`;
  const oQue = `${convite.descPerfil} em ${convite.ouvidoria}`;
  return (
    <li aria-labelledby={id}>
      <h2 id={id}>{oQue}</h2>
      <Ficha
        fatos={{
          Órgão: `${convite.ouvidoria} – ${convite.nomeOuvidoria}`,
          Perfil: convite.descPerfil,
          Validade: convite.validade === null ? 'sem data para acabar' : `até ${formatDia(convite.validade)}`,
          'Quem convidou': convite.dadoPor,
          'Convite de': formatDiaDoMomento(convite.desde),
        }}
      />
      <div className="ui-actions">
        <Button variant="primary" aria-label={`Aceitar ${oQue}`} onClick={onAceitar}>
          Aceitar
        </Button>
        <Button variant="secondary" aria-label={`Recusar ${oQue}`} onClick={onRecusar}>
          Recusar
        </Button>
      </div>
    </li>
  );
}

/** What offices offered to the person, who alone says yes. */
export function ListaDeConvites() {
  const lista = useMeusConvites(true);
  const reler = useRelerConvites();
  const { aviso, tentar } = useFeito();
  if (lista.isPending) return <Skeleton shape="card" lines={3} label="Buscando os seus convites…" />;
  if (lista.isError) return <FalhaAoAbrir titulo="Não foi possível buscar os seus convites." falha={lista} />;
  const responder = async (
    ato: 'aceitar' | 'recusar',
    { idUsuarioPerfilOuvidoria }: MeuConvite,
    frase: string,
  ) => {
    await tentar(() => api(`POST ${UM}/${ato}`, { params: { idUsuarioPerfilOuvidoria } }, SILENT), frase);
    await reler();
    // The new profile appears in the menus at once.
    if (ato === 'aceitar') await loadUsuario();
  };
  return (
    <>
      <p>
        Um órgão só passa a ver a sua conta se você aceitar trabalhar com ela: seu nome, seu e-mail e os dias
        em que você entra dali em diante. O que você registrou como cidadão continua só seu. Se você recusar,
        ou não responder, nada muda, e o órgão não fica sabendo que você tem conta.
      </p>
      {aviso}
      {lista.data.length === 0 ? (
        <EmptyState
          title="Nenhum convite a responder"
          icon={faEnvelopeOpen}
          action={
            <LinkButton to="/principal" variant="primary">
              Ir para o início
            </LinkButton>
          }
        >
          Quando um órgão convidar você a trabalhar na plataforma, o convite aparece aqui.
        </EmptyState>
      ) : (
        <ul className="a-confirmar">
          {lista.data.map((convite) => (
            <Convite
              key={convite.idUsuarioPerfilOuvidoria}
              convite={convite}
              onAceitar={() =>
                void responder(
                  'aceitar',
                  convite,
                  `Você aceitou o perfil ${convite.descPerfil} em ${convite.ouvidoria}. Se ele ainda precisar da confirmação de um gestor, você recebe um e-mail quando valer.`,
                )
              }
              onRecusar={() =>
                void responder('recusar', convite, 'Você recusou o convite. O órgão não é avisado.')
              }
            />
          ))}
        </ul>
      )}
    </>
  );
}
