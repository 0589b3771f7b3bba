import { z } from 'zod';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { contract } from '#kernel/endpoint.ts';

const item = z.object({
  label: z.string(),
  to: z.string().optional(),
  target: z.literal('_blank').optional(),
});

/** A line of a menu, or a group of lines; the names are fixed (S3-01). */
const menuLink = item.extend({ group: z.array(item).optional() });

export const perfilContract = contract({
  'GET /app-web/v1/rotas': {
    acesso: abertoComPessoa,
    resumo: 'O menu do perfil de quem está com a sessão aberta; sem sessão, o do público.',
    response: z.array(menuLink),
  },
});
