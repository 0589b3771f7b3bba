import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { $ZodIssueCode, $ZodStringFormats } from 'zod/v4/core';
import { campo, rotuloDe } from './campo.ts';
import { instalarMensagens } from './zod-mensagens.ts';

const before = z.config().customError;
beforeAll(instalarMensagens);
afterAll(() => {
  z.config({ customError: before });
});

const firstMessage = (schema: z.ZodType, input: unknown): string | undefined =>
  schema.safeParse(input).error?.issues[0]?.message;
const firstIssue = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0];

const padrao = 'Campo inválido!';
const nomeObrigatorio = 'O campo Nome é obrigatório!';

/** One input for each issue code of zod 4; a code added by a newer zod does not compile. */
const everyCode: Record<$ZodIssueCode, readonly [z.ZodType, unknown, string]> = {
  invalid_type: [z.string(), 5, padrao],
  too_big: [z.string().max(2), 'abc', 'Deve ter no máximo 2 caracter(es)'],
  too_small: [z.string().min(2), 'a', 'Deve ter no mínimo 2 caracter(es)'],
  invalid_format: [z.email(), 'x', 'Digite um email válido!'],
  not_multiple_of: [z.number().multipleOf(5), 3, padrao],
  unrecognized_keys: [z.strictObject({}), { foo: 1 }, 'Campo desconhecido: foo.'],
  invalid_union: [z.union([z.string(), z.number()]), true, padrao],
  invalid_key: [z.record(z.string().min(3), z.number()), { a: 1 }, padrao],
  invalid_element: [z.map(z.bigint(), z.string()), new Map([[1n, 2]]), padrao],
  invalid_value: [z.enum(['a', 'b']), 'c', padrao],
  custom: [z.string().refine(() => false), 'x', padrao],
};

/** The same for string formats. */
const everyFormat: Record<$ZodStringFormats, z.ZodType> = {
  email: z.email(),
  url: z.url(),
  emoji: z.emoji(),
  uuid: z.uuid(),
  guid: z.guid(),
  nanoid: z.nanoid(),
  cuid: z.cuid(),
  cuid2: z.cuid2(),
  ulid: z.ulid(),
  xid: z.xid(),
  ksuid: z.ksuid(),
  datetime: z.iso.datetime(),
  date: z.iso.date(),
  time: z.iso.time(),
  duration: z.iso.duration(),
  ipv4: z.ipv4(),
  ipv6: z.ipv6(),
  cidrv4: z.cidrv4(),
  cidrv6: z.cidrv6(),
  base64: z.base64(),
  base64url: z.base64url(),
  json_string: z.stringFormat('json_string', () => false),
  e164: z.e164(),
  credit_card: z.creditCard(),
  iban: z.iban(),
  lowercase: z.string().lowercase(),
  uppercase: z.string().uppercase(),
  regex: z.string().regex(/^\d+$/),
  jwt: z.jwt(),
  starts_with: z.string().startsWith('z'),
  ends_with: z.string().endsWith('z'),
  includes: z.string().includes('z'),
};

