import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf';
import { z } from 'zod';
import { desmascararCpf, isCpfValido, mascararCpf } from '#kernel/numeros/documento.ts';
import type { Database } from '../db/database.ts';
import { insertPessoa } from './embedded/embedded-provider-repository.ts';
import type { NewPersonErrors, NewPersonForm } from './pages/new-person-page.ts';
import { NIVEIS } from './sign-on.ts';

const withoutNul = (text: string): string => text.replaceAll('\0', '').trim();

const schema = z.object({
  nome: z
    .string()
    .transform(withoutNul)
    .pipe(z.string().min(3, 'Informe o nome completo.').max(120, 'O nome pode ter até 120 caracteres.')),
  cpf: z.string().transform(desmascararCpf).refine(isCpfValido, 'Informe um CPF válido, com 11 dígitos.'),
  email: z
    .string()
    .transform((text) => withoutNul(text).toLowerCase())
    .pipe(z.email('Informe um e-mail válido.').max(200, 'O e-mail pode ter até 200 caracteres.')),
  confiabilidade: z.enum(NIVEIS, 'Escolha o nível da conta.'),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was typed, as text, so that the page can show it again. */
export const readForm = (body: unknown): NewPersonForm => {
  const { nome, cpf, email, confiabilidade } = (body ?? {}) as Record<string, unknown>;
  return { nome: text(nome), cpf: text(cpf), email: text(email), confiabilidade: text(confiabilidade) };
};

/** A blank form that already offers a valid CPF, since nobody should type a real one here. */
export const blankForm = (): NewPersonForm => ({
  nome: '',
  cpf: mascararCpf(generateCpf()),
  email: '',
  confiabilidade: 'prata',
});

const firstErrors = (error: z.ZodError): NewPersonErrors => {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
};

type Outcome = { readonly cpf: string } | { readonly errors: NewPersonErrors };

export const registerPerson = async (db: Database, form: NewPersonForm): Promise<Outcome> => {
  const parsed = schema.safeParse(form);
  if (!parsed.success) return { errors: firstErrors(parsed.error) };
  const { data } = parsed;
  if (await insertPessoa(db, { ...data, nomeSocial: null, telefone: null })) return { cpf: data.cpf };
  return { errors: { cpf: 'Já existe uma pessoa com este CPF. Volte à lista e escolha-a.' } };
};
