import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createReader } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import { QueryLayer } from '#shell/api/query-layer.tsx';
import { NotFound } from '#shell/navegacao/navigation-errors.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Modos } from './modos.tsx';
import type { OuvidoriaDoLugar } from './tipos-da-ouvidoria.tsx';

const api = createReader<typeof tabelaApoioContract>();

interface Props extends Omit<OuvidoriaDoLugar, 'formularios'> {
  readonly isOuvidoria: boolean;
  readonly TiposDaOuvidoria: ComponentType<OuvidoriaDoLugar>;
}

function Permitidos({ lugar, ouvidoriaInterna, isOuvidoria, TiposDaOuvidoria }: Props) {
  const { esfera, uf, municipio } = lugar;
  const { data, error, isPending } = useQuery({
    queryKey: ['formularios-permitidos', esfera, uf, municipio],
    queryFn: async () => {
      const query = { idEsfera: String(esfera), sigUf: uf ?? undefined, municipio: municipio ?? undefined };
      const items = await api('GET /app-web/v1/tipos-formularios/permitidos', { query });
      return items.map((item) => item.idTipoFormulario);
    },
    // No retry for a place that does not exist.
    retry: (vezes, falha) => vezes < 1 && !(falha instanceof ApiError && falha.status < 500),
  });
  // S2-02: a place that does not exist has no home.
  if (error instanceof ApiError && error.code?.startsWith('lugar.')) throw new NotFound();
  if (error) throw error;
  if (isPending) return <Skeleton shape="card" lines={3} />;
  if (!isOuvidoria) return <Modos lugar={lugar} formularios={data} />;
  return <TiposDaOuvidoria lugar={lugar} formularios={data} ouvidoriaInterna={ouvidoriaInterna} />;
}

/**
 * The home of a state, a city, the services or the federal courts: what its offices offer (S2-14).
 */
export default function HomeDoLugar(props: Props) {
  return (
    <QueryLayer>
      <Permitidos {...props} />
    </QueryLayer>
  );
}
