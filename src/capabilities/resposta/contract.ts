import { z } from 'zod';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { modeloDeResposta } from './domain/preencher-modelo.ts';
import { rascunhoDaResposta } from './domain/rascunho-da-resposta.ts';

const tratar = permitido('manifestacao.tratar');
const editar = permitido('modelo-resposta.editar');
const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });
const porModelo = z.object({ idModelo: campo('Modelo', idTexto) });

const modelo = z.object({
  idModelo: z.int(),
  nome: z.string(),
  texto: z.string(),
  idTipoManifestacao: z.int().nullable(),
  atualizadoEm: z.iso.datetime(),
});

/** Only the administrador names an office; everybody else gets their own. */
const doOrgao = z.object({ idOuvidoria: campo('Órgão', idTexto).optional() });

export const respostaContract = contract({
  'GET /app-web/v1/tratamento/:idManifestacao/rascunho-resposta': {
    acesso: tratar,
    resumo: 'O que a pessoa estava escrevendo em resposta a esta manifestação.',
    params: porId,
    response: z.object({
      rascunho: z
        .object({ conteudo: z.record(z.string(), z.unknown()), atualizadoEm: z.iso.datetime() })
        .nullable(),
    }),
  },
  'PUT /app-web/v1/tratamento/:idManifestacao/rascunho-resposta': {
    acesso: tratar,
    resumo: 'Guarda o que está sendo escrito.',
    params: porId,
    body: z.strictObject({ conteudo: rascunhoDaResposta }),
    response: z.object({ atualizadoEm: z.iso.datetime() }),
  },
  'DELETE /app-web/v1/tratamento/:idManifestacao/rascunho-resposta': {
    acesso: tratar,
    resumo: 'Descarta o que estava sendo escrito.',
    params: porId,
    response: feito,
  },
  'GET /app-web/v1/tratamento/modelos': {
    acesso: tratar,
    resumo: 'Lista os modelos de resposta do órgão.',
    query: doOrgao,
    response: z.array(modelo),
  },
  'POST /app-web/v1/tratamento/modelos': {
    acesso: editar,
    resumo: 'Cria um modelo de resposta do órgão.',
    query: doOrgao,
    body: modeloDeResposta,
    response: z.object({ idModelo: z.int() }),
  },
  'PUT /app-web/v1/tratamento/modelos/:idModelo': {
    acesso: editar,
    resumo: 'Muda um modelo de resposta do órgão.',
    params: porModelo,
    body: modeloDeResposta,
    response: feito,
  },
  'DELETE /app-web/v1/tratamento/modelos/:idModelo': {
    acesso: editar,
    resumo: 'Retira um modelo de resposta do órgão.',
    params: porModelo,
    response: feito,
  },
  'GET /app-web/v1/tratamento/:idManifestacao/modelos/:idModelo': {
    acesso: tratar,
    resumo: 'O modelo preenchido com os dados da manifestação.',
    params: z.object({ ...porId.shape, ...porModelo.shape }),
    response: z.object({ texto: z.string() }),
  },
});
