import { faPlay } from '@fortawesome/free-solid-svg-icons/faPlay.js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, OfflineError } from '#shell/api/errors.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { Voz } from './transcricoes-queries.ts';

/** Fetched once and whole: a player that asked for pieces would leave a row in the history for each. */
const buscar = async ({ href, tipoConteudo }: Voz): Promise<Blob> => {
  const resposta = await fetch(href).catch(() => {
    throw new OfflineError();
  });
  if (!resposta.ok) throw new ApiError(resposta.status, undefined);
  return new Blob([await resposta.arrayBuffer()], { type: tipoConteudo });
};

function Tocador({ voz }: { readonly voz: Voz }) {
  const consulta = useQuery({
    queryKey: ['ouvir', voz.href],
    queryFn: () => buscar(voz),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data } = consulta;
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return undefined;
    const nova = URL.createObjectURL(data);
    setUrl(nova);
    return () => URL.revokeObjectURL(nova);
  }, [data]);
  if (consulta.isError) return <FalhaAoAbrir titulo="Não foi possível abrir o áudio." falha={consulta} />;
  if (!url) return <Skeleton lines={1} label="Abrindo o áudio…" />;
  // biome-ignore lint/a11y/useMediaCaption: what is said is typed right below it
  return <audio controls src={url} aria-label={`Ouvir ${voz.nomeArquivo}`} className="transcricao-som" />;
}

/** Hearing it is recorded in the history like a download. */
export function Ouvir({ voz }: { readonly voz: Voz }) {
  const [isAberto, setAberto] = useState(false);
  if (isAberto) return <Tocador voz={voz} />;
  return (
    <Button size="small" variant="secondary" icon={faPlay} onClick={() => setAberto(true)}>
      Ouvir <span className="sr-only">{voz.nomeArquivo}</span>
    </Button>
  );
}
