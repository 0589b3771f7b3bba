import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import { PrazoDaCelula } from '#shell/lista/celulas.tsx';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { LinhaDaLista, recursoContract } from '../../contract.ts';

const read = createReader<typeof recursoContract>();

/** One page of the list; the list itself has the rest. */
const QUANTOS = 100;

export const enderecoDaAdmissibilidade = (idRecurso: number): string =>
  `/recurso/responder/${idRecurso}#admissibilidade`;

const useRecursosAAdmitir = () =>
  useQuery({
    queryKey: ['recursos', 'a-admitir'],
    queryFn: async () => {
      const { itens, proximoCursor } = await read('GET /app-web/v1/recursos', {
        query: { fila: 'abertos', soOsQueJulgo: 'true', porPagina: QUANTOS } as never,
      });
      return { linhas: itens.filter(({ conhecido }) => conhecido === null), temMais: proximoCursor !== null };
    },
    staleTime: 0,
  });

const colunas: readonly TableColumn<LinhaDaLista>[] = [
  {
    key: 'protocolo',
    header: 'Protocolo',
    rowHeader: true,
    cell: ({ numeroProtocolo }) => <span className="ui-mono">{numeroProtocolo}</span>,
  },
  { key: 'orgao', header: 'Órgão', cell: ({ orgao }) => orgao },
  { key: 'instancia', header: 'Instância', cell: ({ instancia }) => instancia.descricao },
  {
    key: 'prazo',
    header: 'Prazo',
    cell: ({ prazo, diasRestantes }) => (
      <PrazoDaCelula prazo={prazo} dias={diasRestantes} semPrazo="Reunião a marcar" />
    ),
  },
  {
    key: 'analisar',
    header: 'Analisar',
    cell: ({ idRecurso, numeroProtocolo }) => (
      <LinkButton
        size="small"
        to={enderecoDaAdmissibilidade(idRecurso)}
        aria-label={`Analisar o recurso de ${numeroProtocolo}`}
      >
        Analisar
      </LinkButton>
    ),
  },
];

/** Like denúncias, appeals are checked before they are judged: these wait for that check. */
export function RecursosAAdmitir() {
  const recursos = useRecursosAAdmitir();
  return (
    <section aria-labelledby="recursos-a-admitir">
      <h2 id="recursos-a-admitir">Recursos à espera de admissibilidade</h2>
      {recursos.isPending && <Skeleton shape="row" lines={3} label="Buscando os recursos…" />}
      <FalhaAoAbrir titulo="Não foi possível buscar os recursos." falha={recursos} />
      {recursos.isSuccess && recursos.data.linhas.length === 0 && (
        <p>Nenhum recurso que você julga espera esta análise.</p>
      )}
      {recursos.isSuccess && recursos.data.linhas.length > 0 && (
        <Table
          caption="Recursos à espera de admissibilidade"
          hiddenCaption
          columns={colunas}
          rows={recursos.data.linhas}
          rowKey={({ idRecurso }) => String(idRecurso)}
          dense
        />
      )}
      {recursos.data?.temMais && (
        <p>
          <LinkButton to="/manifestacao/recurso/tratar?soOsQueJulgo=true">
            Ver todos na lista de recursos
          </LinkButton>
        </p>
      )}
    </section>
  );
}
