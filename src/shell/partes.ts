import { type ComponentType, createElement, lazy, useCallback, useState } from 'react';
import { BuscarDeNovo, FaltouUmaParte } from './navegacao/faltou-uma-parte.tsx';
import { isLoadFailure, withRetry } from './navegacao/load-failures.ts';

/**
 * What one capability's screens show of another: `anexo/web/campo-anexos.parte.tsx` is the part
 * 'campo-anexos'. Its file adds the name and the properties here
 * (`declare module '#shell/partes.ts'`) and exports the component by default. A screen that shows
 * it only knows the name, so no capability's screens import another's.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each part adds its line from its own file.
export interface Partes {}

export type NomeDaParte = keyof Partes & string;

interface Modulo {
  // biome-ignore lint/suspicious/noExplicitAny: each part has properties of its own, told by `Partes`.
  readonly default: ComponentType<any>;
  /** The parts that this part itself shows, fetched with it. */
  readonly comPartes?: readonly string[];
}
type Buscas = Readonly<Record<string, () => Promise<Modulo>>>;

let buscas: Buscas | undefined;
const prontas = new Map<string, Modulo>();

/** Called by `web/partes-do-produto.ts`, which knows where each part is fetched from. */
export const registrarPartes = (todas: Buscas): void => {
  buscas = todas;
};

/** Fetched with the page that shows it, so that it is ready when the page is drawn. */
export const buscarParte = async (nome: string): Promise<Modulo> => {
  if (!buscas) throw new Error(`The route of this screen needs comPartes: ['${nome}']`);
  const buscar = buscas[nome];
  if (!buscar) throw new Error(`No capability has a part '${nome}' (${nome}.parte.tsx)`);
  const modulo = await buscar();
  await Promise.all((modulo.comPartes ?? []).map(buscarParte));
  prontas.set(nome, modulo);
  return modulo;
};

/** A part that could not be fetched leaves a button in its place: the rest of the page, and what was typed there, stay. */
const tardia = (nome: string): Modulo['default'] =>
  lazy(() =>
    withRetry(() => buscarParte(nome)).catch((error: unknown) => {
      if (!isLoadFailure(error)) throw error;
      return { default: FaltouUmaParte };
    }),
  );

/** The part with this name. Call it once per file, outside of components. */
export const parte = <N extends NomeDaParte>(nome: N): ComponentType<Partes[N]> => {
  const Tardia = tardia(nome);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each name, never while drawing.
  return function Parte(props: Partes[N]) {
    // A part that is already loaded is drawn at once; a lazy one would first leave its place empty.
    const [Componente, setComponente] = useState<Modulo['default']>(
      () => prontas.get(nome)?.default ?? Tardia,
    );
    const deNovo = useCallback(() => setComponente(() => tardia(nome)), []);
    return createElement(BuscarDeNovo, { value: deNovo }, createElement(Componente, props));
  };
};
