import { ApiError } from '#shell/api/errors.ts';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { formatDia } from '#shell/formato.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { usePrevisoes } from './prorrogacao-queries.ts';

/** Each preview is a request: beyond this many cases, the days gained are only said in words. */
export const MOSTRADAS = 10;

type Previsao = ReturnType<typeof usePrevisoes>[number];

interface Linha {
  readonly caso: CasoEscolhido;
  readonly previsao: Previsao | undefined;
}

const novo = ({ previsao }: Linha): string => {
  if (previsao?.data) return formatDia(previsao.data.prazoNovo);
  if (!previsao?.error) return 'Calculando…';
  const isRecusa = previsao.error instanceof ApiError && previsao.error.status < 500;
  return isRecusa ? `Fica como está: ${textoDoErro(previsao.error)}` : 'Não foi possível calcular.';
};

const colunas: readonly TableColumn<Linha>[] = [
  {
    key: 'protocolo',
    header: 'Protocolo',
    rowHeader: true,
    cell: ({ caso }) => <span className="ui-mono">{caso.numeroProtocolo}</span>,
  },
  {
    key: 'atual',
    header: 'Prazo atual',
    cell: ({ previsao }) => (previsao?.data ? formatDia(previsao.data.prazoAtual) : '–'),
  },
  { key: 'novo', header: 'Novo prazo', cell: novo },
];

/** The old and the new date of each case, before anything is confirmed. */
export function PrazosDeCada({ casos }: { readonly casos: readonly CasoEscolhido[] }) {
  const previsoes = usePrevisoes(casos);
  return (
    <Table
      caption="O prazo de cada manifestação"
      columns={colunas}
      rows={casos.map((caso, n) => ({ caso, previsao: previsoes[n] }))}
      rowKey={({ caso }) => String(caso.idManifestacao)}
      dense
    />
  );
}
