import { linhasDoCaso } from './alcance.ts';
import type { Copia } from './copia.ts';
import type { CasoSelado, Verdade } from './verdade.ts';

/** Pointed at by more cases than these a row tells no two of them from the others. */
const RARO = 4;
/** A person, or the case itself: tried by themselves. */
const DE_OUTRA_TENTATIVA = new Set(['usuario', 'manifestacao']);

/**
 * Joins by ordinary numbers: a row of another table (a label, a group, a step) that few cases point at, among them a sealed one and
 * another of the same person. Answers the columns by which the sealed case was joined.
 */
export const tentarNumeros = (copia: Copia, { seladas, abertas }: Verdade) => {
  const achados = new Map<string, number>();
  const porAlvo = new Map<string, Map<number, string>>();
  const casos = new Map<number, CasoSelado>([...seladas, ...abertas].map((caso) => [caso.id, caso]));
  const deTabela = Map.groupBy(copia.referencias, ({ de }) => de);
  for (const { id } of casos.values()) {
    for (const { tabela, linha } of linhasDoCaso(copia, id)) {
      for (const { de, coluna, para } of deTabela.get(tabela) ?? []) {
        const valor = linha[coluna];
        if (valor === null || valor === undefined || DE_OUTRA_TENTATIVA.has(para)) continue;
        const alvo = `${para}:${String(valor)}`;
        const quem = porAlvo.get(alvo) ?? new Map<number, string>();
        porAlvo.set(alvo, quem.set(id, `${de}.${coluna}`));
      }
    }
  }
  let comparadas = 0;
  const isSelada = new Set(seladas.map(({ id }) => id));
  for (const quem of porAlvo.values()) {
    if (quem.size < 2 || quem.size > RARO) continue;
    for (const [id, onde] of quem) {
      const idAutor = casos.get(id)?.idAutor ?? null;
      if (!isSelada.has(id) || idAutor === null) continue;
      comparadas += 1;
      const doMesmo = [...quem.keys()].some((outro) => outro !== id && casos.get(outro)?.idAutor === idAutor);
      if (doMesmo) achados.set(onde, (achados.get(onde) ?? 0) + 1);
    }
  }
  return { comparadas, achados };
};
