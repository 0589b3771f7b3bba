import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import type { recursoContract } from '../contract.ts';
import { recursoNaoEncontrado } from '../domain/recurso-errors.ts';
import { interporRecurso } from './interpor/interpor-recurso.ts';
import { remediosVistos } from './interpor/remedios.ts';
import { conhecer } from './julgar/conhecer.ts';
import { naoConhecer } from './julgar/nao-conhecer.ts';
import { qualificar } from './julgar/qualificar.ts';
import { findRecursoVisto, recursosDoCaso } from './ler/read-recursos.ts';
import { findRecursoDoLeitor } from './ler/recurso-do-leitor.ts';
import { listAQualificar } from './listar/a-qualificar.ts';
import { listRecursos } from './listar/list-recursos.ts';

export const recursoHandlers = (platform: Platform): Handlers<typeof recursoContract> => ({
  'GET /app-web/v1/manifestacoes/:idManifestacao/remedios': ({ params, ...pedido }) =>
    remediosVistos(platform, quemAge(platform, pedido), params.idManifestacao),

  'GET /app-web/v1/manifestacoes/:idManifestacao/recursos': ({ params, ...pedido }) =>
    recursosDoCaso(platform, quemAge(platform, pedido), params.idManifestacao),

  'POST /app-web/v1/manifestacoes/:idManifestacao/recursos': ({ params, body, ...pedido }) =>
    interporRecurso(platform, quemAge(platform, pedido), { ...body, ...params }),

  'POST /app-web/v1/manifestacoes/:idManifestacao/recursos/:idRecurso/qualificar': async (pedido) => {
    const { params, body } = pedido;
    const quem = quemAge(platform, pedido);
    const { caso } = await findRecursoDoLeitor(platform, quem, params.idRecurso);
    if (caso.row.id !== params.idManifestacao) throw recursoNaoEncontrado();
    await qualificar(platform, quem, { idRecurso: params.idRecurso }, body);
    return FEITO;
  },

  'POST /app-web/v1/recursos': ({ body, ...pedido }) =>
    interporRecurso(platform, quemAge(platform, pedido), body),

  'GET /app-web/v1/recursos': ({ query, ...pedido }) =>
    listRecursos(platform, quemAge(platform, pedido), pedido.usuario, query),

  'GET /app-web/v1/recursos/a-qualificar': (pedido) => listAQualificar(platform, quemAge(platform, pedido)),

  'GET /app-web/v1/recursos/:idRecurso': ({ params, ...pedido }) =>
    findRecursoVisto(platform, quemAge(platform, pedido), params.idRecurso),

  'POST /app-web/v1/recursos/:idRecurso/admissibilidade': async ({ params, body, ...pedido }) => {
    const quem = quemAge(platform, pedido);
    const alvo = { ...params, versao: body.versao };
    await (body.conhecer ? conhecer(platform, quem, alvo, {}) : naoConhecer(platform, quem, alvo, body));
    return FEITO;
  },
});