describe('mensagemDoErro', () => {
  it.each(Object.entries(everyCode))(
    'S5-02 S1-02 answers %s in Portuguese',
    (code, [schema, input, esperada]) => {
      expect(firstIssue(schema, input)).toMatchObject({ code, message: esperada });
    },
  );

  it.each(Object.entries(everyFormat))(
    'S5-01 S1-02 answers the format %s in Portuguese',
    (formato, schema) => {
      expect(firstIssue(schema, 'aB cç')).toMatchObject({
        code: 'invalid_format',
        format: formato,
        message: formato === 'email' ? 'Digite um email válido!' : padrao,
      });
    },
  );

  it.each([
    ['number min', z.number().min(5), 4, 'Deve ser maior que 5!'],
    ['number max', z.number().max(5), 6, 'Deve ser menor que 5!'],
    ['positive', z.number().positive(), -1, 'Deve ser maior que 0!'],
    ['integer range', z.int().max(5), 6, 'Deve ser menor que 5!'],
    ['bigint', z.bigint().min(5n), 4n, 'Deve ser maior que 5!'],
    ['not an integer', z.int(), 1.5, padrao],
    ['exact length, short', z.string().length(11), '123', 'Deve ter no mínimo 11 caracter(es)'],
    ['exact length, long', z.string().length(2), '123', 'Deve ter no máximo 2 caracter(es)'],
    ['array min', z.array(z.string()).min(1), [], 'Selecione no mínimo 1'],
    ['array max', z.array(z.string()).max(1), ['a', 'b'], 'Selecione no máximo 1'],
    ['set min', z.set(z.string()).min(1), new Set(), 'Selecione no mínimo 1'],
    ['tuple too short', z.tuple([z.string(), z.string()]), ['a'], 'Selecione no mínimo 2'],
    ['file', z.file().min(10), new File(['a'], 'a.txt'), padrao],
    [
      'date min',
      z.date().min(new Date('2026-01-01T12:00:00Z')),
      new Date('2025-01-01T12:00:00Z'),
      'A data deve ser igual ou posterior a 01/01/2026!',
    ],
    [
      'date max',
      z.date().max(new Date('2026-12-31T12:00:00Z')),
      new Date('2027-01-01T12:00:00Z'),
      'A data deve ser igual ou anterior a 31/12/2026!',
    ],
    ['literal', z.literal('a'), 'b', padrao],
    ['never', z.never(), 1, padrao],
    ['instanceof', z.instanceof(Date), 'x', padrao],
    ['discriminator', z.discriminatedUnion('t', [z.object({ t: z.literal('a') })]), { t: 'z' }, padrao],
  ] as const)('S5-02 %s', (_nome, schema, input, esperada) => {
    expect(firstMessage(schema, input)).toBe(esperada);
  });

  it('S5-02 joins several unknown fields', () => {
    expect(firstMessage(z.strictObject({}), { a: 1, b: 2 })).toBe('Campo desconhecido: a, b.');
  });

  it('S5-02 says of a union what its best fitting part says', () => {
    const emailOuVazio = z.union([z.literal(''), z.email()]);
    expect(firstMessage(emailOuVazio, 'abc')).toBe('Digite um email válido!');
  });

  it('lets a sentence written on the rule win', () => {
    expect(firstMessage(z.string({ error: 'Escreva o nome.' }), 5)).toBe('Escreva o nome.');
  });
});

describe('required fields', () => {
  const nome = campo('Nome', z.string().trim().min(1));

  it.each([undefined, null, '', '   '])('S5-02 says the required sentence for %j', (input) => {
    expect(firstMessage(z.object({ nome }), { nome: input })).toBe(nomeObrigatorio);
  });

  it('S5-02 says it for every kind of field that was left empty', () => {
    const schemas = [
      z.string().min(3),
      z.email(),
      z.uuid(),
      z.number(),
      z.boolean(),
      z.date(),
      z.enum(['a', 'b']),
      z.literal(1),
      z.array(z.string()).min(1),
      z.object({ a: z.string() }),
      z.union([z.string(), z.number()]),
      z.string().optional().nonoptional(),
    ];
    for (const schema of schemas) {
      expect(firstMessage(z.object({ x: campo('Nome', schema) }), {})).toBe(nomeObrigatorio);
    }
    for (const schema of [z.email(), z.uuid(), z.enum(['a', 'b']), z.string().min(3).max(5)]) {
      expect(firstMessage(campo('Nome', schema), '')).toBe(nomeObrigatorio);
    }
  });

  it('takes NaN of an empty number field as missing, but not a wrong text that was coerced', () => {
    expect(firstMessage(campo('Idade', z.number()), Number.NaN)).toBe('O campo Idade é obrigatório!');
    expect(firstMessage(campo('Idade', z.coerce.number()), 'abc')).toBe(padrao);
  });

  it('keeps the limits for a value that is there but too short', () => {
    expect(firstMessage(campo('Nome', z.string().min(3)), 'ab')).toBe('Deve ter no mínimo 3 caracter(es)');
  });

  it('takes the name of the field where it has no label, and the default where it has neither', () => {
    expect(firstMessage(z.object({ novaSenha: z.string() }), {})).toBe('O campo novaSenha é obrigatório!');
    expect(firstMessage(z.object({ ids: z.array(z.number()) }), { ids: [null] })).toBe(
      'O campo ids é obrigatório!',
    );
    expect(firstMessage(z.object({}), undefined)).toBe(padrao);
  });
});

