import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * What screens of one capability show of another: `anexo/web/campo-anexos.parte.tsx` is the part 'campo-anexos'. Its
 * file adds the name and the properties here (`declare module '#shell/partes.ts'`) and exports the component by
 * default; who shows it knows the name only, and no capability's screens import another's.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each part adds its line from its own file.
export interface Partes {}

export type NomeDaParte = keyof Partes & string;

interface Modulo {
  // biome-ignore lint/suspicious/noExplicitAny: each part has properties of its own, told by `Partes`.
  readonly default: ComponentType<any>;
  /** What the part itself shows of others: fetched with it. */
  readonly comPartes?: readonly string[];
}
type Buscas = Readonly<Record<string, () => Promise<Modulo>>>;

let buscas: Buscas | undefined;
const prontas = new Map<string, Modulo>();

/** Said by composition (`web/partes-do-produto.ts`): where each part is fetched from. */
export const registrarPartes = (todas: Buscas): void => {
  buscas = todas;
};

/** Fetched with the page that shows it, so that it is there when the page is drawn. */
export const buscarParte = async (nome: string): Promise<Modulo> => {
  if (!buscas) throw new Error(`The route of this screen needs comPartes: ['${nome}']`);
  const buscar = buscas[nome];
  if (!buscar) throw new Error(`No capability has a part '${nome}' (${nome}.parte.tsx)`);
  const modulo = await buscar();
  await Promise.all((modulo.comPartes ?? []).map(buscarParte));
  prontas.set(nome, modulo);
  return modulo;
};

/** The part with this name, to be called once in a file, outside of components. */
export const parte = <N extends NomeDaParte>(nome: N): ComponentType<Partes[N]> => {
  const Tardia = lazy(() => buscarParte(nome));
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each name, never while drawing.
  return function Parte(props: Partes[N]) {
    // One that is there is drawn at once: a lazy one would first leave its place empty.
    const [Componente] = useState<Modulo['default']>(() => prontas.get(nome)?.default ?? Tardia);
    return createElement(Componente, props);
  };
};
