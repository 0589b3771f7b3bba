import { type OrdemDaBusca, ordensDaBusca, ULTIMA_PAGINA } from '../domain/filtro-da-busca.ts';

/** What the address of a search holds: words, order, page, one value per facet; '' for none. */
export interface FiltroDaTela<F extends string> {
  readonly q: string;
  readonly ordem: OrdemDaBusca;
  readonly pagina: number;
  readonly escolhas: Readonly<Record<F, string>>;
}

const MAX_PALAVRAS = 200;

const readPagina = (texto: string | null): number => {
  const numero = Number(texto);
  return Number.isInteger(numero) && numero >= 1 && numero <= ULTIMA_PAGINA ? numero : 1;
};

/** Only ids, years and states: anything else in the address is ignored. */
const readValor = (nome: string, texto: string | null): string => {
  const forma = nome === 'uf' ? /^[a-z]{2}$/i : nome === 'ano' ? /^(19|2\d)\d\d$/ : /^[1-9]\d{0,8}$/;
  return texto && forma.test(texto) ? texto.toUpperCase() : '';
};

export const formaDoFiltro = <F extends string>(facetas: readonly F[]) => ({
  ler: (params: URLSearchParams): FiltroDaTela<F> => ({
    q: (params.get('q') ?? '').trim().slice(0, MAX_PALAVRAS),
    ordem: ordensDaBusca.find((ordem) => ordem === params.get('ordem')) ?? 'relevancia',
    pagina: readPagina(params.get('pagina')),
    escolhas: Object.fromEntries(
      facetas.map((faceta) => [faceta, readValor(faceta, params.get(faceta))]),
    ) as Record<F, string>,
  }),
  escrever: ({ q, ordem, pagina, escolhas }: FiltroDaTela<F>): Record<string, string> => ({
    ...(q && { q }),
    ...Object.fromEntries(
      facetas.flatMap((faceta) => (escolhas[faceta] ? [[faceta, escolhas[faceta]]] : [])),
    ),
    ...(ordem !== 'relevancia' && { ordem }),
    ...(pagina > 1 && { pagina: String(pagina) }),
  }),
});

export const semEscolhas = <F extends string>(facetas: readonly F[]): Record<F, string> =>
  Object.fromEntries(facetas.map((faceta) => [faceta, ''])) as Record<F, string>;

/** The words and filters alone, as alerts and feeds use them. */
export const semPagina = <F extends string>({ q, escolhas }: FiltroDaTela<F>): Record<string, string> => ({
  ...(q && { q }),
  ...Object.fromEntries(Object.entries<string>(escolhas).filter(([, valor]) => valor !== '')),
});
