import { conflict, type DomainError, forbidden } from './errors.ts';
import { descricaoPerfil, type IdPerfil } from './perfil.ts';
import { allow, refuse, type Verdict } from './verdict.ts';

/**
 * One line of a life-cycle table: from which states an act may be done, by whom, where it leads, and what else must
 * hold (`when`, the first refusal is shown). `to: 'same'` leaves the state as it is.
 */
export interface Act<State, Facts> {
  readonly from: readonly State[];
  readonly to: State | 'same';
  readonly perfis: readonly IdPerfil[];
  readonly when?: (facts: Facts) => Verdict;
}

export type ActsTable<Name extends string, State, Facts> = Readonly<Record<Name, Act<State, Facts>>>;

export interface ActContext<State, Facts> {
  readonly state: State;
  readonly perfil: IdPerfil;
  readonly facts: Facts;
}

/**
 * The only reader of acts tables. The order matters: who may act comes before what the state is, so that a person
 * without the right learns nothing of the case.
 */
export const checkAct = <Name extends string, State, Facts>(
  table: ActsTable<Name, State, Facts>,
  act: Name,
  context: ActContext<State, Facts>,
): Verdict => {
  const rule = table[act];
  if (!rule.perfis.includes(context.perfil)) return refuse(actForbidden(act, context.perfil));
  if (!rule.from.includes(context.state)) return refuse(actOutOfState(act));
  return rule.when?.(context.facts) ?? allow;
};

/** The acts open now, in the order of the table: what the presenter sends with the data. */
export const allowedActs = <Name extends string, State, Facts>(
  table: ActsTable<Name, State, Facts>,
  context: ActContext<State, Facts>,
): Name[] => (Object.keys(table) as Name[]).filter((act) => checkAct(table, act, context).allowed);

export const stateAfter = <Name extends string, State, Facts>(
  table: ActsTable<Name, State, Facts>,
  act: Name,
  state: State,
): State => {
  const to = table[act].to;
  return to === 'same' ? state : (to as State);
};

const actForbidden = (act: string, perfil: IdPerfil): DomainError =>
  forbidden('ato.perfil-sem-permissao', `O perfil ${descricaoPerfil[perfil]} não pode realizar esta ação.`, {
    act,
  });

const actOutOfState = (act: string): DomainError =>
  conflict('ato.situacao-nao-permite', 'A situação atual não permite esta ação.', { act });
