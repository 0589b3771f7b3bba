import { CLASSES, type Classe, VEZES } from './classe.ts';
import { createRemetentes } from './remetentes.ts';
import { createSalas, type Espera } from './salas.ts';

export type { Espera } from './salas.ts';

export interface Limites {
  /** In work at once while the processor or the database is what everybody waits for: more would only make each slower. */
  readonly emTrabalho: number;
  /** In work at once in any case: what waits for somebody else's server costs little, but not nothing. */
  readonly comFolga: number;
  /** So many in work of one sender are enough while somebody else waits. */
  readonly porRemetente: number;
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
  porRemetente: 3,
  fila: {
    'ato-da-equipe': { lugares: 100, espera: 8000 },
    ato: { lugares: 100, espera: 8000 },
    'ato-sem-conta': { lugares: 100, espera: 8000 },
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

export interface Fila {
  /** Whether there is no place left for this sender to wait in, or too many stand before it. */
  isCheia(classe: Classe, remetente: string): boolean;
  /** Calls `entrar` or `recusar` now, or one of them later. */
  pedir(espera: Espera): void;
  /** One that entered has ended, at this moment. */
  sair(espera: Espera, agora: number): void;
  /** The caller went away. */
  desistir(espera: Espera): void;
  /** Lets in who fits by now, and sends away who has waited too long. */
  rever(agora: number): void;
  contar(): { readonly emTrabalho: number; readonly esperando: number };
}

/** The classes that are called before a class, or with it. */
const ateAVezDe = (classe: Classe): readonly Classe[] =>
  VEZES.slice(0, VEZES.findIndex((vez) => vez.includes(classe)) + 1).flat();
const ATE = new Map(CLASSES.map((classe) => [classe, ateAVezDe(classe)]));

/**
 * A bounded number in work, a bounded queue per class in front of it. `temFolga` says whether processor and database have time left.
 * Within a turn the places go round among the senders, and where no place is left who has most of them makes room: whoever
 * sends a thousand waits for a thousand, the others for a few.
 */
export const createFila = (limites: Limites, temFolga: () => boolean): Fila => {
  const salas = createSalas();
  const remetentes = createRemetentes();
  let emTrabalho = 0;
  let chamados = 0;
  /** How often one ends while others wait, in milliseconds; and since when that is being measured. */
  let intervalo = PRIMEIRO_INTERVALO;
  let desdeASaida: number | undefined;

  /** Only between two that ended while somebody waited: a quiet hour says nothing about how fast it can go. */
  const medir = (agora: number): void => {
    if (desdeASaida !== undefined) {
      const este = Math.min(agora - desdeASaida, MAIOR_INTERVALO);
      intervalo += PESO * (este - intervalo);
    }
    desdeASaida = salas.contar(CLASSES) > 0 ? agora : undefined;
  };

  const cabe = (): boolean =>
    emTrabalho < limites.emTrabalho || (emTrabalho < limites.comFolga && temFolga());

  const proximo = (): Espera | undefined => {
    const candidatos = VEZES.flatMap((vez) => salas.primeiroDe(vez, remetentes.isAntesDe) ?? []);
    if (candidatos.length === 0) return undefined;
    chamados += 1;
    if (chamados % limites.vezDoMaisAntigo === 0) return salas.maisAntigo();
    return (
      candidatos.find(({ remetente }) => remetentes.emTrabalho(remetente) < limites.porRemetente) ??
      candidatos[0]
    );
  };

  const chamar = (): void => {
    while (cabe()) {
      const espera = proximo();
      if (!espera) return;
      salas.tirar(espera);
      emTrabalho += 1;
      remetentes.chamou(espera.remetente);
      espera.entrar();
    }
  };

  const isDemorada = (classe: Classe, remetente: string): boolean =>
    salas.contar([classe]) >= SEMPRE_CABEM &&
    salas.contarAntes(ATE.get(classe) ?? CLASSES, classe, remetente) * intervalo >
      limites.fila[classe].espera;

  const semLugar = (classe: Classe): boolean => salas.contar([classe]) >= limites.fila[classe].lugares;

  const isCheia = (classe: Classe, remetente: string): boolean =>
    isDemorada(classe, remetente) || (semLugar(classe) && !salas.quemCede(classe, remetente));

  return {
    isCheia,
    pedir: (espera) => {
      const { classe, remetente } = espera;
      if (isCheia(classe, remetente)) return espera.recusar();
      const cede = semLugar(classe) ? salas.quemCede(classe, remetente) : undefined;
      if (cede) {
        salas.tirar(cede);
        cede.recusar();
      }
      salas.por(espera);
      chamar();
    },
    sair: ({ remetente }, agora) => {
      medir(agora);
      emTrabalho -= 1;
      remetentes.saiu(remetente, salas.isAqui(remetente));
      chamar();
    },
    desistir: salas.tirar,
    rever: (agora) => {
      for (const espera of salas.desdeAntesDe(agora - limites.espera)) {
        salas.tirar(espera);
        espera.recusar();
      }
      chamar();
    },
    contar: () => ({ emTrabalho, esperando: salas.contar(CLASSES) }),
  };
};
