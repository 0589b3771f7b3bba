import { z } from 'zod';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { dividaDoOrgao, linhaDaPromessa, promessaVista } from './domain/cumprimento.ts';

const tratar = permitido('manifestacao.tratar');

export const filasDeEntregas = ['a-entregar', 'vencidas', 'entregues', 'todas'] as const;
export const filasDoControle = ['vencidas', 'contestadas', 'com-nova-data'] as const;

export const cumprimentoContract = contract({
  'GET /app-web/v1/manifestacoes/:idManifestacao/promessas': {
    acesso: abertoComPessoa,
    resumo: 'O que as respostas e decisões deste pedido prometeram, até quando, e o que foi entregue.',
    params: z.object({ idManifestacao: campo('Manifestação', idTexto) }),
    response: z.array(promessaVista),
  },
  'GET /app-web/v1/promessas': {
    acesso: tratar,
    resumo: 'O que o órgão ainda tem de entregar, do mais atrasado ao mais distante, e o que já entregou.',
    query: z.object({ fila: z.enum(filasDeEntregas).default('a-entregar'), ...consultaDePagina() }),
    response: pagina(linhaDaPromessa).extend({ contagens: z.record(z.enum(filasDeEntregas), z.int()) }),
  },
  'GET /app-web/v1/cumprimento': {
    acesso: tratar,
    resumo: 'O que devem os órgãos que este controla: por órgão, e cada entrega vencida ou contestada.',
    query: z.object({
      fila: z.enum(filasDoControle).default('vencidas'),
      idOuvidoria: idTexto.optional(),
      ...consultaDePagina(),
    }),
    response: pagina(linhaDaPromessa).extend({
      contagens: z.record(z.enum(filasDoControle), z.int()),
      orgaos: z.array(dividaDoOrgao),
    }),
  },
});
