import { useEffect, useRef } from 'react';
import type { Prova } from './com-prova.ts';
import { resolverAParte } from './resolver-a-parte.ts';
import type { Andamento, Desafio } from './resolver-desafio.ts';

/** Shorter than the ten minutes for which the server takes a solution. */
const RENOVAR_MS = 8 * 60_000;
const nenhuma = Promise.resolve(undefined);

interface Antecipada {
  /** The solution, ready or still computed; undefined where none could be asked for. It is given once. */
  readonly tomar: (onAndamento: Andamento) => Promise<Prova | undefined>;
}

/**
 * Solves a puzzle while the person writes, so that sending costs no wait, and renews it while the page is open. A failure
 * is no matter: the sending itself is then answered with a puzzle. `pedir` must stay the same between renderings.
 */
export const useProvaAntecipada = (pedir: (() => Promise<Desafio>) | null): Antecipada => {
  const emCurso = useRef<Promise<Prova | undefined>>(nenhuma);
  const ouvir = useRef<Andamento>(() => undefined);
  useEffect(() => {
    if (!pedir) return undefined;
    const controle = new AbortController();
    const resolver = async (): Promise<Prova> => {
      const dado = await pedir();
      controle.signal.throwIfAborted();
      const onAndamento: Andamento = (parte) => ouvir.current(parte);
      const solucao = await resolverAParte(dado, { onAndamento, sinal: controle.signal });
      return { desafio: dado.desafio, solucao };
    };
    const comecar = (): void => {
      ouvir.current = () => undefined;
      emCurso.current = resolver().catch(() => undefined);
    };
    comecar();
    const renovar = setInterval(comecar, RENOVAR_MS);
    return () => {
      clearInterval(renovar);
      controle.abort();
    };
  }, [pedir]);
  return {
    tomar: (onAndamento) => {
      ouvir.current = onAndamento;
      const prova = emCurso.current;
      emCurso.current = nenhuma;
      return prova;
    },
  };
};
