import { expect, it } from 'vitest';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { resolverZod } from './resolver-zod.ts';

const schema = z.object({
  nome: campo('Nome', z.string().trim().min(1)),
  envolvidos: z.array(z.object({ nome: campo('Nome do envolvido', z.string().min(3)) })),
});
const options = { fields: {}, shouldUseNativeValidation: false };

it('S5-02 answers in the sentences of the product, nested as the form is', async () => {
  const { errors } = await resolverZod(schema)(
    { nome: '', envolvidos: [{ nome: 'ab' }] },
    undefined,
    options,
  );
  expect(errors).toEqual({
    nome: { type: 'validacao', message: 'O campo Nome é obrigatório!' },
    envolvidos: [{ nome: { type: 'validacao', message: 'Deve ter no mínimo 3 caracter(es)' } }],
  });
});

it('gives what the schema made of the values', async () => {
  const { values, errors } = await resolverZod(schema)({ nome: ' Ana ', envolvidos: [] }, undefined, options);
  expect(values).toEqual({ nome: 'Ana', envolvidos: [] });
  expect(errors).toEqual({});
});

it('puts what concerns the whole form at its root', async () => {
  const whole = z.object({ a: z.string() }).refine(() => false, { error: 'Escolha ao menos um.' });
  const { errors } = await resolverZod(whole)({ a: '' }, undefined, options);
  expect(errors).toEqual({ root: { type: 'validacao', message: 'Escolha ao menos um.' } });
});
