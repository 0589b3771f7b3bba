import type { DiaDoPrazo } from './explain.ts';

/** A day that is shown, or days in a row that say nothing new. */
export type LinhaDoPrazo =
  | { readonly tipo: 'dia'; readonly dia: DiaDoPrazo }
  | { readonly tipo: 'comuns' | 'iguais'; readonly dias: readonly [DiaDoPrazo, ...DiaDoPrazo[]] };

/** In the middle of a count: neither where it begins nor where it ends or stops. Weekends in it move nothing. */
const isComum = ({ conta, numero, total }: DiaDoPrazo, seguinte: DiaDoPrazo | undefined): boolean =>
  conta && numero !== undefined && numero !== 1 && numero !== total && seguinte?.conta === true;

const kindOf = (dias: readonly DiaDoPrazo[], i: number): LinhaDoPrazo['tipo'] => {
  const dia = dias[i];
  if (!dia || i === 0 || i === dias.length - 1) return 'dia';
  if (isComum(dia, dias[i + 1])) return 'comuns';
  // The first of equal days says why (prazo parado, manifestação encerrada); the others only repeat it.
  return !dia.conta && dias[i - 1]?.motivo === dia.motivo ? 'iguais' : 'dia';
};

/**
 * A term without its ordinary days: what remains is where it begins, the days that move it, a prorrogação, a stop, and
 * the end. A single ordinary day is not folded: a line about it would be as long as itself.
 */
export const foldDias = (dias: readonly DiaDoPrazo[]): LinhaDoPrazo[] => {
  const linhas: LinhaDoPrazo[] = [];
  for (const [i, dia] of dias.entries()) {
    const tipo = kindOf(dias, i);
    const anterior = linhas.at(-1);
    if (tipo === 'dia') linhas.push({ tipo, dia });
    else if (anterior?.tipo === tipo) linhas[linhas.length - 1] = { tipo, dias: [...anterior.dias, dia] };
    else linhas.push({ tipo, dias: [dia] });
  }
  return linhas.map((linha) =>
    linha.tipo !== 'dia' && linha.dias.length === 1 ? { tipo: 'dia', dia: linha.dias[0] } : linha,
  );
};
