import { describe, expect, it } from 'vitest';
import { plainDate } from '#kernel/prazo/data.ts';
import { oQueContinua, recursoQueContinua } from './pedido-reaberto.ts';

const prazo = plainDate(2026, 8, 24);
const janela = { abre: plainDate(2026, 8, 14), fecha: plainDate(2026, 8, 26) };
const em = (iso: string) => Date.parse(`${iso}-03:00`);

describe('Lei 12.527/2011, arts. 11 and 15: what stays when the office opens a request again', () => {
  it('is the date it had and the days to appeal', () => {
    expect(oQueContinua(prazo, janela, em('2026-08-18T10:00:00'))).toBe(
      'o prazo de resposta continua a terminar em 24/08/2026, e você ainda pode recorrer da resposta anterior até 26/08/2026',
    );
  });

  it('does not call a date that has passed a term', () => {
    expect(oQueContinua(prazo, janela, em('2026-08-26T10:00:00'))).toContain(
      'o órgão está em atraso, e você',
    );
    expect(oQueContinua(prazo, janela, em('2026-08-27T10:00:00'))).toBe(
      'o prazo de resposta terminou em 24/08/2026, e o órgão está em atraso',
    );
    expect(oQueContinua(prazo, null, em('2026-08-18T10:00:00'))).not.toContain('recorrer');
  });

  it('of a request reopened with a new date, is the days to appeal alone, and nothing where none are left', () => {
    expect(recursoQueContinua(janela, em('2026-08-18T10:00:00'))).toBe(
      ', e você ainda pode recorrer da resposta anterior até 26/08/2026',
    );
    expect(recursoQueContinua(janela, em('2026-08-27T10:00:00'))).toBe('');
    expect(recursoQueContinua(null, em('2026-08-18T10:00:00'))).toBe('');
  });
});
