import type { Readable } from 'node:stream';
import { contentDisposition } from '#capabilities/anexo/domain/nome-do-arquivo.ts';
import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { CABECALHO_DO_RELATORIO, type tarjamentoContract } from '../contract.ts';
import { nomeTarjado } from '../domain/nome-tarjado.ts';
import { campoInvalido } from '../domain/tarjamento-errors.ts';
import { aplicarTarjas } from './aplicar.ts';
import { aplicarNoCaso } from './aplicar-no-caso.ts';
import { PDF, pdfsDoCaso, pdfsDoProtocolo } from './pdfs-do-caso.ts';
import { receber } from './receber.ts';
import { comVaga } from './vagas.ts';

const base64url = (valor: unknown): string =>
  Buffer.from(JSON.stringify(valor), 'utf8').toString('base64url');

export const tarjamentoHandlers = (platform: Platform): Handlers<typeof tarjamentoContract> => ({
  'POST /app-web/v1/tarjamento/aplicar': ({ request, reply }) =>
    comVaga(async () => {
      if (!request.body) throw campoInvalido('arquivo', 'Envie o arquivo e as marcas.');
      const recebido = await receber(request.headers, request.body as Readable);
      const { pdf, relatorio } = await aplicarTarjas(recebido.bytes, recebido);
      return reply
        .header('content-type', PDF)
        .header('content-disposition', contentDisposition(nomeTarjado()))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .header(CABECALHO_DO_RELATORIO, base64url(relatorio))
        .send(pdf);
    }),

  'GET /app-web/v1/tarjamento/casos': async ({ query, usuario, request }) =>
    pdfsDoProtocolo(platform, quemAge(platform, { usuario, request }), query.protocolo),

  'GET /app-web/v1/tarjamento/casos/:idManifestacao/pdfs': async ({ params, usuario, request }) =>
    pdfsDoCaso(platform, quemAge(platform, { usuario, request }), params.idManifestacao),

  'POST /app-web/v1/tarjamento/casos/:idManifestacao/anexos/:idAnexo/aplicar': ({
    params,
    body,
    usuario,
    request,
  }) =>
    comVaga(() => aplicarNoCaso(platform, quemAge(platform, { usuario, request }), { ...params, ...body })),
});
