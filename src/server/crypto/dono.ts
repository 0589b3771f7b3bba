import { once } from '#kernel/once.ts';
import type { Config } from '../config.ts';
import { marcaDe, marcasDe } from './marcas.ts';
import { hmacBytes } from './secret.ts';

type ComChave = { readonly config: Pick<Config, 'keyFor'> };

/**
 * The marks that cases carry instead of their owner's account. Open cases of one person share one; a sealed case has one of
 * its own, so that a copy of the database tells neither who reported nor which reports are of the same person.
 */
export interface Dono {
  readonly idUsuario: number;
  readonly aberto: Buffer;
  /** Of drafts, which no case shares. */
  readonly rascunhos: Buffer;
  /** Of sealed cases, in the order in which they are given out. */
  readonly selados: readonly Buffer[];
  /** All of them, to look cases up. */
  readonly marcas: readonly Buffer[];
  is(marca: Buffer | null): boolean;
}

/** With more sealed cases than this a person's marks repeat: two of them would share one. */
export const MARCAS_SELADAS = 128;
const CHAVE_DO_SELADO = 'dono.selado';

/** The owner of open cases, as a keyed hash. */
export const marcaAberta = ({ config }: ComChave, idUsuario: number): Buffer =>
  hmacBytes(config.keyFor('dono'), String(idUsuario));

/** The owner of drafts: another one, so that a draft is joined to no case and to no name. */
export const marcaDosRascunhos = ({ config }: ComChave, idUsuario: number): Buffer =>
  hmacBytes(config.keyFor('dono.rascunho'), String(idUsuario));

const marcasSeladas = (comChave: ComChave, idUsuario: number): readonly Buffer[] =>
  marcasDe(comChave, CHAVE_DO_SELADO, idUsuario, MARCAS_SELADAS);

/** The mark of a person's nth sealed case, for who knows how many there are. */
export const marcaSelada = ({ config }: ComChave, idUsuario: number, n: number): Buffer =>
  marcaDe(config.keyFor(CHAVE_DO_SELADO), idUsuario, n % MARCAS_SELADAS);

/** Most requests compare one mark, or none: the others are counted out only when asked for. */
export const donoDe = (comChave: ComChave, idUsuario: number): Dono => {
  const aberto = marcaAberta(comChave, idUsuario);
  const selados = once(() => marcasSeladas(comChave, idUsuario));
  return {
    idUsuario,
    aberto,
    get rascunhos() {
      return marcaDosRascunhos(comChave, idUsuario);
    },
    get selados() {
      return selados();
    },
    get marcas() {
      return [aberto, ...selados()];
    },
    is: (marca) =>
      marca !== null && (marca.equals(aberto) || selados().some((selado) => selado.equals(marca))),
  };
};
