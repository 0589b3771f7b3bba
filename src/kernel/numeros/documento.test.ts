import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  desmascararCnpj,
  desmascararCpf,
  desmascararEstrangeiro,
  isCnpjValido,
  isCpfValido,
  isDocumentoDeEstrangeiro,
  isDocumentoValido,
  isEstrangeiroValido,
  mascararCnpj,
  mascararCpf,
  mascararCpfParcial,
  TipoDocumento,
  TipoDocumentoDoCaso,
  TipoPessoa,
} from './documento.ts';

/**
 * The Receita Federal's rule written a second time, independently: modulo 11, letters worth their
 * ASCII code minus 48.
 */
const checkDigit = (base: string, maiorPeso: number): string => {
  const soma = [...base]
    .reverse()
    .reduce((t, c, i) => t + (c.charCodeAt(0) - 48) * ((i % (maiorPeso - 1)) + 2), 0);
  return String(soma % 11 < 2 ? 0 : 11 - (soma % 11));
};
const withCheckDigits = (base: string, maiorPeso: number): string => {
  const primeiro = base + checkDigit(base, maiorPeso);
  return primeiro + checkDigit(primeiro, maiorPeso);
};

const textOf = (alfabeto: string, tamanho: number) =>
  fc.string({ unit: fc.constantFrom(...alfabeto), minLength: tamanho, maxLength: tamanho });
const isRepeated = (texto: string) => new Set(texto).size === 1;
const cpf = textOf('0123456789', 9)
  .map((base) => withCheckDigits(base, 11))
  .filter((numero) => !isRepeated(numero));
const cnpj = textOf('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 12)
  .map((base) => withCheckDigits(base, 9))
  .filter((numero) => !isRepeated(numero));

const otherDigit = (numero: string, posicao: number, passo: number): string =>
  numero.slice(0, posicao) + ((Number(numero[posicao]) + passo) % 10) + numero.slice(posicao + 1);

describe('documento', () => {
  it('S3-02 keeps the ids of documents and persons', () => {
    expect(TipoDocumento).toEqual({ cpf: 1, cnpj: 8 });
    expect(TipoPessoa).toEqual({ fisica: 1, juridica: 2 });
  });

  it.each(['12345678909', '123.456.789-09', ' 123 456 789 09 '])('S5-03 accepts the CPF %s', (numero) => {
    expect(isCpfValido(numero)).toBe(true);
  });

  it.each(['', '12345678900', '11111111111', '00000000000', '1234567890', '123456789012', 'abc.def.ghi-jk'])(
    'S5-03 refuses the CPF %j',
    (numero) => {
      expect(isCpfValido(numero)).toBe(false);
    },
  );

  it('S5-03 accepts any CPF with right check digits, masked or not, and refuses it with one of them changed', () => {
    fc.assert(
      fc.property(
        cpf,
        fc.integer({ min: 9, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (numero, posicao, passo) => {
          expect(isCpfValido(numero)).toBe(true);
          expect(isCpfValido(mascararCpf(numero))).toBe(true);
          expect(isCpfValido(otherDigit(numero, posicao, passo))).toBe(false);
        },
      ),
    );
  });

  it.each(['12345678000195', '12.345.678/0001-95', '12.ABC.345/01DE-35', '12abc34501de35'])(
    'S5-03 accepts the CNPJ %s',
    (numero) => {
      expect(isCnpjValido(numero)).toBe(true);
    },
  );

  it.each(['', '12345678000190', '00000000000000', '12.ABC.345/01DE-36', '12ABC34501DE3A', '1234567800019'])(
    'S5-03 refuses the CNPJ %j',
    (numero) => {
      expect(isCnpjValido(numero)).toBe(false);
    },
  );

  it('S5-03 accepts any CNPJ, letters included, and refuses it with a check digit changed', () => {
    fc.assert(
      fc.property(
        cnpj,
        fc.integer({ min: 12, max: 13 }),
        fc.integer({ min: 1, max: 9 }),
        (numero, posicao, passo) => {
          expect(isCnpjValido(numero)).toBe(true);
          expect(isCnpjValido(mascararCnpj(numero))).toBe(true);
          expect(isCnpjValido(otherDigit(numero, posicao, passo))).toBe(false);
        },
      ),
    );
  });

  it('S5-03 masks 3.3.3-2 and 2.3.3/4-2, also while the number is being typed', () => {
    expect(mascararCpf('12345678909')).toBe('123.456.789-09');
    expect(mascararCpf('1234')).toBe('123.4');
    expect(mascararCnpj('12345678000195')).toBe('12.345.678/0001-95');
    expect(mascararCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(mascararCnpj('12ABC3')).toBe('12.ABC.3');
  });

  it('S5-03 takes off the mask it put on', () => {
    fc.assert(fc.property(cpf, (numero) => void expect(desmascararCpf(mascararCpf(numero))).toBe(numero)));
    fc.assert(fc.property(cnpj, (numero) => void expect(desmascararCnpj(mascararCnpj(numero))).toBe(numero)));
  });

  it('judges a number by the type of document it claims to be', () => {
    expect(isDocumentoValido(TipoDocumento.cpf, '12345678909')).toBe(true);
    expect(isDocumentoValido(TipoDocumento.cnpj, '12345678909')).toBe(false);
    expect(isDocumentoValido(TipoDocumento.cnpj, '12345678000195')).toBe(true);
  });

  it('shows only the middle of a CPF, and nothing of what is not a whole one', () => {
    expect(mascararCpfParcial('12345678909')).toBe('***.456.789-**');
    expect(mascararCpfParcial('123.456.789-09')).toBe('***.456.789-**');
    for (const parcial of ['', '1234', '123456789', '12345678000195']) {
      expect(mascararCpfParcial(parcial)).toBe('***.***.***-**');
    }
  });
});

describe('Lei 13.460/2017, art. 10-A: who has no CPF', () => {
  const { passaporte, rnm, cpf, cnpj } = TipoDocumentoDoCaso;

  it.each([
    [passaporte, 'AB123456', true],
    [passaporte, 'yb 123456-7', true],
    [passaporte, '1234', false],
    [passaporte, 'ABCDEFGH', false],
    [rnm, 'V123456-7', true],
    [rnm, 'g123456x', true],
    [rnm, '1234567-8', false],
    [rnm, 'V12345', false],
  ] as const)('a document of kind %d, %s: %s', (tipo, numero, vale) => {
    expect(isEstrangeiroValido(tipo, numero)).toBe(vale);
  });

  it('is told from who has one, and keeps letters and digits alone', () => {
    expect([passaporte, rnm].every(isDocumentoDeEstrangeiro)).toBe(true);
    expect([cpf, cnpj, undefined].some(isDocumentoDeEstrangeiro)).toBe(false);
    expect(desmascararEstrangeiro('v123456-7')).toBe('V1234567');
  });
});
