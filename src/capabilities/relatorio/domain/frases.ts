import { parseIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { DefinicaoDeRelatorio } from './definicao.ts';
import { type FiltroDeRelatorio, filtrosDados } from './filtro.ts';
import { filtros, type NomeDoFiltro } from './filtros.ts';
import type { Valor } from './grupos.ts';
import type { Dias } from './periodo.ts';
import { valorEscrito } from './valor-escrito.ts';

const dia = (iso: string): string => {
  const data = parseIsoDate(iso);
  return data ? formatData(data) : iso;
};

/** 'de 01/03/2026 a 31/03/2026', 'desde …', 'até …' or 'todo o tempo'. */
export const frasePeriodo = ({ de, ate }: Dias): string => {
  if (de && ate && de > ate) return 'nenhum mês inteiro ainda';
  if (de && ate) return `de ${dia(de)} a ${dia(ate)}`;
  if (de) return `desde ${dia(de)}`;
  return ate ? `até ${dia(ate)}` : 'todo o tempo';
};

const SIM_OU_NAO = { sim: 'sim', nao: 'não' } as const;

/** A filter in words: 'Tipo: Denúncia, Reclamação'; `nomes` are those of its ids. */
const fraseDoFiltro = (filtro: FiltroDeRelatorio, nome: NomeDoFiltro, nomes: readonly string[]): string => {
  const valor = filtro[nome];
  if (valor === 'sim' || valor === 'nao') return `${filtros[nome].rotulo}: ${SIM_OU_NAO[valor]}`;
  return `${filtros[nome].rotulo}: ${Array.isArray(valor) ? nomes.join(', ') : valor}`;
};

interface Contado {
  readonly momento: string;
  readonly dimensao: string;
  readonly dias: Dias;
}

/** What a file says above its table: the date that the period applies to, grouping and filters. */
export const frasesDoRelatorio = (
  definicao: DefinicaoDeRelatorio,
  filtro: FiltroDeRelatorio,
  { momento, dimensao, dias }: Contado,
  nomes: Readonly<Partial<Record<NomeDoFiltro, readonly string[]>>>,
): readonly string[] => {
  const dados = filtrosDados(filtro);
  return [
    `${definicao.momentos[momento]?.rotulo ?? ''}: ${frasePeriodo(dias)}.`,
    `Agrupado por: ${definicao.dimensoes[dimensao]?.rotulo ?? ''}.`,
    ...(dados.length > 0
      ? [`Só: ${dados.map((nome) => fraseDoFiltro(filtro, nome, nomes[nome] ?? [])).join('; ')}.`]
      : []),
  ];
};

/** Where and when a file was made. */
export const fraseDoMomento = (plataforma: string, agora: Date): string =>
  `${plataforma}, ${agora.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' })} (horário de Brasília)`;

export const fraseDasLinhas = (total: number): string =>
  `Linhas da tabela: ${total.toLocaleString('pt-BR')}.`;

/** The totals in one sentence: 'Data do registro, de … a …: Manifestações: 40; Em aberto: 3' */
export const fraseDosNumeros = (
  { momentos, medidas }: DefinicaoDeRelatorio,
  { momento, dias }: Pick<Contado, 'momento' | 'dias'>,
  total: readonly Valor[],
): string => {
  const numeros = Object.values(medidas).map(
    ({ rotulo, unidade }, i) => `${rotulo}: ${valorEscrito(total[i] ?? null, unidade)}`,
  );
  return `${momentos[momento]?.rotulo ?? ''}, ${frasePeriodo(dias)}. ${numeros.join('; ')}`;
};
