import { createReader } from '#shell/api/client.ts';
import { definirLista, useLista } from '#shell/lista/use-lista.ts';
import type { cienciaContract } from '../contract.ts';

const read = createReader<typeof cienciaContract>();

export const idDaLinha = ({ idManifestacao }: { readonly idManifestacao: number }): string =>
  `a-avisar-${idManifestacao}`;

const listaAAvisar = definirLista({
  chave: ['ciencia', 'a-avisar'],
  forma: { ler: () => ({}), escrever: () => ({}) },
  semFiltro: {},
  tamanhos: [20, 50, 100],
  ler: (_, pagina, signal) => read('GET /app-web/v1/ciencia/a-avisar', { query: pagina }, { signal }),
  chaveDe: ({ idManifestacao }) => String(idManifestacao),
  idDaLinha: (item) => idDaLinha(item),
});

export const useAAvisar = () => useLista(listaAAvisar);
