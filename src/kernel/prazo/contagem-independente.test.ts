import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Calendario, criarCalendario } from './calendario.ts';
import { addDays, compareDates, dayOfWeek, localDate, type PlainDate, toIsoDate } from './data.ts';
import { countedDay, due, extend, reclamacaoWindow, resumeAfterStop } from './prazo.ts';
import { anyDate } from './prazo-fixtures.ts';

/**
 * A second count of the same law, written another way and slower: it walks day by day with a pencil,
 * crossing days off, and shares with the engine only the arithmetic of dates.
 */
interface Folhinha {
  readonly fechados: ReadonlySet<string>;
  readonly reduzidos: ReadonlySet<string>;
}

const amanha = (dia: PlainDate) => addDays(dia, 1);
const temExpediente = ({ fechados }: Folhinha, dia: PlainDate): boolean =>
  dayOfWeek(dia) !== 6 && dayOfWeek(dia) !== 7 && !fechados.has(toIsoDate(dia));
const temExpedienteInteiro = (folhinha: Folhinha, dia: PlainDate): boolean =>
  temExpediente(folhinha, dia) && !folhinha.reduzidos.has(toIsoDate(dia));

const andarAte = (dia: PlainDate, serve: (dia: PlainDate) => boolean): PlainDate => {
  let atual = dia;
  for (let passos = 0; passos < 5000; passos++) {
    if (serve(atual)) return atual;
    atual = amanha(atual);
  }
  throw new Error('The calendar has no such day');
};

/** Told on a working day; crossed off from the working day after it; ends on a whole working day. */
const contarALapis = (folhinha: Folhinha, dia: PlainDate, dias: number): PlainDate => {
  const ciencia = andarAte(dia, (cada) => temExpediente(folhinha, cada));
  let riscado = andarAte(amanha(ciencia), (cada) => temExpediente(folhinha, cada));
  for (let contados = 1; contados < dias; contados++) riscado = amanha(riscado);
  return andarAte(riscado, (cada) => temExpedienteInteiro(folhinha, cada));
};

const folhinha: fc.Arbitrary<Folhinha> = fc
  .record({
    fechados: fc.array(anyDate, { maxLength: 60 }),
    reduzidos: fc.array(anyDate, { maxLength: 30 }),
  })
  .map(({ fechados, reduzidos }) => ({
    fechados: new Set(fechados.map(toIsoDate)),
    reduzidos: new Set(reduzidos.map(toIsoDate)),
  }));

const calendarioDe = ({ fechados, reduzidos }: Folhinha): Calendario =>
  criarCalendario([
    ...[...reduzidos].map((data) => ({
      data,
      descricao: 'Meio dia',
      abrangencia: 'orgao' as const,
      reduzido: true,
    })),
    ...[...fechados].map((data) => ({ data, descricao: 'Fechado', abrangencia: 'orgao' as const })),
  ]);

const dias = fc.integer({ min: 1, max: 60 });
const iso = toIsoDate;

describe('Lei 9.784/1999, art. 66: the engine against an independent, slower count', () => {
  it('ends every term on the same day, whatever the holidays and the days of reduced hours', () => {
    fc.assert(
      fc.property(folhinha, anyDate, dias, (folha, dia, n) => {
        expect(iso(due(calendarioDe(folha), dia, n))).toBe(iso(contarALapis(folha, dia, n)));
      }),
      { numRuns: 1000 },
    );
  });

  it('extends from the due date, day by day, to a whole working day', () => {
    fc.assert(
      fc.property(folhinha, anyDate, dias, dias, (folha, dia, n, mais) => {
        const vencimento = contarALapis(folha, dia, n);
        let fim = vencimento;
        for (let contados = 0; contados < mais; contados++) fim = amanha(fim);
        const esperado = andarAte(fim, (cada) => temExpedienteInteiro(folha, cada));
        expect(iso(extend(calendarioDe(folha), vencimento, mais))).toBe(iso(esperado));
      }),
    );
  });

  it('gives back, after a stop, as many days as were left', () => {
    fc.assert(
      fc.property(folhinha, anyDate, fc.nat({ max: 29 }), fc.nat({ max: 40 }), (folha, dia, ate, espera) => {
        const vencimento = contarALapis(folha, dia, 30);
        const parada = addDays(dia, ate);
        let restantes = 0;
        for (let cada = parada; compareDates(cada, vencimento) < 0; cada = amanha(cada)) restantes += 1;
        fc.pre(restantes > 0);
        const retomada = addDays(parada, espera);
        expect(iso(resumeAfterStop(calendarioDe(folha), { vencimento, parada, retomada }))).toBe(
          iso(contarALapis(folha, retomada, restantes)),
        );
      }),
    );
  });

  it('Decreto 7.724/2012, art. 22: opens the complaint about silence by the earliest reading and closes it by the latest', () => {
    fc.assert(
      fc.property(folhinha, anyDate, fc.boolean(), (folha, registro, tarde) => {
        const contado = tarde ? amanha(registro) : registro;
        const vencimento = contarALapis(folha, contado, 20);
        const leituras = [registro, contarALapis({ ...folha, reduzidos: new Set() }, contado, 1)].map(
          (dia) => {
            const trigesimo = addDays(dia, 30);
            return compareDates(trigesimo, vencimento) > 0 ? trigesimo : amanha(vencimento);
          },
        );
        const [cedo, tardia] = leituras.toSorted(compareDates) as [PlainDate, PlainDate];
        const fecha = andarAte(addDays(tardia, 10), (dia) => temExpedienteInteiro(folha, dia));
        const janela = reclamacaoWindow(calendarioDe(folha), { registro, contado, vencimento });
        expect([iso(janela.abre), iso(janela.fecha)]).toEqual([iso(cedo), iso(fecha)]);
      }),
    );
  });

  it('counts a moment for its own day before the cut-off and for the next one from it on', () => {
    const semFeriados = criarCalendario([]);
    const meiaNoite = Date.parse('2026-03-12T03:00:00Z');
    fc.assert(
      fc.property(fc.nat({ max: 24 * 60 * 60 - 1 }), (segundo) => {
        const momento = meiaNoite + segundo * 1000;
        const esperado = segundo < 19 * 60 * 60 ? '2026-03-12' : '2026-03-13';
        expect(iso(localDate(momento))).toBe('2026-03-12');
        expect(iso(countedDay(semFeriados, momento))).toBe(esperado);
      }),
    );
  });
});
