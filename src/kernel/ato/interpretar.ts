import { conflict, type DomainError, forbidden } from '../errors.ts';
import { descricaoPerfil, type IdPerfil } from '../perfil.ts';
import { allow, refuse, type Verdict } from '../verdict.ts';
import type { AtoDoCiclo } from './ato.ts';

export interface ActContext<Estado, Fatos> {
  readonly estado: Estado;
  readonly perfil: IdPerfil;
  readonly fatos: Fatos;
}

/** The part of an act that the interpreter reads, so that tests can write small ones. */
type Regra<Estado, Fatos> = Pick<AtoDoCiclo<Estado, Fatos>, 'nome' | 'de' | 'para' | 'quem' | 'quando'>;

/**
 * The only place that interprets what acts declare. The order matters: the profile is checked
 * before the state, so that a person without the right learns nothing about the case.
 */
export const checkAct = <Estado, Fatos>(
  ato: Regra<Estado, Fatos>,
  { estado, perfil, fatos }: ActContext<Estado, Fatos>,
): Verdict => {
  if (!ato.quem.includes(perfil)) return refuse(() => actForbidden(ato.nome, perfil));
  if (!ato.de.includes(estado)) return refuse(() => actOutOfState(ato.nome));
  for (const { julga } of ato.quando) {
    const verdict = julga(fatos);
    if (!verdict.allowed) return verdict;
  }
  return allow;
};

/** The acts that are open now, in the order given. Presenters send them along with the data. */
export const allowedActs = <A extends Regra<Estado, Fatos>, Estado, Fatos>(
  atos: readonly A[],
  context: ActContext<Estado, Fatos>,
): A[] => atos.filter((ato) => checkAct(ato, context).allowed);

export const stateAfter = <Estado>({ para }: { readonly para?: Estado }, estado: Estado): Estado =>
  para ?? estado;

const actForbidden = (act: string, perfil: IdPerfil): DomainError =>
  forbidden('ato.perfil-sem-permissao', `O perfil ${descricaoPerfil[perfil]} não pode realizar esta ação.`, {
    act,
  });

const actOutOfState = (act: string): DomainError =>
  conflict('ato.situacao-nao-permite', 'A situação atual não permite esta ação.', { act });
