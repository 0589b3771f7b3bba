import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import type { usuarioContract } from '../contract.ts';

const read = createReader<typeof usuarioContract>();

/** Whoever was invited and sees nothing of the office yet reads why; nothing for everybody else. */
export function PerfisAConfirmar() {
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
