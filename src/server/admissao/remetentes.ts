interface Remetente {
  emTrabalho: number;
  /** Which call was the last that they had. */
  ultimaVez: number;
}

const NUNCA: Readonly<Remetente> = { emTrabalho: 0, ultimaVez: 0 };

/** Beyond this many, turns are forgotten: the next round begins anew. What is in work is always known. */
const MAXIMO = 10_000;

/** Whose turn it is: the senders take turns, whatever each has sent. */
export const createRemetentes = () => {
  const vistos = new Map<string, Remetente>();
  let vez = 0;
  const de = (remetente: string): Readonly<Remetente> => vistos.get(remetente) ?? NUNCA;

  const esquecerParados = (): void => {
    for (const [remetente, { emTrabalho }] of vistos) if (emTrabalho === 0) vistos.delete(remetente);
  };

  return {
    emTrabalho: (remetente: string): number => de(remetente).emTrabalho,

    /** Who has less in work is called first, and then who was called longest ago. */
    isAntesDe: (um: string, outro: string): boolean => {
      const [a, b] = [de(um), de(outro)];
      return a.emTrabalho < b.emTrabalho || (a.emTrabalho === b.emTrabalho && a.ultimaVez < b.ultimaVez);
    },

    chamou: (remetente: string): void => {
      vez += 1;
      if (vistos.size >= MAXIMO) esquecerParados();
      vistos.set(remetente, { emTrabalho: de(remetente).emTrabalho + 1, ultimaVez: vez });
    },

    /** `espera`: whether more of theirs waits, which then comes after the others. */
    saiu: (remetente: string, espera: boolean): void => {
      const restam = Math.max(0, de(remetente).emTrabalho - 1);
      if (restam > 0 || espera) vistos.set(remetente, { ...de(remetente), emTrabalho: restam });
      else vistos.delete(remetente);
    },
  };
};
