import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criarCalendario } from './calendario.ts';
import { COMPLEMENTACAO_PEDIDA, explain } from './explain.ts';
import { foldDias, type LinhaDoPrazo } from './fold-dias.ts';
import { anyCalendario, anyDate, day, feriadosNacionais } from './prazo-fixtures.ts';

const calendario = criarCalendario(feriadosNacionais);
const escrita = (linha: LinhaDoPrazo): string =>
  linha.tipo === 'dia' ? linha.dia.motivo : `${linha.dias.length} ${linha.tipo}`;
const dobrado = (prazo: Parameters<typeof explain>[1]) =>
  foldDias(explain(calendario, prazo).dias).map(escrita);

describe('a term without its ordinary days', () => {
  it('keeps the start, the days that move it and the end; weekends inside the count are ordinary', () => {
    expect(dobrado({ registro: day('01/01/2021'), dias: 20 })).toEqual([
      'Feriado nacional (Confraternização Universal): não é dia útil e a contagem espera o próximo dia útil.',
      'Sábado: não é dia útil e a contagem espera o próximo dia útil.',
      'Domingo: não é dia útil e a contagem espera o próximo dia útil.',
      'Dia da ciência: não conta. A contagem começa no dia útil seguinte.',
      'Dia 1 de 20.',
      '18 comuns',
      'Dia 20 de 20, mas é domingo: o vencimento passa para o próximo dia útil.',
      'Primeiro dia útil depois da contagem: o prazo vence às 23:59:59.',
    ]);
  });

  it('shows where a prorrogação begins and ends', () => {
    const linhas = dobrado({
      registro: day('03/03/2026'),
      dias: 20,
      eventos: [{ tipo: 'prorrogacao', dias: 10 }],
    });
    expect(linhas).toContain('Dia 20 de 20: o prazo vence às 23:59:59.');
    expect(linhas).toContain('Dia 1 de 10 da prorrogação.');
    expect(linhas).toContain('8 comuns');
    expect(linhas.length).toBeLessThan(10);
  });

  it('says once that the term stands still, and shows the last day before and where it goes on', () => {
    const linhas = dobrado({
      registro: day('03/03/2026'),
      dias: 30,
      eventos: [
        {
          tipo: 'parada',
          motivo: COMPLEMENTACAO_PEDIDA,
          parada: day('12/03/2026'),
          retomada: day('27/03/2026'),
        },
      ],
    });
    expect(linhas.filter((linha) => linha.startsWith('Prazo parado'))).toHaveLength(1);
    expect(linhas).toContain('13 iguais');
    expect(linhas).toContain('Dia 9 de 30.');
    expect(linhas.some((linha) => linha.startsWith('O prazo volta a correr'))).toBe(true);
  });

  it('goes by the place of a day in its count, not by the words of its sentence', () => {
    const { dias } = explain(calendario, { registro: day('03/03/2026'), dias: 20 });
    const comOutrasPalavras = dias.map((dia) => ({ ...dia, motivo: `Contagem em ${dia.data}.` }));
    expect(foldDias(comOutrasPalavras).map(({ tipo }) => tipo)).toEqual(
      foldDias(dias).map(({ tipo }) => tipo),
    );
    const semLugar = dias.map(({ data, conta, motivo }) => ({ data, conta, motivo }));
    expect(foldDias(semLugar).every(({ tipo }) => tipo === 'dia')).toBe(true);
  });

  it('loses no day and changes no order, whatever the term and the calendar', () => {
    fc.assert(
      fc.property(anyCalendario, anyDate, fc.integer({ min: 1, max: 60 }), (qualquer, registro, dias) => {
        const todos = explain(qualquer, { registro, dias }).dias;
        const linhas = foldDias(todos);
        expect(linhas.flatMap((linha) => (linha.tipo === 'dia' ? [linha.dia] : linha.dias))).toEqual(todos);
        expect(linhas.filter((linha) => linha.tipo !== 'dia' && linha.dias.length < 2)).toEqual([]);
        expect([linhas[0]?.tipo, linhas.at(-1)?.tipo]).toEqual(['dia', 'dia']);
      }),
    );
  });
});
