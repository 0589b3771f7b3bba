import { describe, expect, it } from 'vitest';
import { GUARDA_PADRAO } from '#capabilities/configuracao/domain/padroes.ts';
import { parseIsoDate, plainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { anosDe, classeDe, type FatosDaGuarda, guardaDe, porqueFica, tabelaDoOrgao } from './guarda.ts';

const dia = (texto: string) => parseIsoDate(texto) ?? plainDate(1, 1, 1);

describe('L15 retention (Lei 8.159/1991, art. 8; Resolução Conarq 40/2014): when the term of a case ends', () => {
  it.each([
    ['2026-03-12', true, '2046-03-12', 2046],
    ['2026-03-12', false, '2036-03-12', 2036],
    ['2026-12-31', false, '2036-12-31', 2036],
    // 2034 has no 29 February.
    ['2024-02-29', false, '2034-03-01', 2034],
  ])('ended on %s, denúncia %s: until %s', (fim, sigilosa, ate, ano) => {
    const guarda = guardaDe(dia(fim), anosDe(GUARDA_PADRAO[classeDe({ sigilosa })]));
    expect(toIsoDate(guarda.ate)).toBe(ate);
    expect(guarda.ano).toBe(ano);
  });

  it('an office keeps longer than the platform says, never shorter', () => {
    const curta = {
      denuncias: { corrente: 1, intermediaria: 0 },
      outras: { corrente: 5, intermediaria: 45 },
    };
    expect(tabelaDoOrgao(GUARDA_PADRAO, curta)).toEqual({
      denuncias: { corrente: 5, intermediaria: 15 },
      outras: { corrente: 5, intermediaria: 45 },
    });
  });
});

describe('L15 retention: what expires', () => {
  const livre: FatosDaGuarda = {
    aberta: false,
    recursoPendente: false,
    atoPendente: false,
    suspensa: false,
    ate: dia('2036-03-12'),
  };
  it('only what ended, with nothing pending and no hold, once its retention year has closed', () => {
    expect(porqueFica(livre, dia('2037-01-01'))).toBeNull();
    expect(porqueFica(livre, dia('2036-12-31'))).toBe('no-prazo');
    expect(porqueFica({ ...livre, ate: dia('2036-12-31') }, dia('2037-01-01'))).toBeNull();
  });
  it.each([
    [{ aberta: true }, 'aberta'],
    [{ recursoPendente: true }, 'recurso'],
    [{ atoPendente: true }, 'ato-pendente'],
    [{ suspensa: true }, 'suspensa'],
  ] as const)('%o keeps it, however long ago it ended', (fatos, porque) => {
    expect(porqueFica({ ...livre, ...fatos }, dia('2090-01-01'))).toBe(porque);
  });
});
