import type { FastifyReply } from 'fastify';
import { FEITO } from '#kernel/campos.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { type Exportacao, emCsv, emPlanilha } from '#server/exportacao/exportacao.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import type { listaDeTrabalhoContract } from '../contract.ts';
import type { AoVivo } from './ao-vivo/ao-vivo.ts';
import { listMudancas } from './ao-vivo/list-mudancas.ts';
import { contarTrabalho } from './contar-trabalho.ts';
import { exportarEncaminhamentos } from './encaminhamentos/exportar-encaminhamentos.ts';
import { listEncaminhamentos } from './encaminhamentos/list-encaminhamentos.ts';
import { mostrarCarga } from './equipe/mostrar-carga.ts';
import { exportarTrabalho } from './exportar-trabalho.ts';
import { apagarFiltro, listFiltros, mudarFiltro, salvarFiltro } from './filtros-salvos.ts';
import { contarHoje } from './hoje/contar-hoje.ts';
import { listTrabalho } from './list-trabalho.ts';
import { mostrarOpcoes } from './mostrar-opcoes.ts';

const tipoDoArquivo = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type Formato = keyof typeof tipoDoArquivo;

export const listaDeTrabalhoHandlers = (
  platform: Platform,
  aoVivo: AoVivo,
): Handlers<typeof listaDeTrabalhoContract> => {
  const baixar = async (reply: FastifyReply, nome: string, formato: Formato, exportacao: Exportacao) => {
    const dia = toIsoDate(localDate(platform.clock.now().getTime()));
    const arquivo = formato === 'xlsx' ? await emPlanilha(exportacao) : emCsv(exportacao);
    return reply
      .type(tipoDoArquivo[formato])
      .header('content-disposition', `attachment; filename="${nome}-${dia}.${formato}"`)
      .send(arquivo);
  };
  return {
    'GET /app-web/v1/tratamento/hoje': ({ usuario }) => contarHoje(platform, usuario),
    'GET /app-web/v1/tratamento/manifestacoes': ({ usuario, query }) =>
      listTrabalho(platform, usuario, query),

    'GET /app-web/v1/tratamento/contagens': ({ usuario, query }) =>
      contarTrabalho(platform, usuario, query.idOuvidoria),

    'GET /app-web/v1/tratamento/mudancas': ({ usuario, query }) => listMudancas(platform, usuario, query),

    'GET /app-web/v1/tratamento/opcoes-da-lista': ({ usuario, query }) =>
      mostrarOpcoes(platform, usuario, query.idOuvidoria),

    'GET /app-web/v1/tratamento/exportar': ({ usuario, query: { formato, ...filtro }, reply }) =>
      baixar(reply, 'manifestacoes', formato, exportarTrabalho(platform, usuario, filtro)),

    'GET /app-web/v1/tratamento/filtros': ({ usuario, query }) =>
      listFiltros(platform, usuario.idUsuario, query.lista),

    'POST /app-web/v1/tratamento/filtros': ({ usuario, body }) =>
      salvarFiltro(platform, usuario.idUsuario, body),

    'PUT /app-web/v1/tratamento/filtros/:idFiltro': async ({ usuario, params, body }) => {
      await mudarFiltro(platform, usuario.idUsuario, params.idFiltro, body);
      return FEITO;
    },

    'DELETE /app-web/v1/tratamento/filtros/:idFiltro': async ({ usuario, params }) => {
      await apagarFiltro(platform, usuario.idUsuario, params.idFiltro);
      return FEITO;
    },

    'GET /app-web/v1/tratamento/eventos': ({ usuario, request, reply }) =>
      aoVivo.abrir(usuario, request, reply),

    'GET /app-web/v1/tratamento/carga': ({ usuario, query }) =>
      mostrarCarga(platform, usuario, query.idOuvidoria),

    'GET /app-web/v1/tratamento/encaminhamentos': ({ usuario, query }) =>
      listEncaminhamentos(platform, usuario, query),

    'GET /app-web/v1/tratamento/exportar-encaminhamentos': ({
      usuario,
      query: { formato, ...filtro },
      reply,
    }) => baixar(reply, 'encaminhamentos', formato, exportarEncaminhamentos(platform, usuario, filtro)),
  };
};
