import type { GrupoDoAto } from '#kernel/ato/ato.ts';
import type { AtoComTela } from '#shell/atos/atos-na-tela.ts';

/** In the order of a working day. */
const NOMES: Readonly<Record<GrupoDoAto, string>> = {
  tratar: 'Tratar',
  'passar-adiante': 'Pedir ou passar adiante',
  classificar: 'Classificar ou encerrar',
  registrar: 'Registrar ou proteger',
};

interface GrupoDeAtos {
  readonly heading: string;
  readonly atos: readonly AtoComTela[];
}

/** Each act in the group that its declaration names (`tela.grupo`); without empty groups. */
export const gruposDeAtos = (atos: readonly AtoComTela[]): readonly GrupoDeAtos[] =>
  Object.entries(NOMES).flatMap(([grupo, heading]) => {
    const dele = atos.filter(({ tela }) => tela.grupo === grupo);
    return dele.length > 0 ? [{ heading, atos: dele }] : [];
  });
