import { z } from 'zod';
import { aberto } from '#kernel/acesso.ts';
import { contract } from '#kernel/endpoint.ts';

export const portaoContract = contract({
  'GET /app-web/v1/portao/desafio': {
    acesso: aberto,
    resumo: 'O cálculo que o navegador faz antes de registrar ou enviar um arquivo sem conta.',
    query: z.strictObject({ para: z.enum(['registrar', 'anexo']).default('registrar') }),
    response: z.object({ desafio: z.string(), bits: z.int() }),
  },
});
