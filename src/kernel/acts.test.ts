import { describe, expect, it } from 'vitest';
import { type ActContext, type ActsTable, allowedActs, checkAct, stateAfter } from './acts.ts';
import { conflict } from './errors.ts';
import { Perfil } from './perfil.ts';
import { allow, refuse, type Verdict } from './verdict.ts';

type Situacao = 'cadastrada' | 'prorrogada' | 'concluida';
type Ato = 'prorrogar' | 'responder' | 'analisar';
interface Facts {
  readonly prorrogada: boolean;
}

const onceOnly = ({ prorrogada }: Facts): Verdict =>
  prorrogada ? refuse(conflict('prorrogacao.repetida', 'O prazo já foi prorrogado.')) : allow;

const table: ActsTable<Ato, Situacao, Facts> = {
  prorrogar: { from: ['cadastrada'], to: 'prorrogada', perfis: [Perfil.gestor], when: onceOnly },
  responder: {
    from: ['cadastrada', 'prorrogada'],
    to: 'concluida',
    perfis: [Perfil.gestor, Perfil.respondente],
  },
  analisar: { from: ['cadastrada', 'prorrogada'], to: 'same', perfis: [Perfil.gestor] },
};

const context = (change: Partial<ActContext<Situacao, Facts>> = {}): ActContext<Situacao, Facts> => ({
  state: 'cadastrada',
  perfil: Perfil.gestor,
  facts: { prorrogada: false },
  ...change,
});

const refusalOf = (act: Ato, change: Partial<ActContext<Situacao, Facts>>) => {
  const verdict = checkAct(table, act, context(change));
  return verdict.allowed ? null : { kind: verdict.error.kind, code: verdict.error.code };
};

describe('checkAct', () => {
  it('allows what profile, state and facts all allow', () => {
    expect(checkAct(table, 'prorrogar', context())).toEqual(allow);
  });

  it('refuses the profile before the state and the state before the facts', () => {
    const everythingWrong = {
      perfil: Perfil.cidadao,
      state: 'concluida',
      facts: { prorrogada: true },
    } as const;
    expect(refusalOf('prorrogar', everythingWrong)).toEqual({
      kind: 'forbidden',
      code: 'ato.perfil-sem-permissao',
    });
    expect(refusalOf('prorrogar', { ...everythingWrong, perfil: Perfil.gestor })).toEqual({
      kind: 'conflict',
      code: 'ato.situacao-nao-permite',
    });
    expect(refusalOf('prorrogar', { facts: { prorrogada: true } })).toEqual({
      kind: 'conflict',
      code: 'prorrogacao.repetida',
    });
  });

  it('tells a person without the right the same thing in every state', () => {
    const messages = (['cadastrada', 'prorrogada', 'concluida'] as const).map((state) => {
      const verdict = checkAct(table, 'responder', context({ perfil: Perfil.cidadao, state }));
      return verdict.allowed ? '' : verdict.error.message;
    });
    expect(new Set(messages)).toEqual(new Set(['O perfil Cidadão não pode realizar esta ação.']));
  });

  it('does not ask about the facts when profile or state already refuse', () => {
    let asked = 0;
    const counting: typeof table = {
      ...table,
      prorrogar: {
        ...table.prorrogar,
        when: () => {
          asked++;
          return allow;
        },
      },
    };
    checkAct(counting, 'prorrogar', context({ perfil: Perfil.cidadao }));
    checkAct(counting, 'prorrogar', context({ state: 'concluida' }));
    expect(asked).toBe(0);
    checkAct(counting, 'prorrogar', context());
    expect(asked).toBe(1);
  });
});

describe('allowedActs', () => {
  it('lists the acts open now in the order of the table', () => {
    expect(allowedActs(table, context())).toEqual(['prorrogar', 'responder', 'analisar']);
    expect(allowedActs(table, context({ facts: { prorrogada: true } }))).toEqual(['responder', 'analisar']);
    expect(allowedActs(table, context({ perfil: Perfil.respondente }))).toEqual(['responder']);
    expect(allowedActs(table, context({ state: 'concluida' }))).toEqual([]);
  });
});

describe('stateAfter', () => {
  it('leads to the state of the table, or leaves it as it is', () => {
    expect(stateAfter(table, 'prorrogar', 'cadastrada')).toBe('prorrogada');
    expect(stateAfter(table, 'analisar', 'prorrogada')).toBe('prorrogada');
  });
});
