import type { FastifyReply, FastifyRequest } from 'fastify';
import { naHora } from '#kernel/momento.ts';
import { etagDe, isConhecido } from '#server/http/etag.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import type { PedidoEncontrado } from '../contract.ts';
import { enderecoDaBusca, type FiltroDePedidos } from '../domain/filtro-da-busca.ts';
import { rss } from '../domain/xml.ts';
import { nomeDaBusca } from './acompanhar/alertas.ts';
import { buscarPedidos } from './buscar-pedidos.ts';

const ITENS = 50;
/** Feed readers ask every few minutes; an answer is at most a quarter of an hour old. */
const MAX_AGE_SECONDS = 900;

const textoDe = (segmentos: PedidoEncontrado['resumo']): string =>
  segmentos.map(({ texto }) => texto).join('');

/** Midday in Brasília: the date has no hour, and no time zone may change the day. Of today's never more than the hour that has begun. */
const momentoDoDia = (dia: string, agora: Date): Date =>
  new Date(Math.min(Date.parse(`${dia}T15:00:00Z`), naHora(agora).getTime()));

/** Any search as a feed, which anybody can follow without an account. */
export const sendRss = async (
  platform: Platform,
  filtro: FiltroDePedidos,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> => {
  const origem = browserOrigin(request, platform.config);
  const busca = enderecoDaBusca(filtro);
  const { itens } = await buscarPedidos(platform.leitura, { ...filtro, ordem: 'recentes', pagina: 1 }, ITENS);
  const xml = rss({
    titulo: `${platform.config.instalacao.nome}: ${await nomeDaBusca(platform.leitura, filtro)}`,
    descricao: 'Pedidos de acesso à informação e suas respostas, os mais recentes primeiro.',
    endereco: `${origem}/web/busca${busca && `?${busca}`}`,
    proprio: `${origem}/api/app-web/v1/busca/rss${busca && `?${busca}`}`,
    itens: itens.map((item) => ({
      titulo: textoDe(item.resumo),
      endereco: `${origem}/web/busca/pedidos/${item.protocolo}`,
      descricao: `${item.orgao}. ${item.decisao ? `${item.decisao}. ` : ''}${textoDe(item.trecho)}`,
      quando: momentoDoDia(item.respondidoEm, platform.clock.now()),
    })),
  });
  const tag = etagDe(xml);
  reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).header('etag', tag);
  if (isConhecido(request, tag)) return reply.code(304).send();
  return reply.type('application/rss+xml; charset=utf-8').send(xml);
};
