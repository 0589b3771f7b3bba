import { useQuery } from '@tanstack/react-query';
import type { painelContract } from '#capabilities/painel/contract.ts';
import { createReader } from '#shell/api/client.ts';
import { QueryLayer } from '#shell/api/query-layer.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Indicadores } from '#shell/ui/graficos/indicadores.tsx';
import { formatAtualizacao, formatNumero, formatPorCento } from '#shell/ui/graficos/numeros.ts';

const api = createReader<typeof painelContract>();
const CINCO_MINUTOS = 300_000;
const UM_ANO = 365;

const deQuem = (orgaos: number, dias: number): string => {
  const quando = dias >= UM_ANO ? 'nos últimos 12 meses' : `nos últimos ${dias} dias`;
  return orgaos === 1
    ? `Do órgão que atende aqui, ${quando}.`
    : `Dos ${formatNumero(orgaos)} órgãos que atendem aqui, ${quando}.`;
};

function Numeros() {
  const { data, isPending } = useQuery({
    queryKey: ['paineis', 'inicio'],
    queryFn: () => api('GET /app-web/v1/paineis/inicio', undefined, { quiet: true }),
    staleTime: CINCO_MINUTOS,
    retry: false,
  });
  if (isPending) return <Skeleton shape="row" lines={3} />;
  if (!data) return <p className="ui-muted">Os números estão sendo contados. Veja-os no painel.</p>;
  const { recebidas, noPrazo, satisfacao, atualizadoEm, dias, orgaos } = data;
  return (
    <>
      <p>{deQuem(orgaos, dias)}</p>
      <Indicadores
        itens={[
          {
            nome: 'Registros recebidos',
            valor: recebidas === null ? 'menos de 5 pessoas' : formatNumero(recebidas),
            detalhe: 'manifestações e pedidos de informação, sem contar denúncias',
          },
          {
            nome: 'Respostas no prazo',
            valor: formatPorCento(noPrazo),
            detalhe: 'contando como atraso o que venceu sem resposta',
          },
          {
            nome: 'Satisfação',
            valor: satisfacao === null ? '–' : `${formatNumero(satisfacao)} de 100`,
            detalhe: 'de quem avaliou a resposta',
          },
        ]}
      />
      <p className="ui-muted">Atualizado em {formatAtualizacao(atualizadoEm)}.</p>
    </>
  );
}

/** Three figures of the public panels; nothing on the home waits for them. */
export default function HomeNumeros() {
  return (
    <QueryLayer>
      <Numeros />
    </QueryLayer>
  );
}
