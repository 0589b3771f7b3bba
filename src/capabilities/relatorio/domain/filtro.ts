import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';
import type { DefinicaoDeRelatorio } from './definicao.ts';
import { filtros, type NomeDoFiltro, nomesDosFiltros } from './filtros.ts';
import { type NomeDoPeriodo, nomesDosPeriodos } from './periodo.ts';
import {
  escolhaDesconhecida,
  filtroQueNaoCabe,
  periodoInvertido,
  periodoQueNaoCabe,
} from './relatorio-errors.ts';
import { definicaoDe, type NomeDoRelatorio } from './relatorios.ts';

const MAIS_IDS = 60;

/** '2,3' in an address, or an array in JSON. */
const ids = z.preprocess(
  (valor) => (typeof valor === 'string' ? valor.split(',').filter(Boolean) : valor),
  z.array(idTexto).max(MAIS_IDS).optional(),
);
const simOuNao = z.enum(['sim', 'nao']).optional();
const uf = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .optional();
const dia = z.iso.date().optional();
const chave = z.string().max(60).optional();

const POR_FORMA = { ids, 'sim-nao': simOuNao, uf } as const;

type FormaDe<N extends NomeDoFiltro> = (typeof POR_FORMA)[(typeof filtros)[N]['como']];

const doCatalogo = Object.fromEntries(
  nomesDosFiltros.map((nome) => [nome, campo(filtros[nome].rotulo, POR_FORMA[filtros[nome].como])]),
) as { [N in NomeDoFiltro]: FormaDe<N> };

/** What may be asked of a report: the same names in addresses, saved reports and files. */
export const filtroDeRelatorio = z.strictObject({
  periodo: campo('Período', z.enum(nomesDosPeriodos)).optional(),
  de: campo('Período: de', dia),
  ate: campo('Período: até', dia),
  /** Which day of a case the period looks at. */
  momento: campo('Data considerada', chave),
  dimensao: campo('Agrupar por', chave),
  idOuvidoria: campo('Órgão', idTexto).optional(),
  ...doCatalogo,
});
export type FiltroDeRelatorio = z.output<typeof filtroDeRelatorio>;

/** How the address names the group of rows without a value. */
export const SEM_VALOR = '-';
export const recorte = { valor: campo('Grupo', z.string().min(1).max(500)).optional() };

export interface Escolhas {
  readonly momento: string;
  readonly dimensao: string;
}

const umaDe = (opcoes: Readonly<Record<string, unknown>>, escolhida: string | undefined, campo: string) => {
  const usual = Object.keys(opcoes)[0] ?? '';
  if (escolhida === undefined) return usual;
  if (!Object.hasOwn(opcoes, escolhida)) throw escolhaDesconhecida(campo);
  return escolhida;
};

const isDado = (valor: unknown): boolean =>
  valor !== undefined && !(Array.isArray(valor) && valor.length === 0);

/** The filters that were given a value. */
export const filtrosDados = (filtro: FiltroDeRelatorio): readonly NomeDoFiltro[] =>
  nomesDosFiltros.filter((nome) => isDado(filtro[nome]));

export const periodosDe = ({ periodos }: DefinicaoDeRelatorio): readonly NomeDoPeriodo[] =>
  periodos ?? nomesDosPeriodos;

/** Fills in the report's defaults. A choice that it does not have is refused, never ignored. */
export const escolhasDe = (definicao: DefinicaoDeRelatorio, filtro: FiltroDeRelatorio): Escolhas => {
  const fora = filtrosDados(filtro).find((nome) => !definicao.filtros.includes(nome));
  if (fora) throw filtroQueNaoCabe(fora, filtros[fora].rotulo);
  if (filtro.de && filtro.ate && filtro.de > filtro.ate) throw periodoInvertido();
  if (!periodosDe(definicao).includes(periodoDe(definicao, filtro))) throw periodoQueNaoCabe();
  return {
    momento: umaDe(definicao.momentos, filtro.momento, 'momento'),
    dimensao: umaDe(definicao.dimensoes, filtro.dimensao, 'dimensao'),
  };
};

export const periodoDe = (
  definicao: Pick<DefinicaoDeRelatorio, 'periodo'>,
  { periodo, de, ate }: Pick<FiltroDeRelatorio, 'periodo' | 'de' | 'ate'>,
) => periodo ?? (de || ate ? 'escolhido' : (definicao.periodo ?? 'ultimos-12-meses'));

/**
 * Drops what this report does not know: the filter may come from a link, or have been saved under
 * older rules.
 */
export const soOQueCabe = (nome: NomeDoRelatorio, filtro: FiltroDeRelatorio): FiltroDeRelatorio => {
  const definicao = definicaoDe(nome);
  const { filtros: seus, momentos, dimensoes } = definicao;
  const { momento, dimensao, periodo, de, ate, ...resto } = filtro;
  const cabe = periodosDe(definicao).includes(periodoDe(definicao, filtro));
  return {
    ...(cabe && { ...(periodo && { periodo }), ...(de && { de }), ...(ate && { ate }) }),
    ...Object.fromEntries(
      Object.entries(resto).filter(
        ([chaveDoFiltro]) =>
          !Object.hasOwn(filtros, chaveDoFiltro) || seus.some((seu) => seu === chaveDoFiltro),
      ),
    ),
    ...(momento && Object.hasOwn(momentos, momento) && { momento }),
    ...(dimensao && Object.hasOwn(dimensoes, dimensao) && { dimensao }),
  };
};
