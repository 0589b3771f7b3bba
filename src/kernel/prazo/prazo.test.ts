import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Esfera } from '../enumeracoes.ts';
import { parseData } from '../texto.ts';
import { calendarioDoLocal, criarCalendario, isBusinessDay, nextBusinessDay } from './calendario.ts';
import { addDays, compareDates, daysBetween, type PlainDate, parseIsoDate, toIsoDate } from './data.ts';
import {
  countedDay,
  due,
  dueMoment,
  extend,
  first,
  isJanelaAberta,
  isNoPrazo,
  isVencido,
  notice,
  reclamacaoWindow,
  resumeAfterStop,
} from './prazo.ts';
import { anyCalendario, anyDate, br, day, feriadosNacionais } from './prazo-fixtures.ts';

const calendario = criarCalendario(feriadosNacionais);
const at = (iso: string): number => Date.parse(iso);

describe('counting days, published cases', () => {
  it.each([
    ['01/12/2020', 20, '21/12/2020'],
    ['01/07/2015', 20, '21/07/2015'],
    ['01/01/2021', 20, '25/01/2021'],
    ['26/11/2020', 5, '01/12/2020'],
    ['03/08/2026', 30, '02/09/2026'],
    ['18/09/2026', 20, '13/10/2026'],
  ])('registered %s, %i days: due %s', (registro, dias, vencimento) => {
    expect(br(due(calendario, day(registro), dias))).toBe(vencimento);
  });

  it('tells a holiday registration on the next business day, and counts from the one after it', () => {
    expect(br(notice(calendario, day('01/01/2021')))).toBe('04/01/2021');
    expect(br(first(calendario, day('01/01/2021')))).toBe('05/01/2021');
  });

  it('counts a Friday registration from Monday: the term starts on a business day', () => {
    expect(br(first(calendario, day('18/09/2026')))).toBe('21/09/2026');
  });

  it('02/10/2020 after the cut-off, extended by 10: due 05/11/2020', () => {
    const registro = countedDay(calendario, at('2020-10-02T19:00:00-03:00'));
    const vencimento = due(calendario, registro, 20);
    expect(br(vencimento)).toBe('26/10/2020');
    expect(br(extend(calendario, vencimento, 10))).toBe('05/11/2020');
  });

  it('a complement asked 14/08/2026 and answered Saturday 29/08/2026 leaves 19 days: due 21/09/2026', () => {
    const vencimento = due(calendario, day('03/08/2026'), 30);
    const parada = day('14/08/2026');
    expect(daysBetween(parada, vencimento)).toBe(19);
    expect(br(resumeAfterStop(calendario, { vencimento, parada, retomada: day('29/08/2026') }))).toBe(
      '21/09/2026',
    );
  });
});

describe('evening cut-off', () => {
  it('counts the same day before 19:00:00 and the next day from it on, in Brasília', () => {
    expect(br(countedDay(calendario, at('2026-08-03T18:59:59.999-03:00')))).toBe('03/08/2026');
    expect(br(countedDay(calendario, at('2026-08-03T19:00:00-03:00')))).toBe('04/08/2026');
    expect(br(countedDay(calendario, at('2026-08-04T02:59:59Z')))).toBe('04/08/2026');
    expect(br(countedDay(calendario, at('2026-08-04T03:00:00Z')))).toBe('04/08/2026');
  });

  it('obeys the hour the platform sets', () => {
    const corte = (hora: number) => criarCalendario(feriadosNacionais, hora);
    expect(br(countedDay(corte(18 * 60 + 30), at('2026-08-03T18:30:00-03:00')))).toBe('04/08/2026');
    expect(br(countedDay(corte(24 * 60), at('2026-08-03T20:30:00-03:00')))).toBe('03/08/2026');
  });

  it('follows the summer time Brazil once had', () => {
    expect(br(countedDay(calendario, at('2018-12-03T20:59:59Z')))).toBe('03/12/2018');
    expect(br(countedDay(calendario, at('2018-12-03T21:00:00Z')))).toBe('04/12/2018');
  });

  it('never makes a citizen late: an act is in time until 23:59:59 of its last day', () => {
    const ultimoDia = day('03/08/2026');
    expect(isNoPrazo(ultimoDia, at('2026-08-03T20:30:00-03:00'))).toBe(true);
    expect(isNoPrazo(ultimoDia, at('2026-08-03T23:59:59.999-03:00'))).toBe(true);
    expect(isNoPrazo(ultimoDia, at('2026-08-04T00:00:00-03:00'))).toBe(false);
    expect(isVencido(ultimoDia, at('2026-08-04T00:00:00-03:00'))).toBe(true);
  });

  it('refuses a recurso on the 11th day', () => {
    const ultimoDia = due(calendario, day('03/08/2026'), 10);
    expect(br(ultimoDia)).toBe('13/08/2026');
    expect(isNoPrazo(ultimoDia, at('2026-08-14T00:00:00-03:00'))).toBe(false);
  });
});

