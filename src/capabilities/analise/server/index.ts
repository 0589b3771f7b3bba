import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { emLote } from '#server/ciclo/em-lote.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { analiseContract } from '../contract.ts';
import { abrirCaso } from './abrir-caso.ts';
import { agrupar, desagrupar } from './agrupar.ts';
import { alterarTipo } from './alterar-tipo.ts';
import { classificar } from './classificar.ts';
import { corrigirContato } from './corrigir-contato.ts';
import { listarOpcoes } from './listar-opcoes.ts';
import { verIdentidade } from './ver-identidade.ts';

export { alterarTipo } from './alterar-tipo.ts';
export { type Classificacao, classificar } from './classificar.ts';
export { casosDoGrupo } from './grupo-repository.ts';
export { type TipoMudado, voltarAAcesso } from './mudar-tipo.ts';

const handlers = (platform: Platform): Handlers<typeof analiseContract> => ({
  'GET /app-web/v1/tratamento/:idManifestacao': ({ params, ...pedido }) =>
    abrirCaso(platform, quemAge(platform, pedido), params.idManifestacao),

  'GET /app-web/v1/tratamento/:idManifestacao/opcoes': ({ params, ...pedido }) =>
    listarOpcoes(platform, quemAge(platform, pedido), params.idManifestacao),

  'POST /app-web/v1/tratamento/:idManifestacao/identidade': ({ params, body, ...pedido }) =>
    verIdentidade(
      platform,
      quemAge(platform, pedido),
      { idManifestacao: params.idManifestacao, versao: body.versao },
      body.justificativa,
    ),

  'POST /app-web/v1/tratamento/:idManifestacao/contato': async ({ params, body, ...pedido }) => {
    const { versao, ...contato } = body;
    const alvo = { idManifestacao: params.idManifestacao, versao };
    await corrigirContato(platform, quemAge(platform, pedido), alvo, contato);
    return FEITO;
  },

  'POST /app-web/v1/tratamento/alterar-tipo': ({ body: { casos, ...mudanca }, ...pedido }) => {
    const quem = quemAge(platform, pedido);
    return emLote(platform, casos, (caso) => alterarTipo(platform, quem, caso, mudanca));
  },

  'POST /app-web/v1/tratamento/classificar': ({ body: { casos, ...classificacao }, ...pedido }) => {
    const quem = quemAge(platform, pedido);
    return emLote(platform, casos, (caso) => classificar(platform, quem, caso, classificacao));
  },

  'POST /app-web/v1/tratamento/agrupar': ({ body, ...pedido }) =>
    agrupar(platform, quemAge(platform, pedido), body.casos, body.idPrincipal),

  'POST /app-web/v1/tratamento/desagrupar': ({ body, ...pedido }) =>
    desagrupar(platform, quemAge(platform, pedido), body.casos),
});

export const analiseCapability = (platform: Platform): Routes => routes(analiseContract, handlers(platform));
