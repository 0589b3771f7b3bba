import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { type FiltroDeRelatorio, filtroDeRelatorio, filtrosDados, soOQueCabe } from '../domain/filtro.ts';
import { definicaoDe, type NomeDoRelatorio } from '../domain/relatorios.ts';

/** What an open report shows: the question, which measure is drawn, and which cases are listed. */
export type Vista = FiltroDeRelatorio & {
  readonly medida?: string | undefined;
  readonly lista?: 'sim' | undefined;
  /** One group of the table; without it the list has every group. */
  readonly valor?: string | undefined;
};

export const DETALHADO = '/relatorios-do-sistema/manifestacao-com-alteracao-tipo-detalhado';
const CATALOGO = '/relatorios-do-sistema';

const readFiltro = (params: URLSearchParams): FiltroDeRelatorio =>
  Object.fromEntries(
    Object.entries(filtroDeRelatorio.shape).flatMap(([nome, esquema]) => {
      const texto = params.get(nome);
      const lido = texto ? esquema.safeParse(texto) : undefined;
      return lido?.success ? [[nome, lido.data]] : [];
    }),
  ) as FiltroDeRelatorio;

const readVista = (relatorio: NomeDoRelatorio, params: URLSearchParams): Vista => {
  const medida = params.get('medida');
  const valor = params.get('valor');
  return {
    ...soOQueCabe(relatorio, readFiltro(params)),
    ...(medida && Object.hasOwn(definicaoDe(relatorio).medidas, medida) && { medida }),
    ...((params.get('lista') === 'sim' || valor) && { lista: 'sim' as const }),
    ...(valor && { valor }),
  };
};

const emTextos = (vista: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(vista).flatMap(([nome, valor]) =>
      valor === undefined || String(valor) === '' ? [] : [[nome, String(valor)]],
    ),
  );

/** The detailed report of changes has an address of its own. */
const escreverVista = (relatorio: NomeDoRelatorio, vista: Vista): Record<string, string> => ({
  ...(relatorio !== 'alteracao-de-tipo-detalhado' && { relatorio }),
  ...emTextos(vista),
});

export const formaDaVista = (relatorio: NomeDoRelatorio): FormaDoFiltro<Vista> => ({
  ler: (params) => readVista(relatorio, params),
  escrever: (vista) => escreverVista(relatorio, vista),
});

/** The address of a report with its filters. */
export const enderecoDe = (relatorio: NomeDoRelatorio, vista: object = {}): string => {
  const query = new URLSearchParams(escreverVista(relatorio, vista)).toString();
  const pagina = relatorio === 'alteracao-de-tipo-detalhado' ? DETALHADO : CATALOGO;
  return query ? `${pagina}?${query}` : pagina;
};

/** The part of the view that is sent to the server. */
export const filtroDa = ({ medida, lista, valor, ...filtro }: Vista): FiltroDeRelatorio => filtro;

/** How many filters are active, not counting the period and the grouping. */
export const quantosFiltros = (vista: Vista): number =>
  filtrosDados(vista).length + (vista.idOuvidoria === undefined ? 0 : 1);
