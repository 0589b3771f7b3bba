import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Esfera, type IdEsfera } from './enumeracoes.ts';
import { digitosDoProtocolo, formatProtocolo, isProtocoloValido, parseProtocolo } from './protocolo.ts';

const federais = [
  ['00106.000123/2024-48', '00106', 123, 2024],
  ['55555.000001/2026-17', '55555', 1, 2026],
  ['23546.000999/2025-91', '23546', 999, 2025],
  ['60041.012345/2023-56', '60041', 12345, 2023],
  ['00203.987654/2026-01', '00203', 987654, 2026],
] as const;
const demais = [
  ['55555.2026.000001-16', '55555', 1, 2026],
  ['10101.2025.004321-38', '10101', 4321, 2025],
] as const;

const esferas: readonly IdEsfera[] = Object.values(Esfera);
const partes = fc.record({
  prefixo: fc.integer({ min: 0, max: 99_999 }).map((n) => String(n).padStart(5, '0')),
  sequencia: fc.integer({ min: 0, max: 999_999 }),
  ano: fc.integer({ min: 2000, max: 2099 }),
  esfera: fc.constantFrom(...esferas),
});

/** Positions (from the left, from 0) whose weights let a wrong digit pass both checks. */
const posicoesFracas = [0, 5, 6, 11];

const otherDigit = (digitos: string, posicao: number, passo: number): string =>
  digitos.slice(0, posicao) + ((Number(digitos[posicao]) + passo) % 10) + digitos.slice(posicao + 1);

describe('protocolo', () => {
  it.each(federais)('S3-03 writes and reads the federal %s', (texto, prefixo, sequencia, ano) => {
    expect(formatProtocolo({ prefixo, sequencia, ano, esfera: Esfera.federal })).toBe(texto);
    expect(isProtocoloValido(texto)).toBe(true);
    expect(parseProtocolo(texto)).toEqual({
      digitos: texto.replace(/\D/g, ''),
      formato: 'federal',
      prefixo,
      sequencia,
      ano,
    });
  });

  it.each(demais)('S3-03 writes and reads %s of the other spheres', (texto, prefixo, sequencia, ano) => {
    for (const esfera of [
      Esfera.estadual,
      Esfera.municipal,
      Esfera.servicosAutonomos,
      Esfera.judiciarioFederal,
    ]) {
      expect(formatProtocolo({ prefixo, sequencia, ano, esfera })).toBe(texto);
    }
    expect(isProtocoloValido(texto)).toBe(true);
    expect(parseProtocolo(texto)).toMatchObject({ formato: 'demais', prefixo, sequencia, ano });
  });

  it('S3-03 reads back whatever it wrote, formatted or as seventeen digits, with spaces anywhere', () => {
    fc.assert(
      fc.property(partes, fc.nat({ max: 20 }), ({ prefixo, sequencia, ano, esfera }, corte) => {
        const texto = formatProtocolo({ prefixo, sequencia, ano, esfera });
        const espacado = ` ${texto.slice(0, corte)}  ${texto.slice(corte)} `;
        const digitos = texto.replace(/\D/g, '');
        for (const escrito of [texto, espacado]) {
          expect(parseProtocolo(escrito)).toMatchObject({ digitos, prefixo, sequencia, ano });
        }
        expect(parseProtocolo(digitos, esfera)).toMatchObject({ digitos, prefixo, sequencia, ano });
      }),
    );
  });

  it('S3-03 finds the format of bare digits by where the year stands', () => {
    expect(parseProtocolo('00106000123202448')).toMatchObject({
      formato: 'federal',
      ano: 2024,
      sequencia: 123,
    });
    expect(parseProtocolo('55555202600000116')).toMatchObject({ formato: 'demais', ano: 2026, sequencia: 1 });
  });

  it('S3-03 takes the federal reading when both places hold a year, unless the sphere is given', () => {
    const parts = { prefixo: '55555', sequencia: 122_024, ano: 2024 };
    const digitos = formatProtocolo({ ...parts, esfera: Esfera.estadual }).replace(/\D/g, '');
    expect(parseProtocolo(digitos)).toMatchObject({ formato: 'federal', sequencia: 202_412, ano: 2024 });
    expect(parseProtocolo(digitos, Esfera.estadual)).toMatchObject({ formato: 'demais', ...parts });
  });

  it.each([
    '',
    '00106.000123/2024-49',
    '00106.000123/2024-4',
    '0106.000123/2024-48',
    '00106.000123/2024-48x',
    'abc',
  ])('S3-03 refuses %j', (texto) => {
    expect(isProtocoloValido(texto)).toBe(false);
    expect(parseProtocolo(texto)).toBeNull();
  });

  it('S3-03 refuses every wrong check digit and one wrong digit in any but four places', () => {
    const posicao = fc.nat({ max: 16 }).filter((i) => !posicoesFracas.includes(i));
    fc.assert(
      fc.property(partes, posicao, fc.integer({ min: 1, max: 9 }), (parts, i, passo) => {
        const digitos = formatProtocolo(parts).replace(/\D/g, '');
        expect(isProtocoloValido(otherDigit(digitos, i, passo))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('S3-03 cannot detect some single errors in those places: two remainders share the check digit 1', () => {
    expect(isProtocoloValido('69335053766849814')).toBe(true);
    expect(isProtocoloValido('69335063766849814')).toBe(true);
  });

  it('keeps only the digits of a protocol, and none when there are too many or too few', () => {
    expect(digitosDoProtocolo('00106.000123/2024-48')).toBe('00106000123202448');
    expect(digitosDoProtocolo('00106.000123/2024-481')).toBeNull();
    expect(digitosDoProtocolo('00106.000123/2024')).toBeNull();
  });

  it.each([
    { prefixo: '123456', sequencia: 1, ano: 2026 },
    { prefixo: '12a', sequencia: 1, ano: 2026 },
    { prefixo: '1', sequencia: 1_000_000, ano: 2026 },
    { prefixo: '1', sequencia: -1, ano: 2026 },
    { prefixo: '1', sequencia: 1.5, ano: 2026 },
    { prefixo: '1', sequencia: 1, ano: 20_260 },
  ])('never writes a number that does not fit: %j', (parts) => {
    expect(() => formatProtocolo({ ...parts, esfera: Esfera.federal })).toThrow(RangeError);
  });
});
