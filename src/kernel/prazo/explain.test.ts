import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criarCalendario } from './calendario.ts';
import { addDays, daysBetween, toIsoDate } from './data.ts';
import { COMPLEMENTACAO_PEDIDA, type EventoDoPrazo, explain } from './explain.ts';
import { due, extend, notice, resumeAfterStop } from './prazo.ts';
import { anyCalendario, anyDate, day, feriadosNacionais } from './prazo-fixtures.ts';

const calendario = criarCalendario(feriadosNacionais);
const reasonOf = (explicado: ReturnType<typeof explain>, data: string) =>
  explicado.dias.find((dia) => dia.data === data);

describe('explain', () => {
  const anoNovo = explain(calendario, { registro: day('01/01/2021'), dias: 20 });

  it('names the holiday, the weekend and the excluded first day before the count', () => {
    expect(anoNovo.vencimento).toBe('2021-01-25');
    expect(anoNovo.dias.slice(0, 5)).toEqual([
      {
        data: '2021-01-01',
        conta: false,
        motivo:
          'Feriado nacional (Confraternização Universal): não é dia útil e a contagem espera o próximo dia útil.',
      },
      {
        data: '2021-01-02',
        conta: false,
        motivo: 'Sábado: não é dia útil e a contagem espera o próximo dia útil.',
      },
      {
        data: '2021-01-03',
        conta: false,
        motivo: 'Domingo: não é dia útil e a contagem espera o próximo dia útil.',
      },
      {
        data: '2021-01-04',
        conta: false,
        motivo: 'Dia da ciência: não conta. A contagem começa no dia útil seguinte.',
      },
      { data: '2021-01-05', conta: true, motivo: 'Dia 1 de 20.', numero: 1, total: 20 },
    ]);
  });

  it('says that weekends inside the term count and that a last day without work moves on', () => {
    expect(reasonOf(anoNovo, '2021-01-09')).toEqual({
      data: '2021-01-09',
      conta: true,
      motivo: 'Dia 5 de 20: sábado também conta, os dias são corridos.',
      numero: 5,
      total: 20,
    });
    expect(anoNovo.dias.slice(-2)).toEqual([
      {
        data: '2021-01-24',
        conta: true,
        motivo: 'Dia 20 de 20, mas é domingo: o vencimento passa para o próximo dia útil.',
        numero: 20,
        total: 20,
      },
      {
        data: '2021-01-25',
        conta: false,
        motivo: 'Primeiro dia útil depois da contagem: o prazo vence às 23:59:59.',
      },
    ]);
  });

  it('says why an evening registration counts from the next day, and counts the extension from the due date', () => {
    const explicado = explain(calendario, {
      registro: day('02/10/2020'),
      aposCorte: true,
      dias: 20,
      eventos: [{ tipo: 'prorrogacao', dias: 10 }],
    });
    expect(explicado.vencimento).toBe('2020-11-05');
    expect(explicado.dias[0]?.motivo).toBe(
      'Registro feito depois do horário de corte: vale como feito no próximo dia útil.',
    );
    expect(reasonOf(explicado, '2020-10-27')?.motivo).toBe('Dia 1 de 10 da prorrogação.');
    expect(reasonOf(explicado, '2020-11-02')?.motivo).toBe(
      'Dia 7 de 10 da prorrogação: feriado nacional (Finados) também conta, os dias são corridos.',
    );
    expect(explicado.dias.at(-1)?.motivo).toBe('Dia 10 de 10 da prorrogação: o prazo vence às 23:59:59.');
  });

  it('shows the days the clock stood still and the days that were left', () => {
    const explicado = explain(calendario, {
      registro: day('03/08/2026'),
      dias: 30,
      eventos: [
        {
          tipo: 'parada',
          motivo: COMPLEMENTACAO_PEDIDA,
          parada: day('14/08/2026'),
          retomada: day('29/08/2026'),
        },
      ],
    });
    expect(explicado.vencimento).toBe('2026-09-21');
    expect(reasonOf(explicado, '2026-08-14')?.motivo).toBe('Dia 11 de 30.');
    expect(reasonOf(explicado, '2026-08-20')).toEqual({
      data: '2026-08-20',
      conta: false,
      motivo: 'Prazo parado: complementação pedida em 14/08/2026.',
    });
    expect(reasonOf(explicado, '2026-08-31')?.motivo).toBe(
      'O prazo volta a correr no dia útil seguinte: faltam 19 dias.',
    );
    expect(reasonOf(explicado, '2026-09-19')?.motivo).toBe(
      'Dia 19 de 19 que restavam, mas é sábado: o vencimento passa para o próximo dia útil.',
    );
  });

  it('gives a reopened case a whole new term, and shows the days it was ended', () => {
    const explicado = explain(calendario, {
      registro: day('06/07/2026'),
      dias: 30,
      eventos: [{ tipo: 'reabertura', dia: day('14/08/2026'), dias: 30 }],
    });
    expect(explicado.vencimento).toBe(toIsoDate(due(calendario, day('14/08/2026'), 30)));
    expect(explicado.dias.at(-1)?.data).toBe(explicado.vencimento);
    expect(reasonOf(explicado, '2026-08-05')?.motivo).toBe('Dia 30 de 30: o prazo vence às 23:59:59.');
    expect(reasonOf(explicado, '2026-08-13')?.motivo).toBe('A manifestação estava encerrada.');
    expect(reasonOf(explicado, '2026-08-17')?.motivo).toContain('Dia 1 de 30 do prazo novo');
  });

  it('forgets what was to come of the old term when the case is reopened before its end', () => {
    const explicado = explain(calendario, {
      registro: day('03/08/2026'),
      dias: 30,
      eventos: [{ tipo: 'reabertura', dia: day('10/08/2026'), dias: 5 }],
    });
    expect(explicado.vencimento).toBe('2026-08-17');
    expect(explicado.dias.at(-1)?.data).toBe('2026-08-17');
  });

  it('counts an event by the calendar of the office that had the case then', () => {
    const comFeriado = criarCalendario([
      { data: '2026-03-25', descricao: 'Data Magna do Ceará', abrangencia: 'estadual', uf: 'CE' },
    ]);
    const termo = (evento: EventoDoPrazo) =>
      explain(calendario, { registro: day('22/01/2026'), dias: 30, eventos: [evento] }).vencimento;
    expect(termo({ tipo: 'prorrogacao', dias: 30 })).toBe('2026-03-25');
    expect(termo({ tipo: 'prorrogacao', dias: 30, calendario: comFeriado })).toBe('2026-03-26');
  });

  it('tells an overdue case apart: the request came too late to leave days', () => {
    const explicado = explain(calendario, {
      registro: day('03/08/2026'),
      dias: 30,
      eventos: [
        {
          tipo: 'parada',
          motivo: COMPLEMENTACAO_PEDIDA,
          parada: day('04/09/2026'),
          retomada: day('17/09/2026'),
        },
      ],
    });
    expect(explicado.vencimento).toBe('2026-09-15');
    expect(reasonOf(explicado, '2026-09-03')?.motivo).toBe('O prazo já estava vencido.');
    expect(explicado.dias.at(-1)?.motivo).toBe(
      'O prazo deixou de estar parado; ele já estava vencido quando parou.',
    );
  });

  it('waits for a business day before the count too: a Friday registration counts from Monday', () => {
    const explicado = explain(calendario, { registro: day('18/09/2026'), dias: 20 });
    expect(explicado.vencimento).toBe('2026-10-13');
    expect(reasonOf(explicado, '2026-09-19')).toEqual({
      data: '2026-09-19',
      conta: false,
      motivo: 'Sábado: a contagem só começa em dia útil.',
    });
    expect(reasonOf(explicado, '2026-09-21')?.motivo).toBe('Dia 1 de 20.');
    expect(reasonOf(explicado, '2026-10-12')?.motivo).toBe(
      'Feriado nacional (Nossa Senhora Aparecida): o prazo não vence neste dia.',
    );
  });

  it('does not end on a day of reduced hours, and counts it inside the term', () => {
    const cinzas = criarCalendario([
      { data: '2026-02-18', descricao: 'Quarta-feira de Cinzas', abrangencia: 'federal', reduzido: true },
    ]);
    const noFim = explain(cinzas, { registro: day('13/02/2026'), dias: 3 });
    expect(noFim.vencimento).toBe('2026-02-19');
    expect(reasonOf(noFim, '2026-02-18')?.motivo).toBe(
      'Dia 3 de 3, mas é dia de expediente reduzido (Quarta-feira de Cinzas): o vencimento passa para o próximo dia útil.',
    );
    const noMeio = explain(cinzas, { registro: day('13/02/2026'), dias: 5 });
    expect(reasonOf(noMeio, '2026-02-18')?.motivo).toBe('Dia 3 de 5.');
  });

  it('calls a ponto facultativo by its name', () => {
    const carnaval = criarCalendario([{ data: '2026-02-17', descricao: 'Carnaval', abrangencia: 'federal' }]);
    const explicado = explain(carnaval, { registro: day('17/02/2026'), dias: 5 });
    expect(explicado.dias[0]?.motivo).toBe(
      'Ponto facultativo federal (Carnaval): não é dia útil e a contagem espera o próximo dia útil.',
    );
  });

  it('lists every day once, without gaps, ends on the due date and counts exactly N days', () => {
    fc.assert(
      fc.property(
        anyCalendario,
        anyDate,
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        (cal, registro, n, noite) => {
          const explicado = explain(cal, { registro, dias: n, aposCorte: noite });
          const contado = noite ? addDays(registro, 1) : registro;
          expect(explicado.vencimento).toBe(toIsoDate(due(cal, contado, n)));
          expect(explicado.dias.filter((dia) => dia.conta)).toHaveLength(n);
          expect(explicado.dias.map((dia) => dia.data)).toEqual(
            explicado.dias.map((_, i) => toIsoDate(addDays(registro, i))),
          );
          expect(explicado.dias.at(-1)?.data).toBe(explicado.vencimento);
          expect(explicado.dias.every((dia) => dia.motivo.endsWith('.'))).toBe(true);
        },
      ),
    );
  });

  it('agrees with the arithmetic whatever happened: extension and complement, in either order', () => {
    fc.assert(
      fc.property(
        anyCalendario,
        anyDate,
        fc.nat({ max: 20 }),
        fc.nat({ max: 25 }),
        fc.boolean(),
        (cal, registro, ate, espera, antes) => {
          const parada = addDays(notice(cal, registro), ate);
          const retomada = addDays(parada, espera);
          const complementacao: EventoDoPrazo = {
            tipo: 'parada',
            motivo: COMPLEMENTACAO_PEDIDA,
            parada,
            retomada,
          };
          const prorrogacao: EventoDoPrazo = { tipo: 'prorrogacao', dias: 10 };
          const primeiro = due(cal, registro, 20);
          const esperado = antes
            ? resumeAfterStop(cal, { vencimento: extend(cal, primeiro, 10), parada, retomada })
            : extend(cal, resumeAfterStop(cal, { vencimento: primeiro, parada, retomada }), 10);
          const eventos = antes ? [prorrogacao, complementacao] : [complementacao, prorrogacao];
          const explicado = explain(cal, { registro, dias: 20, eventos });
          expect(explicado.vencimento).toBe(toIsoDate(esperado));
          expect(explicado.dias.at(-1)?.data).toBe(explicado.vencimento);
          expect(explicado.dias).toHaveLength(daysBetween(registro, esperado) + 1);
        },
      ),
    );
  });
});
