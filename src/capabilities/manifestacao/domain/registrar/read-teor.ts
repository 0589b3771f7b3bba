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
 * The one reading of what a row keeps, in the open or just unsealed. It was judged when it was filed: neither a rule that
 * came later nor a field that is no more takes anything from it.
 */
export const readTeor = (valor: unknown): Teor => ({ texto: '', ...guardado.parse(valor) });