describe('dueMoment', () => {
  it('is 23:59:59 in Brasília, in summer time too', () => {
    expect(new Date(dueMoment(day('02/09/2026'))).toISOString()).toBe('2026-09-03T02:59:59.000Z');
    expect(new Date(dueMoment(day('03/12/2018'))).toISOString()).toBe('2018-12-04T01:59:59.000Z');
  });
});

describe('reclamação for silence', () => {
  const silencio = (contado: string, vencimento: PlainDate, registro = contado) => {
    const janela = reclamacaoWindow(calendario, {
      registro: day(registro),
      contado: day(contado),
      vencimento,
    });
    return [br(janela.abre), br(janela.fecha)];
  };

  it('opens 30 days after the registration and closes 10 after the 30th of the term', () => {
    const vencimento = due(calendario, day('01/12/2020'), 20);
    expect(silencio('01/12/2020', vencimento)).toEqual(['31/12/2020', '11/01/2021']);
  });

  it('opens the day after an extended due date that comes later', () => {
    const vencimento = extend(calendario, due(calendario, day('03/10/2020'), 20), 10);
    expect(silencio('03/10/2020', vencimento, '02/10/2020')).toEqual(['06/11/2020', '16/11/2020']);
  });

  it('is open from the first midnight to the last second', () => {
    const janela = { abre: day('31/12/2020'), fecha: day('11/01/2021') };
    expect(isJanelaAberta(janela, at('2020-12-30T23:59:59-03:00'))).toBe(false);
    expect(isJanelaAberta(janela, at('2020-12-31T00:00:00-03:00'))).toBe(true);
    expect(isJanelaAberta(janela, at('2021-01-11T23:59:59-03:00'))).toBe(true);
    expect(isJanelaAberta(janela, at('2021-01-12T00:00:00-03:00'))).toBe(false);
  });
});

describe('a complement asked of an overdue case', () => {
  it('stays as late as it was', () => {
    const vencimento = day('02/09/2026');
    const resumed = resumeAfterStop(calendario, {
      vencimento,
      parada: day('04/09/2026'),
      retomada: day('17/09/2026'),
    });
    expect(br(resumed)).toBe('15/09/2026');
  });
});

