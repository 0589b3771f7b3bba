import { CLASSES, type Classe } from './classe.ts';

export interface Espera {
  readonly classe: Classe;
  /** Who counts as one sender. */
  readonly remetente: string;
  /** When it began to wait, in milliseconds. */
  readonly desde: number;
  readonly entrar: () => void;
  readonly recusar: () => void;
}

/** Who waits in one class; a set keeps the order of arrival, and one in the middle leaves at no cost. */
interface Sala {
  readonly esperas: Set<Espera>;
  readonly quantas: Map<string, number>;
}

const vemAntes = (uma: Espera, outra: Espera, isAntesDe: (um: string, outro: string) => boolean): boolean => {
  if (uma.remetente !== outra.remetente) {
    if (isAntesDe(uma.remetente, outra.remetente)) return true;
    if (isAntesDe(outra.remetente, uma.remetente)) return false;
  }
  return uma.desde < outra.desde;
};

/** Where people wait, a room for each class, and how many of each sender wait there. */
export const createSalas = () => {
  const salas = new Map<Classe, Sala>(
    CLASSES.map((classe) => [classe, { esperas: new Set(), quantas: new Map() }]),
  );
  const salaDe = (classe: Classe): Sala => {
    const sala = salas.get(classe);
    if (!sala) throw new Error(`No room for '${classe}'`);
    return sala;
  };
  const quantasDe = (classe: Classe, remetente: string): number => salaDe(classe).quantas.get(remetente) ?? 0;

  const contar = (classes: readonly Classe[]): number =>
    classes.reduce((soma, classe) => soma + salaDe(classe).esperas.size, 0);

  return {
    contar,

    por: (espera: Espera): void => {
      const { esperas, quantas } = salaDe(espera.classe);
      esperas.add(espera);
      quantas.set(espera.remetente, quantasDe(espera.classe, espera.remetente) + 1);
    },

    tirar: (espera: Espera): void => {
      const { esperas, quantas } = salaDe(espera.classe);
      if (!esperas.delete(espera)) return;
      const restam = quantasDe(espera.classe, espera.remetente) - 1;
      if (restam > 0) quantas.set(espera.remetente, restam);
      else quantas.delete(espera.remetente);
    },

    /** Whether anything of this sender waits. */
    isAqui: (remetente: string): boolean => CLASSES.some((classe) => quantasDe(classe, remetente) > 0),

    /** Of these classes, the one whose sender comes before the others; of one sender, or of equals, the one that came first. */
    primeiroDe: (
      classes: readonly Classe[],
      isAntesDe: (um: string, outro: string) => boolean,
    ): Espera | undefined => {
      let melhor: Espera | undefined;
      for (const classe of classes)
        for (const espera of salaDe(classe).esperas)
          if (!melhor || vemAntes(espera, melhor, isAntesDe)) melhor = espera;
      return melhor;
    },

    maisAntigo: (): Espera | undefined =>
      CLASSES.flatMap((classe) => {
        const [primeira] = salaDe(classe).esperas;
        return primeira ? [primeira] : [];
      }).reduce<Espera | undefined>(
        (antiga, outra) => (antiga && antiga.desde <= outra.desde ? antiga : outra),
        undefined,
      ),

    /** How many would be called before one more of this sender, since the senders take turns. */
    contarAntes: (classes: readonly Classe[], classe: Classe, remetente: string): number => {
      const voltas = quantasDe(classe, remetente) + 1;
      let antes = 0;
      for (const cada of classes)
        for (const quantas of salaDe(cada).quantas.values()) antes += Math.min(quantas, voltas);
      return antes;
    },

    /** The last to come of who has most waiting, if that is more than this sender would have with one more. */
    quemCede: (classe: Classe, remetente: string): Espera | undefined => {
      const { esperas, quantas } = salaDe(classe);
      let maior = '';
      let maisDe = quantasDe(classe, remetente) + 1;
      for (const [cada, quantos] of quantas)
        if (quantos > maisDe) {
          maior = cada;
          maisDe = quantos;
        }
      return [...esperas].findLast((espera) => maior !== '' && espera.remetente === maior);
    },

    desdeAntesDe: (momento: number): readonly Espera[] =>
      CLASSES.flatMap((classe) => [...salaDe(classe).esperas].filter(({ desde }) => desde <= momento)),
  };
};
