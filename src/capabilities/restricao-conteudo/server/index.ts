import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { emLote } from '#capabilities/tratamento/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { restricaoConteudoContract } from '../contract.ts';
import { liberarConteudo } from './liberar-conteudo.ts';
import { restringirConteudo } from './restringir-conteudo.ts';

const handlers = (platform: Platform): Handlers<typeof restricaoConteudoContract> => ({
  'POST /app-web/v1/tratamento/restringir-conteudo': ({ body: { casos, motivo }, ...pedido }) => {
    const quem = quemAge(platform, pedido);
    return emLote(platform, casos, (caso) => restringirConteudo(platform, quem, caso, motivo));
  },

  'POST /app-web/v1/tratamento/liberar-conteudo': ({ body: { casos, motivo }, ...pedido }) => {
    const quem = quemAge(platform, pedido);
    return emLote(platform, casos, (caso) => liberarConteudo(platform, quem, caso, motivo));
  },
});

export const restricaoConteudoCapability = (platform: Platform): Routes =>
  routes(restricaoConteudoContract, handlers(platform));
