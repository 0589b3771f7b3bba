import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { createReader } from '#shell/api/client.ts';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import type { usuarioContract } from '../contract.ts';
import { useMeusConvites } from './convites/convites-queries.ts';

const read = createReader<typeof usuarioContract>();

function ConvitesAResponder() {
  const { data } = useMeusConvites(true);
  if (!data || data.length === 0) return null;
  const quais = data.map(({ descPerfil, ouvidoria }) => `${descPerfil} em ${ouvidoria}`).join('; ');
  return (
    <Message type="info" title="Convidaram você a trabalhar em um órgão.">
      {`${quais}. `}
      <Link to="/usuario/convites">Ver e responder</Link>
    </Message>
  );
}

function EsperamUmGestor() {
  const { data } = useQuery({
    queryKey: ['meus-perfis-a-confirmar'],
    queryFn: () => read('GET /app-web/v1/usuarios/meus-perfis-a-confirmar', undefined, { quiet: true }),
    staleTime: 0,
  });
  if (!data || data.length === 0) return null;
  return (
    <Message type="info" title="Um perfil seu espera confirmação.">
      {`${data
        .map(
          ({ descPerfil, ouvidoria, desde }) =>
            `${descPerfil} em ${ouvidoria}, desde ${formatDiaDoMomento(desde)}`,
        )
        .join(
          '; ',
        )}. Um gestor confirma ou recusa, e você recebe um e-mail. Até lá você não vê nada do órgão com ele.`}
    </Message>
  );
}

/** Whoever was invited reads what waits for their own answer or for a gestor's; nothing for everybody else. */
export function PerfisAConfirmar() {
  return (
    <>
      <ConvitesAResponder />
      <EsperamUmGestor />
    </>
  );
}
