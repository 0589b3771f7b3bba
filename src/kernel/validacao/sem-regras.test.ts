import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { campo } from './campo.ts';
import { semRegras } from './sem-regras.ts';

const leniente = semRegras({
  texto: campo('Texto', z.string().trim().min(10).max(20)),
  dia: z.iso.date().optional(),
  grau: z.enum(['baixo', 'alto']).optional(),
  pessoas: z.array(z.strictObject({ nome: z.string().min(3), id: z.int().optional() })).default([]),
  publico: z.boolean().default(true),
});

describe('what was stored under other rules', () => {
  it('is read as it stands, shorter or longer than one may write today', () => {
    for (const texto of ['', 'curto', ' com espaço ', 'x'.repeat(50)])
      expect(leniente.parse({ texto })).toEqual({ texto });
    expect(leniente.parse({ dia: 'logo', pessoas: [{ nome: 'A' }] })).toEqual({
      dia: 'logo',
      pessoas: [{ nome: 'A' }],
    });
  });

  it('gets no value that it never had', () => {
    expect(leniente.parse({})).toEqual({});
  });

  it('keeps what has no name today, at every depth', () => {
    const antigo = { texto: 'x', antiga: { a: 1 }, pessoas: [{ nome: 'Ana', cargo: 'x' }] };
    expect(leniente.parse(antigo)).toEqual(antigo);
  });

  it('loses a part of another kind, and only that', () => {
    expect(leniente.parse({ texto: 5, grau: 'médio', publico: 'sim', dia: '2026-03-12' })).toEqual({
      dia: '2026-03-12',
    });
    expect(leniente.parse({ pessoas: [{ nome: 'Ana', id: 'x' }] })).toEqual({ pessoas: [{ nome: 'Ana' }] });
    for (const nada of [null, undefined, 'x', 5, []]) expect(leniente.parse(nada)).toEqual({});
  });
});
