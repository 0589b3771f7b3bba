import { randomUUID } from 'node:crypto';
import { type Brake, createBrake } from '#server/brake/brake.ts';
import { newEnvelope } from '#server/crypto/envelope.ts';
import { hashSecret, newSecret } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { nomeLimpo } from '../../domain/nome-do-arquivo.ts';
import { insertAnexo } from '../anexo-repository.ts';
import { chaveMestra } from '../chave-do-anexo.ts';
import { criarLink, validadeDoLink } from './link-de-envio.ts';

/** Six full forms an hour per address, which an office may share; then slower, never blocked. */
export const createFreioDeEnvios = (platform: Platform): Brake =>
  createBrake(
    'anexo-envio',
    { free: 60, memorySeconds: 3600, firstPauseSeconds: 10, longestPauseSeconds: 300 },
    platform,
  );

interface PedidoDeEnvio {
  readonly nomeArquivo: string;
  readonly tamanho: number;
  readonly endereco: string;
}

export const pedirEnvio = async (
  platform: Platform,
  freio: Brake,
  { nomeArquivo, tamanho, endereco }: PedidoDeEnvio,
) => {
  await freio.check(endereco);
  await freio.count(endereco);
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
    criado_em: platform.clock.now(),
    expira_em: expiraEm,
  });
  return {
    idAnexo,
    segredo,
    urlEnvio: criarLink(platform, idAnexo, expiraEm),
    expiraEm: expiraEm.toISOString(),
  };
};
