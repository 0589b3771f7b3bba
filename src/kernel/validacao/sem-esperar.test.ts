import { expect, it } from 'vitest';
import { z } from 'zod';
import { camposComErro } from './campos-com-erro.ts';
import { semEsperar } from './sem-esperar.ts';

const schema = semEsperar(
  z.object({ nome: z.string().min(1, 'Diga o nome.'), email: z.string(), endereco: z.string() }),
  'email',
  ({ email, endereco }) => (email || endereco ? undefined : 'Diga um e-mail ou um endereço.'),
);

it('names what several fields lack together with what each lacks, in one round', () => {
  const { error } = schema.safeParse({ nome: '', email: '', endereco: '' });
  expect(error && camposComErro(error)).toEqual({
    nome: 'Diga o nome.',
    email: 'Diga um e-mail ou um endereço.',
  });
  expect(schema.safeParse({ nome: 'Ana', email: '', endereco: 'Rua A, 1' }).success).toBe(true);
});
