import { useEffect, useState } from 'react';
import { createReader } from '#shell/api/client.ts';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import type { ajudaContract, ResultadoDoSite } from '../../contract.ts';

const api = createReader<typeof ajudaContract>();
const PAUSA_MS = 250;
/** A single letter matches everything. */
const MINIMO = 2;
const POR_GRUPO = 3;

/** Suggestions for the words so far; null before any search. A failure only means none. */
export const useSugestoes = (texto: string): ResultadoDoSite['grupos'] | null => {
  const q = useDebounced(texto.trim(), PAUSA_MS);
  const [achado, setAchado] = useState<{ q: string; grupos: ResultadoDoSite['grupos'] } | null>(null);
  useEffect(() => {
    if (q.length < MINIMO) return;
    const abort = new AbortController();
    api(
      'GET /app-web/v1/ajuda/busca-do-site',
      { query: { q, porGrupo: POR_GRUPO } },
      { quiet: true, signal: abort.signal },
    ).then(
      ({ grupos }) => {
        if (!abort.signal.aborted) setAchado({ q, grupos });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn('Não foi possível buscar sugestões.', error);
        setAchado(null);
      },
    );
    return () => abort.abort();
  }, [q]);
  return achado !== null && q.length >= MINIMO && texto.trim().length >= MINIMO ? achado.grupos : null;
};
