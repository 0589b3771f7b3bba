import { useQuery } from '@tanstack/react-query';
import { grupoDoTipo, tempoEmPalavras } from '../domain/tempo-de-resposta.ts';
import { api } from './painel-queries.ts';

export interface TempoDoOrgaoProps {
  readonly idOuvidoria: number;
  readonly idTipo: number;
}

const UMA_HORA = 3_600_000;

/** How long the office usually takes; nothing while it is read, where few were answered, or for a denúncia. */
export function TempoDoOrgao({ idOuvidoria, idTipo }: TempoDoOrgaoProps) {
  const grupo = grupoDoTipo(idTipo);
  const { data } = useQuery({
    queryKey: ['paineis', 'tempo-de-resposta', idOuvidoria, grupo],
    queryFn: ({ signal }) =>
      api('GET /app-web/v1/paineis/tempo-de-resposta', { query: { idOuvidoria, idTipo } }, { signal }),
    enabled: grupo !== null,
    staleTime: UMA_HORA,
    retry: false,
  });
  if (!data?.tempo) return null;
  return <p className="ui-muted">{tempoEmPalavras(data.tempo)}</p>;
}
