import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import type { tarjamentoContract } from '../contract.ts';

const api = createReader<typeof tarjamentoContract>();

export type Procurado =
  | { readonly protocolo: string }
  | { readonly idManifestacao: number; readonly idAnexo: number };

/** The PDFs of a case, by its protocol or id. */
export const usePdfsDoCaso = (procurado: Procurado | null) =>
  useQuery({
    queryKey: ['tarjamento', 'pdfs', procurado],
    enabled: procurado !== null,
    retry: false,
    queryFn: ({ signal }) => {
      if (procurado && 'idManifestacao' in procurado)
        return api(
          'GET /app-web/v1/tarjamento/casos/:idManifestacao/pdfs',
          { params: { idManifestacao: procurado.idManifestacao } },
          { signal },
        );
      const query = { protocolo: procurado?.protocolo ?? '' };
      return api('GET /app-web/v1/tarjamento/casos', { query }, { signal });
    },
  });
