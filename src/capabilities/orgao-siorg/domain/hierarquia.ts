/** The code of each unit's superior; null at the top. */
export type Superiores = ReadonlyMap<number, number | null>;

/** Every circle, in which each unit is above the next; a tree has none. */
export const ciclos = (superiores: Superiores): readonly (readonly number[])[] => {
  const achados: number[][] = [];
  const vistos = new Set<number>();
  for (const inicio of superiores.keys()) {
    const caminho: number[] = [];
    let atual: number | null = inicio;
    while (atual !== null && !vistos.has(atual)) {
      vistos.add(atual);
      caminho.push(atual);
      atual = superiores.get(atual) ?? null;
    }
    const volta = atual === null ? -1 : caminho.indexOf(atual);
    if (volta >= 0) achados.push(caminho.slice(volta));
  }
  return achados;
};

/** The units below any of these, however deep. */
export const abaixoDe = (superiores: Superiores, topos: ReadonlySet<number>): ReadonlySet<number> => {
  const sabido = new Map<number, boolean>();
  for (const inicio of superiores.keys()) {
    const caminho: number[] = [];
    let atual: number | null = inicio;
    let abaixo = false;
    while (atual !== null) {
      const conhecido = sabido.get(atual);
      if (conhecido !== undefined) {
        abaixo = conhecido;
        break;
      }
      caminho.push(atual);
      atual = superiores.get(atual) ?? null;
      if (atual !== null && topos.has(atual)) {
        abaixo = true;
        break;
      }
    }
    for (const unidade of caminho) sabido.set(unidade, abaixo);
  }
  return new Set([...sabido].filter(([, abaixo]) => abaixo).map(([unidade]) => unidade));
};
