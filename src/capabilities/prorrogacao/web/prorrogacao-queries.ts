import { useQueries, useQuery } from '@tanstack/react-query';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createReader } from '#shell/api/client.ts';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { formulariosDos } from '#shell/atos/tipos-dos-casos.ts';
import type { SelectOption } from '#shell/ui/campos/select.tsx';
import type { prorrogacaoContract } from '../contract.ts';

const api = createReader<typeof prorrogacaoContract>();
const apoio = createReader<typeof tabelaApoioContract>();

const previsaoDe = (idManifestacao: number) => ({
  queryKey: ['tratamento', 'prorrogacao', idManifestacao],
  queryFn: () =>
    api('GET /app-web/v1/tratamento/:idManifestacao/prorrogacao', { params: { idManifestacao } }),
  retry: false,
  staleTime: 0,
  gcTime: 0,
});

/** The new date before anything is confirmed; null disables the query. */
const usePrevisao = (idManifestacao: number | null) =>
  useQuery({ ...previsaoDe(idManifestacao ?? 0), enabled: idManifestacao !== null });

/** The same for each of a few cases. */
export const usePrevisoes = (casos: readonly CasoEscolhido[]) =>
  useQueries({ queries: casos.map(({ idManifestacao }) => previsaoDe(idManifestacao)) });

/** The reasons that are valid for all of these forms. */
const useMotivosComuns = (formularios: readonly number[]) =>
  useQueries({
    queries: formularios.map((idTipoFormulario) => ({
      queryKey: ['motivos-prorrogacao', idTipoFormulario],
      queryFn: () => apoio('GET /motivos-prorrogacao', { query: { idTipoFormulario } }, { quiet: true }),
    })),
    combine: (consultas) => {
      const [primeira, ...outras] = consultas.map(({ data }) => data ?? []);
      const motivos = (primeira ?? []).filter(({ idMotivoProrrogacaoManifestacao: id }) =>
        outras.every((lista) => lista.some((cada) => cada.idMotivoProrrogacaoManifestacao === id)),
      );
      return { motivos, falha: consultas.find(({ isError }) => isError) };
    },
  });

/** The preview of one extension, or the reasons that many cases have in common. */
export const useProrrogacao = (casos: readonly CasoEscolhido[]) => {
  const [caso, ...outros] = casos;
  const unico = caso && outros.length === 0 ? caso.idManifestacao : null;
  const previsao = usePrevisao(unico);
  const comuns = useMotivosComuns(unico === null ? formulariosDos(casos) : []);
  const opcoes: readonly SelectOption[] =
    unico === null
      ? comuns.motivos.map((each) => ({
          value: String(each.idMotivoProrrogacaoManifestacao),
          label: each.descMotivoProrrogacaoManifestacao,
        }))
      : (previsao.data?.motivos ?? []).map((each) => ({
          value: String(each.idMotivoProrrogacao),
          label: each.descMotivoProrrogacao,
        }));
  return {
    opcoes,
    previsao: unico === null ? undefined : previsao.data,
    isLendo: unico !== null && previsao.isPending,
    falha: unico === null ? comuns.falha : previsao.isError ? previsao : undefined,
    reler: () => void (unico !== null && previsao.refetch()),
  };
};
