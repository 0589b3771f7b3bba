import type { FastifyRequest } from 'fastify';
import type { Prova } from '#capabilities/codigo-acesso/server/index.ts';
import { cobrarNaPorta } from '#capabilities/portao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { createBrake } from '#server/brake/brake.ts';
import type { Platform } from '#server/platform.ts';
import { orgaoNaoRecebe } from '../../domain/pedido/pedido-errors.ts';
import { findPorEnvio } from './pedido-repository.ts';
import { conferirQuem, hashDoEnvio, type NovoPedido, pedirDesclassificacao } from './pedir.ts';

const HORA = 3600;
/** Enough for whoever asks for several things on a day; nobody fills a stranger's mailbox with our mails. */
const POR_CAIXA = { free: 5, memorySeconds: 24 * HORA, firstPauseSeconds: 60, longestPauseSeconds: HORA };

interface PedidoRecebido extends Omit<NovoPedido, 'idOuvidoria'> {
  /** Left out at the desk: the own office. */
  readonly idOuvidoria?: number | undefined;
  readonly prova: Prova;
  readonly request: FastifyRequest;
}

/**
 * The filing as a browser sends it. Nobody knows who comes without an account: each filing pays at the gate of
 * everything that is filed so, and each mailbox has its brake.
 */
export const createReceberPedido = (platform: Platform) => {
  const porCaixa = createBrake('desclassificacao-email', POR_CAIXA, platform);

  const frear = async (
    pedido: NovoPedido,
    { prova, request }: Pick<PedidoRecebido, 'prova' | 'request'>,
  ): Promise<void> => {
    // Whatever is refused anyway costs nobody a puzzle.
    conferirQuem(platform, null, pedido);
    await cobrarNaPorta(platform, 'registrar', request, prova);
    const caixa = pedido.requerente?.email?.toLowerCase();
    if (!caixa || (await findPorEnvio(platform.db, hashDoEnvio(platform, null, pedido.chaveEnvio)))) return;
    await porCaixa.check(caixa);
    await porCaixa.count(caixa);
  };

  return async (usuario: UsuarioAtual | null, { prova, request, idOuvidoria, ...dados }: PedidoRecebido) => {
    const destino = idOuvidoria ?? (dados.atendimento ? usuario?.idOuvidoria : null);
    if (!destino) throw orgaoNaoRecebe();
    const pedido = { ...dados, idOuvidoria: destino };
    if (!usuario) await frear(pedido, { prova, request });
    return pedirDesclassificacao(platform, usuario, pedido);
  };
};
