/** Ids of db/reference, from 'Muito satisfeito' to 'Muito insatisfeito', evenly from 100 to 0. */
const notaDaOpcao: Readonly<Record<number, number>> = { 9: 100, 10: 75, 11: 50, 12: 25, 13: 0 };

export interface Contagem {
  readonly idOpcao: number;
  readonly total: number;
}

const umaCasa = (numero: number): number => Math.round(numero * 10) / 10;

/** 0 to 100, with one decimal; null where nobody answered. */
export const satisfacaoMedia = (contagens: readonly Contagem[]): number | null => {
  const notas = contagens.flatMap(({ idOpcao, total }) => {
    const nota = notaDaOpcao[idOpcao];
    return nota === undefined ? [] : [{ nota, total }];
  });
  const respostas = notas.reduce((soma, { total }) => soma + total, 0);
  if (respostas === 0) return null;
  return umaCasa(notas.reduce((soma, { nota, total }) => soma + nota * total, 0) / respostas);
};

/** Part of a whole, in percent with one decimal; null when the whole is zero. */
export const percentual = (parte: number, todo: number): number | null =>
  todo === 0 ? null : umaCasa((100 * parte) / todo);
