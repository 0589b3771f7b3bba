import type { ComponentType } from 'react';
import type { TelaDoAto } from '#kernel/ato/ato.ts';
import type { DesfazDoAto } from '#kernel/ato/desfazer.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import type { AtoProps } from './casos.ts';

/** The part of a declared act that screens read. */
export interface AtoNaTela {
  readonly ciclo: string;
  readonly nome: string;
  readonly de: readonly unknown[];
  readonly quem: readonly IdPerfil[];
  readonly tela?: TelaDoAto;
  readonly naTelaDe?: string;
  readonly desfaz?: DesfazDoAto;
}

export type Formulario = ComponentType<AtoProps>;

/** What capabilities add to the page of a case, collected in `web/atos-do-produto.ts`. */
export interface Registro {
  readonly atos: readonly AtoNaTela[];
  /** The form of an act, by the act's name. */
  readonly formularios: Readonly<Record<string, Formulario>>;
}

let registro: Registro | undefined;

export const registrarAtos = (novo: Registro): void => {
  registro = novo;
};

/** A screen that calls this declares `comAtos` in its route, so that the acts are fetched. */
export const readRegistro = (): Registro => {
  if (!registro) throw new Error('The acts were not fetched: the route of this screen needs `comAtos: true`');
  return registro;
};
