import { createApi } from '#shell/api/client.ts';
import type { desfazerContract } from '../contract.ts';

const api = createApi<typeof desfazerContract>();

export const desfazer = (idManifestacao: number): Promise<unknown> =>
  api(
    'POST /app-web/v1/tratamento/:idManifestacao/desfazer',
    { params: { idManifestacao } },
    { errors: 'silent' },
  );
