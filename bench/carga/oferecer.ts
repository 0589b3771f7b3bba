import type { Mistura, Resposta } from './mistura.ts';

/** So many callers find out what can be done. */
const AO_MESMO_TEMPO = 24;

export const espera = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const percentil = (valores: readonly number[], parte: number): number =>
  valores.toSorted((a, b) => a - b)[Math.min(valores.length - 1, Math.floor(valores.length * parte))] ?? 0;

/** Some callers, each asking again as soon as it was answered: what can be done. */
export const capacidade = async ({ proxima }: Mistura, ms: number): Promise<number> => {
  const fim = performance.now() + ms;
  let servidas = 0;
  const um = async (): Promise<void> => {
    while (performance.now() < fim) if ((await proxima()).status < 400) servidas += 1;
  };
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, um));
  return servidas / (ms / 1000);
};

export interface Oferecidas {
  readonly respostas: readonly Resposta[];
  readonly erros: number;
  readonly segundos: number;
}

/** So many a second, whether or not the earlier ones were answered; until the last answer. */
export const oferecer = async (
  { proxima }: Mistura,
  porSegundo: number,
  segundos: number,
): Promise<Oferecidas> => {
  const respostas: Resposta[] = [];
  const abertas: Promise<void>[] = [];
  let erros = 0;
  const inicio = performance.now();
  let mandadas = 0;
  while (performance.now() - inicio < segundos * 1000) {
    const devidas = Math.floor(((performance.now() - inicio) / 1000) * porSegundo);
    for (; mandadas < devidas; mandadas += 1)
      abertas.push(
        proxima().then(
          (resposta) => void respostas.push(resposta),
          () => {
            erros += 1;
          },
        ),
      );
    await espera(2);
  }
  const durou = (performance.now() - inicio) / 1000;
  await Promise.all(abertas);
  return { respostas, erros, segundos: durou };
};