describe('campo', () => {
  const text = z.string().trim().min(1);

  it('carries the label through wrappers put on before or after it', () => {
    const schemas = [
      campo('Nome', text.optional()),
      campo('Nome', text.nullable()),
      campo('Nome', text).optional(),
      campo('Nome', text.default('x')),
      campo(
        'Nome',
        text.transform((v) => v.length),
      ),
      campo(
        'Nome',
        z.preprocess((v) => v, text),
      ),
      campo('Nome', text.readonly()),
      campo('Nome', text).max(10),
      campo('Nome', text).refine((v) => v !== 'x'),
      campo('Nome', z.union([text, z.string().length(0).min(1)])),
    ];
    for (const schema of schemas) expect(firstMessage(schema, '')).toBe(nomeObrigatorio);
  });

  it('copies: one rule serves fields with different labels', () => {
    const form = z.object({ nome: campo('Nome', text), cidade: campo('Cidade', text) });
    expect(form.safeParse({}).error?.issues.map((issue) => issue.message)).toEqual([
      'O campo Nome é obrigatório!',
      'O campo Cidade é obrigatório!',
    ]);
    expect(rotuloDe(text)).toBeUndefined();
    expect(rotuloDe(form.shape.cidade)).toBe('Cidade');
  });

  it('changes nothing of what is accepted', () => {
    const form = z.object({
      a: campo('A', z.string().optional()),
      b: campo('B', z.coerce.number().default(2)),
    });
    expect(form.parse({})).toEqual({ b: 2 });
    expect(form.parse({ a: 'x', b: '7' })).toEqual({ a: 'x', b: 7 });
    expect(campo('T', z.string().trim().toUpperCase()).parse(' ab ')).toBe('AB');
  });

  it('keeps the description for the API documentation', () => {
    expect(campo('Nome', z.string().meta({ description: 'O nome' })).meta()).toMatchObject({
      description: 'O nome',
    });
  });
});

describe('whatever is sent', () => {
  const form = z.strictObject({
    nome: campo('Nome', z.string().trim().min(2).max(5)),
    idade: campo('Idade', z.int().min(1).max(120)),
    email: campo('E-mail', z.email().nullable()),
    tipo: z.enum(['a', 'b']),
    lista: z
      .array(z.union([z.uuid(), z.number()]))
      .min(1)
      .max(2),
    extra: z.record(z.string().max(2), z.boolean()).optional(),
  });
  const known = [
    /^O campo .+ é obrigatório!$/,
    /^Campo inválido!$/,
    /^Deve ser (maior|menor) que -?\d+!$/,
    /^Digite um email válido!$/,
    /^Deve ter no (mínimo|máximo) \d+ caracter\(es\)$/,
    /^Selecione no (mínimo|máximo) \d+$/,
    /^Campo desconhecido: [\s\S]*\.$/,
  ];

  it('S1-02 S5-02 no sentence but the product’s ever comes out', () => {
    const field = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('', 'abc', 'abcdefgh', 0, 500, [], [1, 2, 3], null),
    );
    const input = fc.oneof(
      fc.jsonValue(),
      fc.record(
        { nome: field, idade: field, email: field, tipo: field, lista: field, extra: field, outro: field },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(input, (value) => {
        for (const { message } of form.safeParse(value).error?.issues ?? []) {
          expect(
            known.some((pattern) => pattern.test(message)),
            message,
          ).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
