import { z } from 'zod';
import { isCpfValido } from '#kernel/numeros/documento.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';
import type { Confiabilidade } from './sign-on.ts';

/** Who signed in, in the platform's terms. */
export interface DadosGovbr {
  readonly cpf: string;
  readonly nome: string;
  readonly nomeSocial: string | null;
  readonly email: string | null;
  readonly emailVerificado: boolean;
  readonly telefone: string | null;
  readonly confiabilidade: Confiabilidade;
}

const NIVEL: Readonly<Record<string, Confiabilidade>> = { bronze: 'bronze', silver: 'prata', gold: 'ouro' };

const text = z
  .string()
  .transform((value) => value.trim() || null)
  .nullish();

const schema = z.object({
  sub: z.string().refine((value) => /^\d{11}$/.test(value) && isCpfValido(value)),
  name: z.string().trim().min(1),
  social_name: text,
  email: text,
  // Text in the manual's examples, a boolean in the standard.
  email_verified: z.union([z.boolean(), z.string()]).nullish(),
  phone_number: text,
  reliability_info: z.object({ level: z.string() }).nullish(),
});

/** Null when the claims identify nobody: a valid CPF and a name are required. */
export const readClaims = (claims: unknown): DadosGovbr | null => {
  const parsed = schema.safeParse(claims);
  if (!parsed.success) return null;
  const { data } = parsed;
  return {
    cpf: data.sub,
    nome: umaLinha(data.name),
    nomeSocial: data.social_name ? umaLinha(data.social_name) : null,
    email: data.email ?? null,
    emailVerificado: data.email_verified === true || data.email_verified === 'true',
    telefone: data.phone_number ?? null,
    // A level that is missing or unknown counts as the lowest.
    confiabilidade: NIVEL[data.reliability_info?.level ?? ''] ?? 'bronze',
  };
};
