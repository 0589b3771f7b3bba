import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { findCasoVisivel, type QuemAge, quemAge } from '#capabilities/manifestacao/server/index.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { reciboContract } from '../contract.ts';
import { assinar, verificar } from './assinatura.ts';
import { findTipo } from './recibo-repository.ts';
import { renderRecibo } from './render-recibo.ts';

const emitir = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const { row } = await findCasoVisivel(platform, quem, idManifestacao);
  const numeroProtocolo = formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo);
  const recibo = {
    numeroProtocolo,
    tipo: (await findTipo(platform.db, row.id_tipo)).descricao,
    orgao: `${row.sigla_ouvidoria} – ${row.nome_ouvidoria}`,
    registradaEm: row.registrada_em.toISOString(),
    prazoAtendimento: row.prazo,
  };
  const pdf = await renderRecibo({
    recibo,
    // In the fragment: it reaches the page, but no server's log.
    endereco: `${quem.origem}/web/recibo/verificar#${assinar(platform.config, recibo)}`,
    nomeProduto: platform.config.instalacao.nome,
    anonima: row.id_tipo_identificacao === TipoIdentificacao.anonima,
  });
  return { pdf, nome: `recibo-${row.protocolo}.pdf` };
};

const handlers = (platform: Platform): Handlers<typeof reciboContract> => ({
  'GET /app-web/v1/manifestacoes/:idManifestacao/recibo': async ({ params, usuario, request, reply }) => {
    const { pdf, nome } = await emitir(
      platform,
      quemAge(platform, { usuario, request }),
      params.idManifestacao,
    );
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${nome}"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  },
  'POST /app-web/v1/recibos/verificar': async ({ body }) => {
    const recibo = verificar(platform.config, body.codigo);
    return { autentico: recibo !== null, recibo };
  },
});

export const reciboCapability = (platform: Platform): Routes => routes(reciboContract, handlers(platform));
