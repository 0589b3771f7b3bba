import type { z } from 'zod';
import type { manifestacaoContract } from '#capabilities/manifestacao/contract.ts';

/** What Principal tells a citizen. */
export type Painel = z.output<
  (typeof manifestacaoContract)['GET /app-web/v1/manifestacoes/painel']['response']
>;
