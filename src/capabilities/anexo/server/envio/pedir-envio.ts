import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Prova } from '#capabilities/codigo-acesso/server/index.ts';
import { cobrarNaPorta } from '#capabilities/portao/server/index.ts';
import { horaSeguinte, naHora } from '#kernel/momento.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { type Brake, createBrake } from '#server/brake/brake.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import { newEnvelope } from '#server/crypto/envelope.ts';
import { hashSecret, newSecret } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { nomeLimpo } from '../../domain/nome-do-arquivo.ts';
import { insertAnexo } from '../anexo-repository.ts';
import { chaveMestra } from '../chave-do-anexo.ts';
import { assertCabeSemConta, gastarDaPessoa } from './cotas.ts';
import { criarLink, validadeDoLink } from './link-de-envio.ts';

/** Thirty full forms an hour for somebody with an account; then slower, never blocked. */
export const createFreioDeEnvios = (platform: Platform): Brake =>
  createBrake(
    'anexo-envio',
    { free: 300, memorySeconds: 3600, firstPauseSeconds: 10, longestPauseSeconds: 300 },
    platform,
  );

interface PedidoDeEnvio {
  readonly nomeArquivo: string;
  readonly tamanho: number;
  readonly usuario: UsuarioAtual | null;
  readonly request: FastifyRequest;
  readonly prova: Prova;
}

/** Who has an account is braked as a person; a stranger pays at the gate and has the quota of their prefix. */
const frear = async (
  platform: Platform,
  freio: Brake,
  { tamanho, usuario, request, prova }: PedidoDeEnvio,
): Promise<void> => {
  if (usuario) {
    await freio.check(`pessoa:${usuario.idUsuario}`);
    await freio.count(`pessoa:${usuario.idUsuario}`);
    return gastarDaPessoa(platform, usuario.idUsuario, tamanho);
  }
  await assertCabeSemConta(platform, remetenteDe(platform, request), tamanho);
  await cobrarNaPorta(platform, 'anexo', request, prova);
};

export const pedirEnvio = async (platform: Platform, freio: Brake, pedido: PedidoDeEnvio) => {
  const { nomeArquivo, tamanho, usuario } = pedido;
  await frear(platform, freio, pedido);
  const segredo = newSecret();
  const envelope = newEnvelope(chaveMestra(platform));
  const expiraEm = validadeDoLink(platform);
  const idAnexo = await insertAnexo(platform.db, {
    segredo_hash: hashSecret(segredo),
    nome_cifrado: envelope.seal(nomeLimpo(nomeArquivo)),
    tamanho,
    chave_embrulhada: envelope.chaveEmbrulhada,
    local: randomUUID(),
    situacao: 'recebendo',
    sem_conta: usuario === null,
    // It may become a denúncia's: a row tells the hour, the link knows its own end.
    criado_em: naHora(platform.clock.now()),
    expira_em: horaSeguinte(expiraEm),
  });
  return {
    idAnexo,
    segredo,
    urlEnvio: criarLink(platform, idAnexo, expiraEm),
    expiraEm: expiraEm.toISOString(),
  };
};
