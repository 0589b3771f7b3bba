/** One thing that must work for a process to serve. */
export interface Conferencia {
  readonly nome: string;
  /** Whether the process is not ready without it. What all share and only some requests need is told, but takes nobody out. */
  readonly exigida: boolean;
  /** Throws, or does not end, where it does not work. */
  readonly conferir: () => Promise<void>;
  /** How long an answer is good for, in milliseconds: anybody may ask, and none of these questions is free. */
  readonly vale: number;
}

export interface Conferida {
  readonly ok: boolean;
  readonly exigida: boolean;
  readonly ms: number;
}

const DEMORA = Symbol('demora');

const noPrazo = async (trabalho: Promise<void>, prazo: number): Promise<boolean> => {
  let limite: NodeJS.Timeout | undefined;
  const demora = new Promise<typeof DEMORA>((resolve) => {
    limite = setTimeout(() => resolve(DEMORA), prazo);
  });
  try {
    return (await Promise.race([trabalho, demora])) !== DEMORA;
  } catch {
    return false;
  } finally {
    clearTimeout(limite);
  }
};

/**
 * Asks at most once at a time, and not again while the last answer is fresh. One that hangs stays the one that is asked, so that
 * probes do not pile up behind something that does not answer.
 */
export const createConferidor = (
  { exigida, conferir, vale }: Conferencia,
  prazo: number,
  agora: () => number = () => performance.now(),
): (() => Promise<Conferida>) => {
  let pendente: Promise<void> | null = null;
  let ultima: { readonly em: number; readonly conferida: Conferida } | null = null;
  let emCurso: Promise<Conferida> | null = null;

  const perguntar = (): Promise<void> => {
    pendente ??= conferir().finally(() => {
      pendente = null;
    });
    // Whoever stopped waiting does not hear of its failure.
    pendente.catch(() => undefined);
    return pendente;
  };

  const agir = async (): Promise<Conferida> => {
    const desde = agora();
    const ok = await noPrazo(perguntar(), prazo);
    const conferida = { ok, exigida, ms: Math.round(agora() - desde) };
    ultima = { em: agora(), conferida };
    return conferida;
  };

  return () => {
    if (ultima && agora() - ultima.em < vale) return Promise.resolve(ultima.conferida);
    emCurso ??= agir().finally(() => {
      emCurso = null;
    });
    return emCurso;
  };
};
