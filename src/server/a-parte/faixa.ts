/** There is no room to wait: whoever asked may try again. */
export class FilaCheia extends Error {
  override readonly name = 'FilaCheia';
}

export interface Medida {
  readonly aoMesmoTempo: number;
  readonly naFila: number;
  /** How many one sender may have here, running and waiting: one who sends much leaves room for others. */
  readonly porRemetente?: number | undefined;
}

export type Faixa = <R>(remetente: string, fazer: () => Promise<R>) => Promise<R>;

/** A lane: so many at once, so many waiting, nobody beyond. Lanes do not wait for each other. */
export const createFaixa = ({ aoMesmoTempo, naFila, porRemetente = Infinity }: Medida): Faixa => {
  let ocupados = 0;
  const fila: (() => void)[] = [];
  const aqui = new Map<string, number>();

  const tomarVez = async (): Promise<void> => {
    if (ocupados < aoMesmoTempo) ocupados++;
    else await new Promise<void>((vez) => fila.push(vez));
  };
  const passarVez = (): void => {
    const proximo = fila.shift();
    if (proximo) proximo();
    else ocupados--;
  };
  const contar = (remetente: string, mais: 1 | -1): void => {
    const quantos = (aqui.get(remetente) ?? 0) + mais;
    if (quantos === 0) aqui.delete(remetente);
    else aqui.set(remetente, quantos);
  };

  return async (remetente, fazer) => {
    const isCheia = ocupados >= aoMesmoTempo && fila.length >= naFila;
    if (isCheia || (aqui.get(remetente) ?? 0) >= porRemetente) throw new FilaCheia();
    contar(remetente, 1);
    await tomarVez();
    try {
      return await fazer();
    } finally {
      contar(remetente, -1);
      passarVez();
    }
  };
};
