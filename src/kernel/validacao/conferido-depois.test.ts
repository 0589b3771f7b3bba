import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { conferidoDepois } from './conferido-depois.ts';

const forma = z.union([
  z.strictObject({ texto: z.string().trim().min(1) }),
  z.strictObject({ nota: z.int().min(0).max(10), porque: z.string().optional() }),
]);
const corpo = z.strictObject({ id: z.int(), dito: conferidoDepois(forma) });

describe('a part that is judged later', () => {
  it('is typed for who sends it, and is no more than an object for who receives it', () => {
    expectTypeOf<z.input<typeof corpo>['dito']>().toEqualTypeOf<z.input<typeof forma>>();
    expectTypeOf<z.output<typeof corpo>['dito']>().toEqualTypeOf<object>();
  });

  it('takes any object as it was sent, and nothing that is none', () => {
    for (const dito of [{}, { texto: ' x ' }, { outra: [1] }])
      expect(corpo.parse({ id: 1, dito })).toEqual({ id: 1, dito });
    for (const dito of [undefined, null, 'texto', 5, [{ texto: 'x' }]])
      expect(corpo.safeParse({ id: 1, dito }).success).toBe(false);
  });

  it('is documented as its alternatives, also as a part of what may be left out', () => {
    const alternativas = {
      anyOf: [
        expect.objectContaining({ required: ['texto'], additionalProperties: false }),
        expect.objectContaining({ required: ['nota'], additionalProperties: false }),
      ],
    };
    expect(z.toJSONSchema(corpo, { io: 'input' }).properties?.dito).toEqual(alternativas);
    const talvez = z.object({ dito: conferidoDepois(forma).default({}) });
    for (const _ of [1, 2]) {
      expect(z.toJSONSchema(talvez, { io: 'input' }).properties?.dito).toEqual({
        ...alternativas,
        default: {},
      });
    }
  });
});
