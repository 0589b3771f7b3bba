import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainDate } from '../prazo/data.ts';
import { campo } from './campo.ts';
import { camposIguais, opcaoPreenchida } from './regras.ts';
import { dataExistente, dataMax, dataMin } from './regras-de-data.ts';
import { instalarMensagens } from './zod-mensagens.ts';

const before = z.config().customError;
beforeAll(instalarMensagens);
afterAll(() => {
  z.config({ customError: before });
});

const errorsOf = (schema: z.ZodType, input: unknown): Record<string, string> => {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
};

describe('rule kinds', () => {
  it.each([
    ['e-mail', z.email(), 'maria@exemplo.gov.br', 'maria@', 'Digite um email válido!'],
    ['url', z.url(), 'https://www.gov.br', 'gov br', 'Campo inválido!'],
    ['uuid', z.uuid(), '0190a6d4-7b1e-7c3a-9f2d-1a2b3c4d5e6f', '123', 'Campo inválido!'],
    ['min length', z.string().min(3), 'abc', 'ab', 'Deve ter no mínimo 3 caracter(es)'],
    ['max length', z.string().max(3), 'abc', 'abcd', 'Deve ter no máximo 3 caracter(es)'],
    ['lower case', z.string().lowercase(), 'abc', 'aBc', 'Campo inválido!'],
    ['upper case', z.string().uppercase(), 'ABC', 'AbC', 'Campo inválido!'],
    ['array length', z.array(z.string()).min(1).max(2), ['a'], ['a', 'b', 'c'], 'Selecione no máximo 2'],
  ] as const)('S5-01 %s', (_nome, schema, right, wrong, sentence) => {
    expect(errorsOf(schema, right)).toEqual({});
    expect(errorsOf(schema, wrong)).toEqual({ '': sentence });
  });

  it('S5-01 trims and changes case before the other rules judge', () => {
    expect(z.string().trim().toLowerCase().max(3).parse('  ABC  ')).toBe('abc');
    expect(z.string().trim().toUpperCase().parse(' ce ')).toBe('CE');
    expect(errorsOf(z.object({ nome: campo('Nome', z.string().trim().min(1)) }), { nome: '  ' })).toEqual({
      nome: 'O campo Nome é obrigatório!',
    });
  });

  it('S5-01 a text of invisible letters only is an empty one; inside a text they stay', () => {
    const schema = z.object({ nome: campo('Nome', z.string().trim().min(1)) });
    for (const nome of ['\u200b', '\u200b \u2060\ufeff', '\u3164', '\u2800\u00ad', '\u202e\u200f'])
      expect(errorsOf(schema, { nome })).toEqual({ nome: 'O campo Nome é obrigatório!' });
    for (const nome of ['👨\u200d👩\u200d👧', 'Jo\u200bão', '❤\ufe0f'])
      expect(schema.parse({ nome })).toEqual({ nome });
    expect(campo('Sigla', z.string().optional()).parse('\u200b')).toBe('');
    expect(campo('E-mail', z.email()).safeParse('\u200b').success).toBe(false);
  });

  it('S5-01 keeps a date within its limits, both included, in either writing', () => {
    const schema = z.string().check(dataMin(plainDate(2026, 1, 1)), dataMax(plainDate(2026, 12, 31)));
    for (const right of ['01/01/2026', '31/12/2026', '2026-01-01', ''])
      expect(errorsOf(schema, right)).toEqual({});
    expect(errorsOf(schema, '31/12/2025')).toEqual({
      '': 'A data deve ser igual ou posterior a 01/01/2026!',
    });
    expect(errorsOf(schema, '2027-01-01')).toEqual({ '': 'A data deve ser igual ou anterior a 31/12/2026!' });
    expect(errorsOf(schema, '30/02/2026')).toEqual({ '': 'Campo inválido!' });
  });

  it('S5-01 refuses a day that does not exist', () => {
    expect(errorsOf(z.string().check(dataExistente()), '29/02/2024')).toEqual({});
    expect(errorsOf(z.string().check(dataExistente()), '29/02/2026')).toEqual({ '': 'Campo inválido!' });
  });

  it('S5-02 says beside the second field that two fields differ', () => {
    const schema = z
      .object({ novaSenha: z.string(), confirmacaoNovaSenha: z.string() })
      .check(camposIguais('novaSenha', 'confirmacaoNovaSenha'));
    expect(errorsOf(schema, { novaSenha: 'a', confirmacaoNovaSenha: 'a' })).toEqual({});
    expect(errorsOf(schema, { novaSenha: 'a', confirmacaoNovaSenha: 'b' })).toEqual({
      confirmacaoNovaSenha: 'Os valores dos campos não estão iguais',
    });
  });

  it('S5-01 wants both value and description of a selected profile', () => {
    const schema = z
      .object({ valor: z.string(), descricao: z.string() })
      .check(opcaoPreenchida('Perfil', 'valor', 'descricao'));
    expect(errorsOf(schema, { valor: '12', descricao: 'Gestor - CGU' })).toEqual({});
    for (const vazio of [
      { valor: '', descricao: 'Gestor - CGU' },
      { valor: '12', descricao: ' ' },
    ]) {
      expect(errorsOf(schema, vazio)).toEqual({ '': 'O campo Perfil é obrigatório!' });
    }
  });
});
