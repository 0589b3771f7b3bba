import { describe, expect, it } from 'vitest';
import { tipoDe } from './campos.ts';

describe('M8 the kind of a field, in words', () => {
  it.each([
    [{ type: ['string', 'null'] }, 'texto ou nulo'],
    [{ type: ['integer', 'null'] }, 'inteiro ou nulo'],
    [{ type: ['string', 'null'], format: 'date-time' }, 'momento ISO 8601 ou nulo'],
    [{ anyOf: [{ type: 'object' }, { type: 'null' }] }, 'objeto ou nulo'],
    [{ type: 'array', items: { type: ['string', 'null'] } }, 'lista de texto ou nulo'],
    [{}, 'qualquer valor'],
  ])('%j is %s', (schema, tipo) => {
    expect(tipoDe(schema)).toBe(tipo);
  });
});
