import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBusinessDay, isWholeDay } from '#kernel/prazo/calendario.ts';
import { type PlainDate, parseIsoDate } from '#kernel/prazo/data.ts';
import { countedDay, due, extend, first, notice, resumeAfterStop } from '#kernel/prazo/prazo.ts';
import { formatData, parseData } from '#kernel/texto.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { calendarioDaOuvidoria } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const CGU = 6;
const IFCE = 65;
const ESTADO_DO_CEARA = 1023;
const ESTADO_DO_RIO = 1033;
const FORTALEZA = 2001;
const SAO_PAULO = 2002;

const day = (texto: string): PlainDate => {
  const data = parseData(texto) ?? parseIsoDate(texto);
  if (!data) throw new Error(`Not a day: ${texto}`);
  return data;
};
const calendario = (idOuvidoria: number = CGU) => calendarioDaOuvidoria(app.db, idOuvidoria);
const fechado = async (idOuvidoria: number, texto: string) =>
  !isBusinessDay(await calendario(idOuvidoria), day(texto));

describe('published deadlines, counted on the real calendar of the CGU', () => {
  it.each([
    ['01/12/2020', 20, '21/12/2020'],
    ['01/07/2015', 20, '21/07/2015'],
    ['01/01/2021', 20, '25/01/2021'],
    ['26/11/2020', 5, '01/12/2020'],
    ['03/08/2026', 30, '02/09/2026'],
    ['18/09/2026', 20, '13/10/2026'],
  ])('registered %s, %i days: due %s', async (registro, dias, vencimento) => {
    expect(formatData(due(await calendario(), day(registro), dias))).toBe(vencimento);
  });

  it('Friday 01/01/2021 is a holiday: it is told on Monday 04/01/2021 and counts from Tuesday on', async () => {
    expect(formatData(notice(await calendario(), day('01/01/2021')))).toBe('04/01/2021');
    expect(formatData(first(await calendario(), day('01/01/2021')))).toBe('05/01/2021');
  });

  it('02/10/2020 after the cut-off, extended by 10: due 05/11/2020', async () => {
    const registro = countedDay(await calendario(), Date.parse('2020-10-02T19:00:00-03:00'));
    const vencimento = due(await calendario(), registro, 20);
    expect(formatData(extend(await calendario(), vencimento, 10))).toBe('05/11/2020');
  });

  it('a complement asked 14/08/2026 and answered Saturday 29/08/2026: due 21/09/2026', async () => {
    const vencimento = due(await calendario(), day('03/08/2026'), 30);
    const novo = resumeAfterStop(await calendario(), {
      vencimento,
      parada: day('14/08/2026'),
      retomada: day('29/08/2026'),
    });
    expect(formatData(novo)).toBe('21/09/2026');
  });
});

describe('the place of the office decides', () => {
  it.each(['01/01/2026', '03/04/2026', '21/04/2026', '20/11/2026', '25/12/2026'])(
    '%s is a holiday everywhere',
    async (data) => {
      for (const orgao of [CGU, IFCE, ESTADO_DO_CEARA, FORTALEZA])
        expect(await fechado(orgao, data)).toBe(true);
    },
  );

  it('20 November is national since 2024 (Lei 14.759/2023); before, of some states and cities', async () => {
    expect(await fechado(CGU, '20/11/2023')).toBe(false);
    expect(await fechado(CGU, '20/11/2024')).toBe(true);
    expect(await fechado(ESTADO_DO_RIO, '20/11/2023')).toBe(true);
    expect(await fechado(SAO_PAULO, '20/11/2020')).toBe(true);
    expect(await fechado(FORTALEZA, '20/11/2020')).toBe(false);
  });

  it('Carnaval stops federal offices on Monday and Tuesday; Ash Wednesday counts', async () => {
    expect(await fechado(CGU, '16/02/2026')).toBe(true);
    expect(await fechado(CGU, '17/02/2026')).toBe(true);
    expect(await fechado(CGU, '18/02/2026')).toBe(false);
    expect(await fechado(ESTADO_DO_CEARA, '17/02/2026')).toBe(false);
    expect(await fechado(ESTADO_DO_RIO, '17/02/2026')).toBe(true);
  });

  it('Ash Wednesday has reduced hours in federal offices: a term may start on it, and none ends', async () => {
    const cinzas = '18/02/2026';
    const doEstado = await calendario(ESTADO_DO_CEARA);
    expect((await calendario()).feriadoEm(day(cinzas))).toMatchObject({
      descricao: 'Quarta-feira de Cinzas',
      reduzido: true,
    });
    expect([isWholeDay(await calendario(), day(cinzas)), isWholeDay(doEstado, day(cinzas))]).toEqual([
      false,
      true,
    ]);
    // 13/02 is told on Friday; Carnaval is over on the Wednesday, which is day 1 and the last at once.
    expect(formatData(first(await calendario(), day('13/02/2026')))).toBe(cinzas);
    expect(formatData(due(await calendario(), day('13/02/2026'), 1))).toBe('19/02/2026');
  });

  it('Corpus Christi stops federal offices and the cities that keep it', async () => {
    expect(await fechado(CGU, '04/06/2026')).toBe(true);
    expect(await fechado(IFCE, '04/06/2026')).toBe(true);
    expect(await fechado(SAO_PAULO, '04/06/2026')).toBe(true);
  });

  it('a state holiday stops every office in that state, and none outside it', async () => {
    for (const orgao of [IFCE, ESTADO_DO_CEARA, FORTALEZA])
      expect(await fechado(orgao, '25/03/2026')).toBe(true);
    expect(await fechado(CGU, '25/03/2026')).toBe(false);
    expect(await fechado(CGU, '30/11/2026')).toBe(true);
  });

  it('a city holiday stops the offices of that city', async () => {
    expect(await fechado(FORTALEZA, '13/04/2026')).toBe(true);
    expect(await fechado(CGU, '13/04/2026')).toBe(false);
  });

  it('a holiday that was ended stops nobody', async () => {
    await app.db
      .updateTable('feriado')
      .set({ removido_em: app.clock.now() })
      .where('data', '=', '2031-09-07')
      .execute();
    await app.db
      .insertInto('feriado')
      .values({ data: '2031-09-10', descricao: 'Luto oficial', abrangencia: 'nacional' })
      .execute();
    const closed = await calendario();
    expect(closed.feriadoEm(day('2031-09-07'))).toBeUndefined();
    expect(closed.feriadoEm(day('2031-09-10'))?.descricao).toBe('Luto oficial');
  });
});

describe('reference data', () => {
  it('covers 2015 to 2032 with nine national holidays a year, ten from 2024 on', async () => {
    const rows = await app.db
      .selectFrom('feriado')
      .select('data')
      .where('abrangencia', '=', 'nacional')
      .where('id', '<', 100_001)
      .execute();
    const porAno = Object.groupBy(rows, ({ data }) => data.slice(0, 4));
    expect(Object.keys(porAno)).toEqual(Array.from({ length: 18 }, (_, index) => String(2015 + index)));
    for (const [ano, lista] of Object.entries(porAno))
      expect(lista?.length).toBe(Number(ano) < 2024 ? 9 : 10);
  });

  it('leaves the ids above 100000 to the administrators', async () => {
    const { maior } = await app.db
      .selectFrom('feriado')
      .select((eb) => eb.fn.max('id').as('maior'))
      .where('descricao', '<>', 'Luto oficial')
      .executeTakeFirstOrThrow();
    expect(maior).toBeLessThan(100_001);
  });
});
