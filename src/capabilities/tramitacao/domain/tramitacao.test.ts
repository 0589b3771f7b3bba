import { describe, expect, it } from 'vitest';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { plainDate, toIsoDate } from '#kernel/prazo/data.ts';
import {
  maisPrazo,
  nomearDestinos,
  type PassoComPrazo,
  type PrazoDoCaso,
  podePedirMaisPrazo,
  prazoConcedido,
  prazoDoPasso,
  prazoUsualDoPasso,
  semQuemJaRecebe,
} from './tramitacao.ts';

const calendario = criarCalendario([]);
const hoje = plainDate(2026, 3, 12);

describe('the term of an internal step', () => {
  it('is twenty days unless the analyst chooses another day, and a business day', () => {
    expect(toIsoDate(prazoDoPasso(calendario, hoje, null))).toBe('2026-04-01');
    expect(toIsoDate(prazoDoPasso(calendario, plainDate(2026, 3, 16), null))).toBe('2026-04-06');
    expect(toIsoDate(prazoDoPasso(calendario, hoje, plainDate(2026, 3, 20)))).toBe('2026-03-20');
    expect(toIsoDate(prazoDoPasso(calendario, hoje, hoje))).toBe('2026-03-12');
  });

  it('is never a day that is over', () => {
    expect(() => prazoDoPasso(calendario, hoje, plainDate(2026, 3, 11))).toThrow('já passou');
  });

  it('is at most the forty days that the term and its extension make', () => {
    expect(toIsoDate(prazoDoPasso(calendario, hoje, plainDate(2026, 4, 21)))).toBe('2026-04-21');
    expect(() => prazoDoPasso(calendario, hoje, plainDate(2026, 4, 22))).toThrow('no máximo até 21/04/2026');
    expect(() => prazoDoPasso(calendario, hoje, plainDate(2099, 1, 1))).toThrow('20 dias e mais 20');
  });

  it('Portaria Normativa CGU 116/2024: ends on a business day before the case is due, unless that is today or over', () => {
    const prazoDoCaso = plainDate(2026, 3, 20);
    const escolher = (dia: number, doCaso = prazoDoCaso) =>
      toIsoDate(prazoDoPasso(calendario, hoje, plainDate(2026, 3, dia), { prazoDoCaso: doCaso }));
    expect(escolher(19)).toBe('2026-03-19');
    for (const dia of [20, 21])
      expect(() => escolher(dia)).toThrow(
        'antes do prazo da resposta, que é 20/03/2026: escolha um dia até 19/03/2026.',
      );
    // The Friday before a Monday.
    expect(() => escolher(14, plainDate(2026, 3, 16))).toThrow('escolha um dia até 13/03/2026.');
    expect(escolher(12, hoje)).toBe('2026-03-12');
    expect(() => escolher(13, hoje)).toThrow('escolha um dia até 12/03/2026.');
    expect(escolher(21, plainDate(2026, 3, 11))).toBe('2026-03-21');
  });
});

