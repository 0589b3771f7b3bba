import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import {
  anotarVisualizacao,
  findCasoVisivel,
  type QuemAge,
  quemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { reciboContract } from '../contract.ts';
import { formatCodigoCurto, readCodigoCurto } from '../domain/codigo-curto.ts';
import type { CopiaDaDecisao } from '../domain/copia-da-decisao.ts';
import { assinar, isArquivoInteiro, verificar, verificarCopia } from './assinatura.ts';
import { emitirCodigoCurto, freioDoCodigoCurto, verificarCodigoCurto } from './codigo-curto.ts';
import { findTipo } from './recibo-repository.ts';
import { renderRecibo } from './render-recibo.ts';

const emitir = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  await anotarVisualizacao(platform, quem, caso);
  const { row } = caso;
  const anonima = row.id_tipo_identificacao === TipoIdentificacao.anonima;
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
    codigo: formatCodigoCurto(await emitirCodigoCurto(platform, idManifestacao, recibo)),
    instalacao: platform.config.instalacao,
    orgao: { sigla: row.sigla_ouvidoria, nome: row.nome_ouvidoria },
    emitidoEm: platform.clock.now(),
    anonima,
    comEmail: caso.relacao === 'manifestante' && !anonima && Boolean(caso.manifestante()?.email),
  });
  return { pdf, nome: `recibo-${row.protocolo}.pdf` };
};

/** What the platform keeps of a decision, as its copy says it. */
export interface DecisaoConferida {
  readonly orgao: string;
  readonly sobre: string;
  readonly decisao: string;
  readonly quemDecidiu: string;
}

/** The decision, if it still has the words of the copy. Injected, because copies are signed here. */
export type ConferirCopia = (copia: CopiaDaDecisao) => Promise<DecisaoConferida | null>;

export { assinarArquivo, assinarCopia } from './assinatura.ts';

const handlers = (
  platform: Platform,
  conferirCopia: ConferirCopia,
  freio = freioDoCodigoCurto(platform),
): Handlers<typeof reciboContract> => ({
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
  'POST /app-web/v1/recibos/verificar': async ({ body, request }) => {
    const { config } = platform;
    const { codigo, arquivo } = body;
    const curto = arquivo ? null : readCodigoCurto(codigo);
    if (curto) {
      const emitido = await verificarCodigoCurto(platform, freio, curto, request);
      return { autentico: emitido !== null, recibo: emitido };
    }
    if (arquivo && !isArquivoInteiro(config, codigo, arquivo)) return { autentico: false, recibo: null };
    const recibo = verificar(config, codigo);
    const copia = recibo ? null : verificarCopia(config, codigo);
    if (!copia) return { autentico: recibo !== null, recibo };
    const { numeroProtocolo, decididaEm } = copia;
    return {
      autentico: true,
      recibo: null,
      copia: { numeroProtocolo, decididaEm, decisao: await conferirCopia(copia) },
    };
  },
});

export const reciboCapability = (platform: Platform, conferirCopia: ConferirCopia): Routes =>
  routes(reciboContract, handlers(platform, conferirCopia));
