import type { DomainError } from '../errors.ts';
import { allow, refuse, type Verdict } from '../verdict.ts';

/** What must be true for an act: in words for people who know the law, as code for the server. */
export interface Condicao<Fatos> {
  /** Completes 'só quando …': 'o caso está com o órgão da pessoa'. */
  readonly diz: string;
  readonly julga: (fatos: Fatos) => Verdict;
}

/** A condition that either holds or refuses with the given error. */
export const exige = <Fatos>(
  diz: string,
  vale: (fatos: Fatos) => boolean,
  recusa: (fatos: Fatos) => DomainError,
): Condicao<Fatos> => ({ diz, julga: (fatos) => (vale(fatos) ? allow : refuse(() => recusa(fatos))) });

/** A condition that was judged beforehand: its verdict is one of the facts. */
export const jaJulgado = <Fatos>(diz: string, julga: (fatos: Fatos) => Verdict): Condicao<Fatos> => ({
  diz,
  julga,
});
