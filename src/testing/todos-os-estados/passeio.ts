/** A state, the step that led to it, and from where: enough to tell the way back. */
interface No<S> {
  readonly estado: S;
  readonly passo: string;
  readonly de: No<S> | null;
}

export interface Transicao<S> {
  readonly passo: string;
  readonly para: S;
}

export interface Mundo<S> {
  readonly inicio: S;
  transicoes(estado: S): Iterable<Transicao<S>>;
  /** Two states with the same key have the same future. */
  chave(estado: S): string;
  /** What is wrong with a state; null if nothing. */
  falha(estado: S): string | null;
}

export interface Passeado {
  readonly estados: number;
  readonly transicoes: number;
  /** How often each step was taken. */
  readonly passos: ReadonlyMap<string, number>;
  /** The shortest way to a state that fails; null if there is none. */
  readonly falha: { readonly motivo: string; readonly caminho: readonly string[] } | null;
}

const caminhoAte = <S>(no: No<S>): string[] => {
  const passos: string[] = [];
  for (let atual: No<S> | null = no; atual?.de; atual = atual.de) passos.unshift(atual.passo);
  return passos;
};

/** Walks every state that can be reached, nearest first, until one fails or none is left. */
export const passear = <S>(mundo: Mundo<S>): Passeado => {
  const vistos = new Set([mundo.chave(mundo.inicio)]);
  const passos = new Map<string, number>();
  let transicoes = 0;
  let frente: No<S>[] = [{ estado: mundo.inicio, passo: '', de: null }];
  while (frente.length > 0) {
    const proxima: No<S>[] = [];
    for (const no of frente) {
      const motivo = mundo.falha(no.estado);
      if (motivo !== null) {
        return { estados: vistos.size, transicoes, passos, falha: { motivo, caminho: caminhoAte(no) } };
      }
      for (const { passo, para } of mundo.transicoes(no.estado)) {
        transicoes += 1;
        passos.set(passo, (passos.get(passo) ?? 0) + 1);
        const chave = mundo.chave(para);
        if (vistos.has(chave)) continue;
        vistos.add(chave);
        proxima.push({ estado: para, passo, de: no });
      }
    }
    frente = proxima;
  }
  return { estados: vistos.size, transicoes, passos, falha: null };
};
