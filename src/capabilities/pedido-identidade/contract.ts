import { z } from 'zod';
import { abertoComPessoa, apenas } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { linhaDoPedido, pedidoVisto } from './domain/pedido-identidade.ts';

export const filasDePedidos = ['abertos', 'decididos'] as const;

export const pedidoIdentidadeContract = contract({
  'GET /app-web/v1/manifestacoes/:idManifestacao/pedidos-de-identidade': {
    acesso: abertoComPessoa,
    resumo: 'Quem pediu para conhecer a identidade de quem denunciou, por quê, e o que foi decidido.',
    params: z.object({ idManifestacao: campo('Manifestação', idTexto) }),
    response: z.object({
      pedidos: z.array(pedidoVisto),
      /** This person may ask now. */
      podePedir: z.boolean(),
    }),
  },
  'GET /app-web/v1/pedidos-de-identidade': {
    acesso: apenas(Perfil.gestor),
    resumo: 'Os pedidos de identidade que a ouvidoria do órgão decide.',
    query: z.object({
      fila: z.enum(filasDePedidos).default('abertos'),
      /** A protocol, or words of who asks. */
      busca: z.string().trim().max(200).optional(),
      ...consultaDePagina(),
    }),
    response: pagina(linhaDoPedido).extend({ contagens: z.record(z.enum(filasDePedidos), z.int()) }),
  },
  'GET /app-web/v1/pedidos-de-identidade/:idPedido': {
    acesso: apenas(Perfil.gestor),
    resumo: 'Um pedido de identidade que a ouvidoria do órgão decide, com o motivo.',
    params: z.object({ idPedido: campo('Pedido', idTexto) }),
    response: pedidoVisto,
  },
});
