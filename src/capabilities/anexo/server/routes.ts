import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { FEITO } from '#kernel/campos.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import type { anexoContract } from '../contract.ts';
import { pedacoVazio, posicaoAusente } from '../domain/anexo-errors.ts';
import { contentDisposition } from '../domain/nome-do-arquivo.ts';
import { presentSituacao } from './anexo-presenter.ts';
import { type AbrirCaso, baixarAnexo } from './baixar-anexo.ts';
import { findAnexoDeQuemEnviou } from './envio/anexo-de-quem-enviou.ts';
import { concluirEnvio } from './envio/concluir-envio.ts';
import { assertLink } from './envio/link-de-envio.ts';
import { createFreioDeEnvios, pedirEnvio } from './envio/pedir-envio.ts';
import { receberPedaco } from './envio/receber-pedaco.ts';
import { removerEnvio } from './envio/remover-envio.ts';
import { conhecidoQueEspera, estranhoQueEspera } from './faixas.ts';
import type { ConteudoDoAnexo } from './read-anexos.ts';

const posicaoDe = (header: string | readonly string[] | undefined): number => {
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header)) throw posicaoAusente();
  return Number(header);
};

/** Those of the answer, the decision of an appeal and the delivery. */
const podeResponder = ({ idPerfil }: Pick<UsuarioAtual, 'idPerfil'>): boolean =>
  perfisQueTratamOuSeuSistema.includes(idPerfil);

/** Always a download, never a page: what strangers sent must not run on our origin. */
const enviarConteudo = (
  reply: FastifyReply,
  { nomeArquivo, tipoConteudo, conteudo }: ConteudoDoAnexo,
): FastifyReply =>
  reply
    .header('content-type', tipoConteudo)
    .header('content-disposition', contentDisposition(nomeArquivo))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(conteudo);

export const handlers = (
  platform: Platform,
  store: FileStore,
  abrirCaso: AbrirCaso,
): Handlers<typeof anexoContract> => {
  const freio = createFreioDeEnvios(platform);
  return {
    'POST /app-web/v1/anexos': async ({ body: { desafio, solucao, ...arquivo }, usuario, request }) =>
      pedirEnvio(platform, freio, { ...arquivo, usuario, request, prova: { desafio, solucao } }),

    'PUT /app-web/v1/anexos/:idAnexo/conteudo': async ({ params, query, request, reply }) => {
      assertLink(platform, params.idAnexo, query);
      if (!request.body) throw pedacoVazio();
      const row = await receberPedaco(platform, store, {
        idAnexo: params.idAnexo,
        posicao: posicaoDe(request.headers['upload-offset']),
        corpo: request.body as Readable,
        remetente: remetenteDe(platform, request),
      });
      return reply.header('upload-offset', row.recebido).send(presentSituacao(row));
    },

    'POST /app-web/v1/anexos/:idAnexo/situacao': async ({ params, body }) =>
      presentSituacao(await findAnexoDeQuemEnviou(platform.db, params.idAnexo, body.segredo)),

    'POST /app-web/v1/anexos/:idAnexo/concluir': async ({ params, body, usuario, request }) => {
      const quem = usuario ? conhecidoQueEspera(usuario) : estranhoQueEspera(remetenteDe(platform, request));
      // Anybody may say so: only who may answer is believed, for a zip of strangers costs as much as two hundred files.
      const deResposta = body.deResposta && usuario !== null && podeResponder(usuario);
      return presentSituacao(await concluirEnvio(platform, store, { ...params, ...body, deResposta, quem }));
    },

    'POST /app-web/v1/anexos/:idAnexo/remover': async ({ params, body }) => {
      await removerEnvio(platform, store, { ...params, ...body });
      return FEITO;
    },

    'GET /app-web/v1/manifestacoes/:idManifestacao/anexos/:idAnexo': async ({
      params,
      usuario,
      request,
      reply,
    }) => enviarConteudo(reply, await baixarAnexo(platform, abrirCaso, { usuario, request }, params)),
  };
};
