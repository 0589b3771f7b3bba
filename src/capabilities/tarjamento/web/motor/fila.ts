import type { Opcoes } from './leitor.ts';

interface Espera extends Opcoes {
  readonly comecar: () => Promise<void>;
  readonly desistir: () => void;
}

/** One task at a time, the most urgent first; an abandoned one is never started. */
export const criarFila = () => {
  const esperas: Espera[] = [];
  let ocupada = false;
  const proxima = (): void => {
    if (ocupada) return;
    for (const largada of esperas.filter(({ sinal }) => sinal?.aborted)) {
      esperas.splice(esperas.indexOf(largada), 1);
      largada.desistir();
    }
    const [primeira] = esperas.toSorted((a, b) => a.vez - b.vez);
    if (!primeira) return;
    esperas.splice(esperas.indexOf(primeira), 1);
    ocupada = true;
    void primeira.comecar().finally(() => {
      ocupada = false;
      proxima();
    });
  };
  return <T>(trabalho: () => Promise<T>, opcoes: Opcoes): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      esperas.push({
        ...opcoes,
        comecar: () => trabalho().then(resolve, reject),
        desistir: () => reject(opcoes.sinal?.reason),
      });
      proxima();
    });
};
