import { z } from 'zod';
import { aberto } from '#kernel/acesso.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const buscaContract = contract({
  'POST /app-web/v1/busca/pedidos-semelhantes': {
    acesso: aberto,
    resumo: 'Mostra pedidos públicos já respondidos parecidos com o que está sendo escrito; nada é guardado.',
    body: z.strictObject({ texto: campo('Texto', z.string().max(8000)) }),
    response: z.array(
      z.object({
        numeroProtocolo: z.string(),
        resumo: z.string(),
        orgao: z.string(),
        decisao: z.string().nullable(),
        respondidoEm: z.iso.date(),
        trechoDaResposta: z.string(),
      }),
    ),
  },
});
