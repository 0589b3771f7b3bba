import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigits } from '../protocolo.ts';
import { conferirProcesso, formatProcesso } from './processo.ts';

const algarismos = (n: number) => fc.stringMatching(new RegExp(`^\\d{${n}}$`));

describe('the number of a process (NUP)', () => {
  it('is checked by its two last digits, with the year in four or, until 2002, in two', () => {
    expect(conferirProcesso('00106.000123/2024-48')).toBe('confere');
    expect(conferirProcesso('00106000123202448')).toBe('confere');
    expect(conferirProcesso('00106.000123/2024-49')).toBe('nao-confere');
    const antigo = `0010600012398${checkDigits('0010600012398')}`;
    expect(conferirProcesso(antigo)).toBe('confere');
    expect(formatProcesso(antigo)).toBe(`00106.000123/98-${antigo.slice(13)}`);
  });

  it('is written with its points, whatever was typed', () => {
    expect(formatProcesso(' 00106000123202448 ')).toBe('00106.000123/2024-48');
    expect(formatProcesso('55555.2026.000001-16')).toBe('55555.2026.000001-16');
  });

  it.each(['', '123', 'SEI 00106.000123/2024-48', '0001234-56.2024.8.06.0001', 'P-2024/77'])(
    'of another format is left as it is: %s',
    (texto) => {
      expect(conferirProcesso(texto)).toBe('outro-formato');
      expect(formatProcesso(texto)).toBe(texto);
    },
  );

  it('with both digits right is always accepted, and formatting does not change it', () => {
    fc.assert(
      fc.property(fc.oneof(algarismos(15), algarismos(13)), (base) => {
        const numero = base + checkDigits(base);
        expect(conferirProcesso(numero)).toBe('confere');
        expect(formatProcesso(numero).replace(/\D/g, '')).toBe(numero);
        expect(conferirProcesso(base + String((Number(checkDigits(base)) + 1) % 100).padStart(2, '0'))).toBe(
          'nao-confere',
        );
      }),
    );
  });
});
