import type { Medida } from './definicao.ts';

/** A figure of a group; null where there was nothing to calculate it from. */
export type Valor = number | null;

export interface Grupo {
  /** The value that asks for the cases of this group. */
  readonly chave: string;
  readonly rotulo: string;
  readonly valores: readonly Valor[];
}

/**
 * Nulls the figures that cannot be counted by the chosen date: an open case has no date on which it
 * ended.
 */
export const soOQueOMomentoDiz = (
  medidas: readonly Medida[],
  momento: string,
  valores: readonly Valor[],
): readonly Valor[] =>
  valores.map((valor, i) => (medidas[i]?.momentos?.includes(momento) === false ? null : valor));

const DEZEMBRO = 12;

const seguinte = (mes: string): string => {
  const [ano = 0, numero = 0] = mes.split('-').map(Number);
  return numero === DEZEMBRO ? `${ano + 1}-01` : `${ano}-${String(numero + 1).padStart(2, '0')}`;
};

/** Ten years of months; a longer gap is not filled in. */
const MAIS_MESES = 120;

/** Adds the empty months between the first and the last, or the chart would hide the gap. */
export const comMesesVazios = (
  grupos: readonly Grupo[],
  vazio: readonly Valor[],
  nomear: (mes: string) => string,
): readonly Grupo[] => {
  const porMes = new Map(grupos.map((grupo) => [grupo.chave, grupo]));
  const meses = [...porMes.keys()].filter((chave) => /^\d{4}-\d{2}$/.test(chave)).sort();
  const [primeiro, ultimo] = [meses[0], meses.at(-1)];
  if (primeiro === undefined || ultimo === undefined) return grupos;
  const todos: Grupo[] = [];
  for (let mes = primeiro; mes <= ultimo && todos.length < MAIS_MESES; mes = seguinte(mes)) {
    todos.push(porMes.get(mes) ?? { chave: mes, rotulo: nomear(mes), valores: vazio });
  }
  return todos.length === MAIS_MESES
    ? grupos
    : [...todos, ...grupos.filter(({ chave }) => !meses.includes(chave))];
};

const NOMES = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');

/** 'mar/2026', from yyyy-mm. */
export const nomeDoMes = (mes: string): string => {
  const [ano, numero] = mes.split('-');
  return `${NOMES[Number(numero) - 1] ?? numero}/${ano}`;
};
