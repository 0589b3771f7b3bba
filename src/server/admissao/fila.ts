import { CLASSES, type Classe } from './classe.ts';

export interface Limites {
  /** In work at once while the processor or the database is what everybody waits for: more would only make each slower. */
  readonly emTrabalho: number;
  /** In work at once in any case: what waits for somebody else's server costs little, but not nothing. */
  readonly comFolga: number;
  /**
   * Places to wait in, and how long it may seem to take from the last of them, in milliseconds, by how fast others leave. Whoever
   * finds no place, or too long a wait, is sent away at once: better told now than later.
   */
  readonly fila: Readonly<Record<Classe, { readonly lugares: number; readonly espera: number }>>;
  /** One place in so many goes to who has waited longest, of whatever class: nobody waits for ever. */
  readonly vezDoMaisAntigo: number;
  /** Who has waited this long after all is sent away, in milliseconds. */
  readonly espera: number;
}

/** The pool of a process has ten connections at most: more in work would wait for one, and make whoever is sent away wait for them. */
export const LIMITES: Limites = {
  emTrabalho: 10,
  comFolga: 128,
  fila: {
    'ato-da-equipe': { lugares: 100, espera: 8000 },
    ato: { lugares: 100, espera: 8000 },
    'leitura-com-conta': { lugares: 96, espera: 3000 },
    'leitura-anonima': { lugares: 64, espera: 2000 },
  },
  vezDoMaisAntigo: 8,
  espera: 20_000,
};

/** So many of a class may wait however slow it goes, so that a place that becomes free is never left empty. */
const SEMPRE_CABEM = 4;
/** Believed until something was measured: two hundred a second. */
const PRIMEIRO_INTERVALO = 5;
const MAIOR_INTERVALO = 1000;
/** What the latest of the measures counts for. */
const PESO = 0.1;

export interface Espera {
  readonly classe: Classe;
  /** When it began to wait, in milliseconds. */
  readonly desde: number;
  readonly entrar: () => void;
  readonly recusar: () => void;
}

export interface Fila {
  /** Whether there is no place left to wait in, or too many stand before the last. */
  isCheia(classe: Classe): boolean;
  /** Calls `entrar` or `recusar` now, or one of them later. */
  pedir(espera: Espera): void;
  /** One that entered has ended, at this moment. */
  sair(agora: number): void;
  /** The caller went away. */
  desistir(espera: Espera): void;
  /** Lets in who fits by now, and sends away who has waited too long. */
  rever(agora: number): void;
  contar(): { readonly emTrabalho: number; readonly esperando: number };
}

/** A bounded number in work, a bounded queue per class in front of it. `temFolga` says whether processor and database have time left. */
export const createFila = (limites: Limites, temFolga: () => boolean): Fila => {
  // Sets keep the order of arrival, and one in the middle leaves at no cost.
  const filas: Readonly<Record<Classe, Set<Espera>>> = {
    'ato-da-equipe': new Set(),
    ato: new Set(),
    'leitura-com-conta': new Set(),
    'leitura-anonima': new Set(),
  };
  let emTrabalho = 0;
  let chamados = 0;
  /** How often one ends while others wait, in milliseconds; and since when that is being measured. */
  let intervalo = PRIMEIRO_INTERVALO;
  let desdeASaida: number | undefined;

  const contarEsperando = (classes: readonly Classe[] = CLASSES): number =>
    classes.reduce((soma, classe) => soma + filas[classe].size, 0);

  /** Only between two that ended while somebody waited: a quiet hour says nothing about how fast it can go. */
  const medir = (agora: number): void => {
    if (desdeASaida !== undefined) {
      const este = Math.min(agora - desdeASaida, MAIOR_INTERVALO);
      intervalo += PESO * (este - intervalo);
    }
    desdeASaida = contarEsperando() > 0 ? agora : undefined;
  };

  const cabe = (): boolean =>
    emTrabalho < limites.emTrabalho || (emTrabalho < limites.comFolga && temFolga());

  /** The first of each class, in the order of the classes. */
  const primeiros = (): Espera[] =>
    CLASSES.flatMap((classe) => {
      const [primeiro] = filas[classe];
      return primeiro ? [primeiro] : [];
    });

  const proximo = (): Espera | undefined => {
    const [primeiro, ...outros] = primeiros();
    if (!primeiro) return undefined;
    chamados += 1;
    if (chamados % limites.vezDoMaisAntigo !== 0) return primeiro;
    return outros.reduce((antigo, outro) => (outro.desde < antigo.desde ? outro : antigo), primeiro);
  };

  const chamar = (): void => {
    while (cabe()) {
      const espera = proximo();
      if (!espera) return;
      filas[espera.classe].delete(espera);
      emTrabalho += 1;
      espera.entrar();
    }
  };

  const isCheia = (classe: Classe): boolean => {
    const { lugares, espera } = limites.fila[classe];
    const { size } = filas[classe];
    if (size >= lugares) return true;
    const antes = contarEsperando(CLASSES.slice(0, CLASSES.indexOf(classe) + 1));
    return size >= SEMPRE_CABEM && antes * intervalo > espera;
  };

  return {
    isCheia,
    pedir: (espera) => {
      if (isCheia(espera.classe)) return espera.recusar();
      filas[espera.classe].add(espera);
      chamar();
    },
    sair: (agora) => {
      medir(agora);
      emTrabalho -= 1;
      chamar();
    },
    desistir: (espera) => {
      filas[espera.classe].delete(espera);
    },
    rever: (agora) => {
      for (const fila of Object.values(filas))
        for (const espera of fila) {
          if (agora - espera.desde < limites.espera) break;
          fila.delete(espera);
          espera.recusar();
        }
      chamar();
    },
    contar: () => ({ emTrabalho, esperando: contarEsperando() }),
  };
};
