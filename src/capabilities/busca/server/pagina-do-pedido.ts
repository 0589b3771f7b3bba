import type { FastifyRequest } from 'fastify';
import { comPreposicao } from '#kernel/artigo-do-orgao.ts';
import { DomainError } from '#kernel/errors.ts';
import { digitosDoProtocolo } from '#kernel/protocolo.ts';
import { escapeHtml, type LerPagina, type PaginaLegivel } from '#server/http/pagina-legivel.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import type { PedidoPublico } from '../contract.ts';
import { dadosDoPedido } from '../domain/dados-estruturados.ts';
import { abrirPedido } from './abrir-pedido.ts';

/** As in the routes of the screens; a federal protocol contains a bar. */
const ENDERECO = /^\/web\/busca\/pedidos\/([^/?#]+(?:\/[^/?#]+)?)\/?(?:[?#].*)?$/s;

const TRECHO = 155;

const paragrafos = (texto: string): string =>
  texto
    .split(/\n{2,}/)
    .map((paragrafo) => `<p>${escapeHtml(paragrafo.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

const dia = (iso: string): string => iso.split('-').reverse().join('/');

const parte = (titulo: string, texto: string): string =>
  `<section><h3>${escapeHtml(titulo)}</h3>${paragrafos(texto)}</section>`;

const corpoDe = (pedido: PedidoPublico): string =>
  [
    `<main><article><h2>${escapeHtml(pedido.resumo)}</h2>`,
    paragrafos(
      `Pedido ${pedido.numeroProtocolo} ${comPreposicao('a', pedido.orgao)} – ${pedido.orgao.nome}, feito em ${dia(pedido.registradoEm)} e respondido em ${dia(pedido.respondidoEm)}. ${pedido.decisao ? `Decisão: ${pedido.decisao}.` : ''}`,
    ),
    parte('Pedido', pedido.texto),
    parte('Resposta', pedido.resposta),
    ...pedido.decisoes.map((decisao) =>
      parte(
        `Recurso: ${decisao.instancia}`,
        `${decisao.resultado}. Decidido em ${dia(decisao.decididoEm)}.\n\n${decisao.recurso}\n\n${decisao.decisao}`,
      ),
    ),
    ...pedido.decisoesEmConferencia.map((instancia) =>
      parte(`Recurso: ${instancia}`, 'Decisão em conferência.'),
    ),
    '</article></main>',
  ].join('');

const decodificar = (texto: string): string => {
  try {
    return decodeURIComponent(texto);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
};

const isAusente = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'busca.pedido-nao-publico';

/** A public request as a page that needs no script (Lei 12.527/2011, art. 8 §3, III). */
export const paginaDoPedido =
  ({ leitura, config }: Platform): LerPagina =>
  async (request: FastifyRequest): Promise<PaginaLegivel | 'ausente' | null> => {
    const [, endereco] = ENDERECO.exec(request.url) ?? [];
    if (endereco === undefined) return null;
    const protocolo = digitosDoProtocolo(decodificar(endereco));
    if (protocolo === null) return 'ausente';
    try {
      const pedido = await abrirPedido(leitura, protocolo);
      const canonico = `${browserOrigin(request, config)}/web/busca/pedidos/${protocolo}`;
      return {
        titulo: `${pedido.resumo} (${pedido.orgao.sigla}) · ${config.instalacao.nome}`,
        descricao: pedido.resposta.replace(/\s+/g, ' ').slice(0, TRECHO),
        canonico,
        corpo: corpoDe(pedido),
        dados: dadosDoPedido(pedido, { endereco: canonico, portal: config.instalacao.nome }),
      };
    } catch (error) {
      if (isAusente(error)) return 'ausente';
      throw error;
    }
  };
