import { useLocation, useParams } from 'react-router';
import { z } from 'zod';
import { ApiError } from '#shell/api/errors.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import type { Crumb } from '#shell/navegacao/screen.ts';
import { useTrilha } from '#shell/navegacao/trilha.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { NaoEncontrado } from '../email-nao-encontrado.tsx';
import { useEmail } from '../email-queries.ts';
import { ModeloVisto } from '../modelos/modelo-visto.tsx';
import { usePodeAdministrar } from '../use-pode-administrar.ts';
import { MensagemVista } from './mensagem-vista.tsx';
import '../email.css';

const MEUS: readonly Crumb[] = [{ name: 'E-mails enviados a você', location: '/email' }];

const estado = z.object({ feito: z.string() });

/** A template with its versions, or a sent mail: both share one numbering. */
export default function DetalharEmailPage() {
  const { idEmail } = useParams();
  const { state } = useLocation();
  const consulta = useEmail(Number(idEmail));
  const feito = estado.safeParse(state).data?.feito;
  useTrilha(usePodeAdministrar() ? null : MEUS);
  if (consulta.isPending) return <Skeleton shape="row" lines={8} label="Abrindo o e-mail…" />;
  if (consulta.error instanceof ApiError && consulta.error.status === 404) return <NaoEncontrado />;
  if (!consulta.data) return <FalhaAoAbrir falha={consulta} />;
  return (
    <>
      {feito && <Message type="success" title={feito} />}
      {consulta.data.tipo === 'modelo' ? (
        <ModeloVisto modelo={consulta.data} />
      ) : (
        <MensagemVista mensagem={consulta.data} />
      )}
    </>
  );
}