describe('properties', () => {
  const dias = fc.integer({ min: 0, max: 60 });

  it('the due date is a business day, never before the Nth day, and the first one from there', () => {
    fc.assert(
      fc.property(anyCalendario, anyDate, dias, (cal, registro, n) => {
        const fim = addDays(first(cal, registro), n - 1);
        const vencimento = due(cal, registro, n);
        expect(isBusinessDay(cal, vencimento)).toBe(true);
        expect(compareDates(vencimento, fim)).toBeGreaterThanOrEqual(0);
        for (let d: PlainDate = fim; compareDates(d, vencimento) < 0; d = addDays(d, 1)) {
          expect(isBusinessDay(cal, d)).toBe(false);
        }
      }),
    );
  });

  it('counting from the notice gives the same as counting from the registration', () => {
    fc.assert(
      fc.property(anyCalendario, anyDate, dias, (cal, registro, n) => {
        const ciencia = notice(cal, registro);
        expect(toIsoDate(notice(cal, ciencia))).toBe(toIsoDate(ciencia));
        expect(toIsoDate(due(cal, ciencia, n))).toBe(toIsoDate(due(cal, registro, n)));
        expect(toIsoDate(nextBusinessDay(cal, ciencia))).toBe(toIsoDate(ciencia));
      }),
    );
  });

  it('registering later or having more days never brings the due date forward', () => {
    fc.assert(
      fc.property(anyCalendario, anyDate, dias, fc.nat({ max: 30 }), (cal, registro, n, mais) => {
        const vencimento = due(cal, registro, n);
        expect(compareDates(due(cal, addDays(registro, mais), n), vencimento)).toBeGreaterThanOrEqual(0);
        expect(compareDates(due(cal, registro, n + mais), vencimento)).toBeGreaterThanOrEqual(0);
        expect(compareDates(extend(cal, vencimento, mais), vencimento)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('a new holiday never brings a due date forward', () => {
    fc.assert(
      fc.property(anyDate, anyDate, dias, (registro, feriado, n) => {
        const nova = { data: toIsoDate(feriado), descricao: 'Novo', abrangencia: 'nacional' } as const;
        const antes = due(criarCalendario(feriadosNacionais), registro, n);
        const depois = due(criarCalendario([...feriadosNacionais, nova]), registro, n);
        expect(compareDates(depois, antes)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('a pause never shortens what was left of the term', () => {
    fc.assert(
      fc.property(
        anyCalendario,
        anyDate,
        fc.nat({ max: 20 }),
        fc.nat({ max: 20 }),
        (cal, registro, ate, espera) => {
          const vencimento = due(cal, registro, 20);
          const parada = addDays(notice(cal, registro), ate);
          const retomada = addDays(parada, espera);
          const novo = resumeAfterStop(cal, { vencimento, parada, retomada });
          expect(isBusinessDay(cal, novo)).toBe(true);
          expect(daysBetween(retomada, novo)).toBeGreaterThanOrEqual(daysBetween(parada, vencimento));
        },
      ),
    );
  });
});

describe('holidays of the place', () => {
  const feriados = [
    { data: '2026-03-25', descricao: 'Data Magna do Ceará', abrangencia: 'estadual', uf: 'CE' },
    {
      data: '2026-04-13',
      descricao: 'Aniversário de Fortaleza',
      abrangencia: 'municipal',
      idMunicipio: 230440,
    },
    { data: '2026-02-17', descricao: 'Carnaval', abrangencia: 'federal' },
    { data: '2026-04-21', descricao: 'Tiradentes', abrangencia: 'nacional' },
  ] as const;
  const closedDays = (local: Parameters<typeof calendarioDoLocal>[1]): string[] => {
    const cal = calendarioDoLocal(feriados, local);
    return feriados.filter(({ data }) => !isBusinessDay(cal, isoDay(data))).map(({ descricao }) => descricao);
  };
  const isoDay = (iso: string): PlainDate => {
    const data = parseIsoDate(iso);
    if (!data) throw new Error(iso);
    return data;
  };

  it('are the national ones and those of the own sphere, state and municipality', () => {
    expect(closedDays({ esfera: Esfera.federal, uf: 'DF' })).toEqual(['Carnaval', 'Tiradentes']);
    expect(closedDays({ esfera: Esfera.estadual, uf: 'CE' })).toEqual(['Data Magna do Ceará', 'Tiradentes']);
    expect(closedDays({ esfera: Esfera.municipal, uf: 'CE', idMunicipio: 230440 })).toEqual([
      'Data Magna do Ceará',
      'Aniversário de Fortaleza',
      'Tiradentes',
    ]);
    expect(closedDays({ esfera: Esfera.servicosAutonomos })).toEqual(['Tiradentes']);
  });
});

describe('plain dates', () => {
  it('reads only existing days, in either writing', () => {
    expect(parseIsoDate('2026-02-30')).toBeNull();
    expect(parseIsoDate('2026-2-3')).toBeNull();
    expect(parseIsoDate('2026-02-03T00:00:00Z')).toBeNull();
    expect(parseData('30/02/2026')).toBeNull();
  });
});
