import { useQuery } from '@tanstack/react-query';
import type { Output } from '#kernel/endpoint.ts';
import { createReader } from '#shell/api/client.ts';
import type { encaminhamentoContract } from '../contract.ts';

const ler = createReader<typeof encaminhamentoContract>();
const ENCAMINHAMENTOS = 'GET /app-web/v1/tratamento/:idManifestacao/encaminhamentos';

export type Encaminhamento = Output<(typeof encaminhamentoContract)[typeof ENCAMINHAMENTOS]>[number];

/** What the page of a case knows about its forwardings before their texts are read. */
export interface CasoEncaminhado {
  readonly idManifestacao: number;
  readonly encaminhamentos: readonly Pick<Encaminhamento, 'origem' | 'destino' | 'ocorridoEm'>[];
}

/** What was written when the case was forwarded, newest first; not asked if it never was. */
export const useEncaminhamentos = ({ idManifestacao, encaminhamentos }: CasoEncaminhado) =>
  useQuery({
    queryKey: ['caso-da-equipe', idManifestacao, 'encaminhamentos'],
    queryFn: async () => (await ler(ENCAMINHAMENTOS, { params: { idManifestacao } })).toReversed(),
    enabled: encaminhamentos.length > 0,
  });