describe('Lei 13.460/2017, art. 16: more time for an area', () => {
  const passo = {
    prazo: plainDate(2026, 4, 1),
    prorrogada: false,
    pediuPrazo: false,
    doRecurso: false,
    prazoDoCaso: plainDate(2026, 4, 13),
  };
  const recusa = (mudanca: Partial<PassoComPrazo>, dia = hoje) => {
    const verdict = podePedirMaisPrazo(calendario, { ...passo, ...mudanca }, dia);
    return verdict.allowed ? null : verdict.error.code;
  };

  it('is asked for once, of a case and not of an appeal, and only where a day is left before the case is due', () => {
    expect(recusa({})).toBeNull();
    expect(recusa({ prazoDoCaso: null })).toBeNull();
    expect(recusa({ prorrogada: true })).toBe('tramitacao.ja-prorrogada');
    expect(recusa({ pediuPrazo: true })).toBe('tramitacao.prazo-ja-pedido');
    expect(recusa({ doRecurso: true })).toBe('tramitacao.recurso-nao-espera');
    expect(recusa({ prazoDoCaso: plainDate(2026, 4, 1) })).toBe('tramitacao.sem-mais-prazo');
    // Between Wednesday and Thursday there is none; Friday is Good Friday.
    expect(recusa({ prazoDoCaso: plainDate(2026, 4, 2) })).toBe('tramitacao.sem-mais-prazo');
  });

  it('Portaria Normativa CGU 116/2024: is not asked for after its own day, nor granted to a day that is over', () => {
    expect(recusa({}, plainDate(2026, 4, 1))).toBeNull();
    expect(recusa({}, plainDate(2026, 4, 2))).toBe('tramitacao.prazo-terminou');
    const conceder = (dia: number, escolhido: number | null = null) =>
      prazoConcedido(
        calendario,
        passo,
        escolhido === null ? null : plainDate(2026, 4, escolhido),
        plainDate(2026, 4, dia),
      );
    expect(toIsoDate(conceder(10))).toBe('2026-04-10');
    expect(() => conceder(13)).toThrow(
      'Não há mais dias: a contribuição da área precisa chegar antes de 13/04/2026, prazo da resposta.',
    );
    expect(() => conceder(9, 8)).toThrow('Escolha um dia de 09/04/2026 até 10/04/2026.');
    // The clock of the case stands still: twenty days after the step's own are over, too.
    const parado = { ...passo, prazoDoCaso: null };
    expect(() => prazoConcedido(calendario, parado, null, plainDate(2026, 4, 22))).toThrow(
      'já teria terminado',
    );
  });

  it('is twenty days, and ends on a business day before the case’s own date', () => {
    const ate = (prazoDoCaso: PassoComPrazo['prazoDoCaso']) =>
      toIsoDate(maisPrazo(calendario, { ...passo, prazoDoCaso }));
    expect(ate(null)).toBe('2026-04-21');
    expect(ate(plainDate(2026, 5, 4))).toBe('2026-04-21');
    expect(ate(plainDate(2026, 4, 13))).toBe('2026-04-10');
    expect(ate(plainDate(2026, 4, 9))).toBe('2026-04-08');
  });

  it('is granted to a day between the two, or not at all', () => {
    const conceder = (dia: number | null) =>
      toIsoDate(prazoConcedido(calendario, passo, dia === null ? null : plainDate(2026, 4, dia), hoje));
    expect(conceder(null)).toBe('2026-04-10');
    expect(conceder(8)).toBe('2026-04-08');
    for (const dia of [1, 13]) expect(() => conceder(dia)).toThrow('de 02/04/2026 até 10/04/2026');
    expect(() => prazoConcedido(calendario, { ...passo, prazoDoCaso: passo.prazo }, null, hoje)).toThrow(
      'Não há mais dias',
    );
  });
});

describe('what the citizen reads of where the case went', () => {
  it('names units and no people', () => {
    expect(nomearDestinos(['COGEP'], 0)).toBe('COGEP');
    expect(nomearDestinos(['COGEP', 'COLOG'], 1)).toBe('COGEP, COLOG e uma pessoa do órgão');
    expect(nomearDestinos([], 3)).toBe('3 pessoas do órgão');
  });
});

describe('the usual term of a step', () => {
  const usual = (prazo: PrazoDoCaso['prazo'] | null, idTipoFormulario: number = TipoFormulario.padrao) =>
    toIsoDate(prazoUsualDoPasso(calendario, hoje, prazo && { prazo, idTipoFormulario }));

  it('always ends before the day the case itself is due, on a business day', () => {
    expect(usual(plainDate(2026, 3, 20))).toBe('2026-03-19');
    expect(usual(plainDate(2026, 3, 23))).toBe('2026-03-20');
    expect(usual(plainDate(2026, 4, 20))).toBe('2026-04-01');
  });

  it('is the last day itself where no other is left', () => {
    expect(usual(plainDate(2026, 3, 13))).toBe('2026-03-12');
    expect(usual(plainDate(2026, 3, 12))).toBe('2026-03-12');
  });

  it('Lei 12.527/2011, art. 11: of an access request, is half of what is left', () => {
    const acesso = TipoFormulario.acessoAInformacao;
    expect(usual(plainDate(2026, 4, 1), acesso)).toBe('2026-03-23');
    expect(usual(plainDate(2026, 3, 16), acesso)).toBe('2026-03-13');
    expect(usual(plainDate(2026, 3, 13), acesso)).toBe('2026-03-12');
  });

  it('is the usual one where that day is over or does not run', () => {
    expect(usual(plainDate(2026, 3, 11))).toBe('2026-04-01');
    expect(usual(null)).toBe('2026-04-01');
  });
});

it('asks nobody twice: who works in a unit that is asked is not asked by name besides', () => {
  expect(semQuemJaRecebe([9, 10], [{ pessoas: [9, 11] }])).toEqual([10]);
  expect(semQuemJaRecebe([9], [])).toEqual([9]);
});
