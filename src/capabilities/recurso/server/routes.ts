import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import type { recursoContract } from '../contract.ts';
import { listarAQualificar } from './a-qualificar.ts';
import { conhecer, naoConhecer } from './admissibilidade.ts';
import { assumir } from './assumir.ts';
import { encerrarPasso } from './encerrar-passo.ts';
import { esclarecer } from './esclarecer.ts';
import { interporRecurso } from './interpor-recurso.ts';
import { findRecursoVisto, recursosDoCaso } from './ler-recursos.ts';
import { listarRecursos } from './list-recursos.ts';
import { marcarReuniao } from './marcar-reuniao.ts';
import { pedirEsclarecimento } from './pedir-esclarecimento.ts';
import { qualificar } from './qualificar.ts';
import { remediosVistos } from './remedios.ts';
import { responder } from './responder.ts';
import { tramitar } from './tramitar.ts';

export const recursoHandlers = (platform: Platform): Handlers<typeof recursoContract> => ({
  'GET /app-web/v1/manifestacoes/:idManifestacao/remedios': ({ params, ...pedido }) =>
    remediosVistos(platform, quemAge(platform, pedido), params.idManifestacao),

  'GET /app-web/v1/manifestacoes/:idManifestacao/recursos': ({ params, ...pedido }) =>
    recursosDoCaso(platform, quemAge(platform, pedido), params.idManifestacao),

  'POST /app-web/v1/recursos': ({ body, ...pedido }) =>
    interporRecurso(platform, quemAge(platform, pedido), body),

  'GET /app-web/v1/recursos': ({ query, ...pedido }) =>
    listarRecursos(platform, quemAge(platform, pedido), pedido.usuario, query),

  'GET /app-web/v1/recursos/a-qualificar': (pedido) => listarAQualificar(platform, quemAge(platform, pedido)),

  'GET /app-web/v1/recursos/:idRecurso': ({ params, ...pedido }) =>
    findRecursoVisto(platform, quemAge(platform, pedido), params.idRecurso),

  'POST /app-web/v1/recursos/:idRecurso/assumir': async ({ params, body, ...pedido }) => {
    const quem = { ...quemAge(platform, pedido), usuario: pedido.usuario };
    await assumir(platform, quem, { ...params, versao: body.versao }, body.idResponsavel);
    return FEITO;
  },

  'POST /app-web/v1/recursos/:idRecurso/admissibilidade': async ({ params, body, ...pedido }) => {
    const quem = quemAge(platform, pedido);
    const alvo = { ...params, versao: body.versao };
    await (body.conhecer ? conhecer(platform, quem, alvo) : naoConhecer(platform, quem, alvo, body));
    return FEITO;
  },

  'POST /app-web/v1/recursos/:idRecurso/tramitar': async ({ params, body, ...pedido }) => {
    const { versao, ...tramite } = body;
    await tramitar(platform, quemAge(platform, pedido), { ...params, versao }, tramite);
    return FEITO;
  },

  'POST /app-web/v1/recursos/:idRecurso/passos/:idTramitacao/encerrar': async ({
    params,
    body,
    ...pedido
  }) => {
    const { idRecurso, idTramitacao } = params;
    const alvo = { idRecurso, versao: body.versao };
    await encerrarPasso(platform, quemAge(platform, pedido), alvo, idTramitacao);
    return FEITO;
  },

  'POST /app-web/v1/recursos/:idRecurso/esclarecimento': ({ params, body, ...pedido }) =>
    pedirEsclarecimento(
      platform,
      quemAge(platform, pedido),
      { ...params, versao: body.versao },
      body.pergunta,
    ),

  'POST /app-web/v1/recursos/:idRecurso/esclarecer': async ({ params, body, ...pedido }) => {
    await esclarecer(platform, quemAge(platform, pedido), { ...params, versao: body.versao }, body.resposta);
    return FEITO;
  },

  'POST /app-web/v1/recursos/:idRecurso/reuniao': async ({ params, body, ...pedido }) => {
    const alvo = { ...params, versao: body.versao };
    await marcarReuniao(platform, quemAge(platform, pedido), alvo, diaGuardado(body.data));
    return FEITO;
  },

  'POST /app-web/v1/recursos/:idRecurso/responder': ({ params, body, ...pedido }) => {
    const { versao, dataEntrega, ...resposta } = body;
    return responder(
      platform,
      quemAge(platform, pedido),
      { ...params, versao },
      { ...resposta, dataEntrega: dataEntrega === null ? null : diaGuardado(dataEntrega) },
    );
  },

  'POST /app-web/v1/recursos/:idRecurso/qualificar': async ({ params, body, ...pedido }) => {
    await qualificar(platform, quemAge(platform, pedido), params.idRecurso, body);
    return FEITO;
  },
});
