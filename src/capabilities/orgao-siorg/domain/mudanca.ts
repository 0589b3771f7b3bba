/** The ways in which a unit can change, with the headings that an import lists them under. */
export const tiposDeMudanca = {
  nova: 'Novas',
  alterada: 'Alteradas',
  movida: 'Mudam de lugar',
  reativada: 'Voltam a existir',
  inativada: 'Deixam de existir',
} as const;

export type TipoDeMudanca = keyof typeof tiposDeMudanca;
export const nomesDasMudancas = Object.keys(tiposDeMudanca) as readonly TipoDeMudanca[];

export type Campos = Readonly<Record<string, string | number | boolean | null>>;

export interface Mudanca {
  readonly tipo: TipoDeMudanca;
  readonly codigo: number;
  readonly nome: string;
  readonly antes: Campos | null;
  readonly depois: Campos | null;
}

export type Contagens = Readonly<Record<TipoDeMudanca, number>>;

export const contar = (mudancas: readonly Pick<Mudanca, 'tipo'>[]): Contagens => {
  const contagens = { nova: 0, alterada: 0, movida: 0, reativada: 0, inativada: 0 };
  for (const { tipo } of mudancas) contagens[tipo] += 1;
  return contagens;
};
