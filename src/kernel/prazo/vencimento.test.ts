import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './data.ts';
import { type EventoDoPrazo, explain } from './explain.ts';
import { anyCalendario, anyDate } from './prazo-fixtures.ts';
import { vencimentoDe } from './vencimento.ts';

describe('the last day without its sentences', () => {
  it('is the one that is explained, whatever happened to the term', () => {
    const dias = fc.integer({ min: 1, max: 40 });
    const evento: fc.Arbitrary<EventoDoPrazo> = fc.oneof(
      dias.map((quantos): EventoDoPrazo => ({ tipo: 'prorrogacao', dias: quantos })),
      fc
        .tuple(anyDate, dias)
        .map(([dia, quantos]): EventoDoPrazo => ({ tipo: 'reabertura', dia, dias: quantos })),
      fc.tuple(anyDate, fc.nat({ max: 30 })).map(
        ([parada, espera]): EventoDoPrazo => ({
          tipo: 'parada',
          motivo: 'complementação pedida',
          parada,
          retomada: addDays(parada, espera),
        }),
      ),
    );
    fc.assert(
      fc.property(
        anyCalendario,
        anyDate,
        dias,
        fc.boolean(),
        fc.array(evento, { maxLength: 4 }),
        (calendario, registro, quantos, aposCorte, eventos) => {
          const prazo = { registro, aposCorte, dias: quantos, eventos };
          expect(vencimentoDe(calendario, prazo)).toBe(explain(calendario, prazo).vencimento);
        },
      ),
    );
  });
});
