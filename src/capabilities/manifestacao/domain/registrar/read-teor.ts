import { z } from 'zod';
import { semRegras } from '#kernel/validacao/sem-regras.ts';
import { type Teor, teorAcesso, teorDenuncia, teorPadrao, teorSimplifique } from './teor.ts';

const guardado = semRegras({
  ...teorSimplifique.shape,
  ...teorAcesso.shape,
  ...teorDenuncia.shape,
  ...teorPadrao.shape,
  integracao: z.custom<NonNullable<Teor['integracao']>>(),
});

/**
 * The only place that reads a stored text, plain or just unsealed. It was validated when it was
 * filed: a later rule or a removed field takes nothing away from it.
 */
export const readTeor = (valor: unknown): Teor => ({ texto: '', ...guardado.parse(valor) });
