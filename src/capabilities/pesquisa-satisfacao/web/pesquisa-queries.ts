import type { z } from 'zod';
import { createApi, createReader } from '#shell/api/client.ts';
import { useAbertoPeloLink } from '#shell/segredo-do-endereco/troca-do-link.ts';
import type { pesquisaContract } from '../contract.ts';

const api = createApi<typeof pesquisaContract>();
const read = createReader<typeof pesquisaContract>();

const VER = 'GET /app-web/v1/manifestacoes/:idManifestacao/pesquisa';
export type Pesquisa = z.output<(typeof pesquisaContract)[typeof VER]['response']>;

/** The mail about the answer leads here. */
export const usePesquisa = (idManifestacao: number, token: string | null = null) =>
  useAbertoPeloLink({
    qual: 'pesquisa',
    idManifestacao,
    segredo: token,
    trocar: (segredo) =>
      api(
        'POST /app-web/v1/manifestacoes/:idManifestacao/pesquisa/abrir',
        { params: { idManifestacao }, body: { token: segredo } },
        { errors: 'silent' },
      ),
    ver: () => read(VER, { params: { idManifestacao } }),
  });
