import { type AlertaDeExposicao, alertasDeExposicao } from './auto-exposicao.ts';
import type { Dado } from './tipos.ts';

export interface Exposicao {
  readonly alertas: readonly AlertaDeExposicao[];
  /** False if the scan could not be loaded, so that its kinds of data were not checked. */
  readonly conferido: boolean;
}

/** Null if the scan could not be loaded. */
type Varrer = (textos: readonly string[]) => Promise<(readonly Dado[])[] | null>;

/** The scan brings a dictionary: loaded when there is text to read, never with the page. */
const varrerDeUmaVez: Varrer = async (textos) => {
  const modulo = await import('./analisar.ts').catch(() => null);
  return modulo && textos.map(modulo.analisar);
};

/** A server, which others wait for, gives a scan that pauses. */
export const readExposicao = async (
  textos: readonly string[],
  varrer: Varrer = varrerDeUmaVez,
): Promise<Exposicao> => {
  const escritos = textos.filter((texto) => texto.trim());
  if (escritos.length === 0) return { alertas: [], conferido: true };
  const dados = await varrer(escritos);
  return {
    alertas: escritos.flatMap((texto, i) => alertasDeExposicao(texto, dados?.[i] ?? [])),
    conferido: dados !== null,
  };
};

export const isSemExposicao = ({ alertas, conferido }: Exposicao): boolean =>
  conferido && alertas.length === 0;
