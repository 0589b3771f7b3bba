import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '#server/platform.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { type Formato, tipoDoConteudo } from '../domain/arquivos.ts';
import { arquivoEmRevisao, arquivoNaoEncontrado } from '../domain/dados-abertos-errors.ts';
import { findArquivo } from './arquivo-repository.ts';
import { readPecas } from './saida.ts';

const SEGUNDO = 1000;

/** True if the caller already has the file, by its ETag or, without one, by its date. */
const jaTem = ({ headers }: FastifyRequest, etag: string, modificado: Date): boolean => {
  const marcas = headers['if-none-match'];
  if (marcas !== undefined) {
    return marcas.split(',').some((marca) => ['*', etag].includes(marca.trim().replace(/^W\//, '')));
  }
  const desde = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(desde) && Math.floor(modificado.getTime() / SEGUNDO) * SEGUNDO <= desde;
};

/** Asks the main database, never a replica: a withdrawn text must not be served any longer. */
export const baixar = async (
  { db, config }: Platform,
  nome: string,
  { request, reply, contar }: { request: FastifyRequest; reply: FastifyReply; contar: () => Promise<void> },
): Promise<FastifyReply> => {
  const arquivo = await findArquivo(db, nome);
  if (!arquivo) throw arquivoNaoEncontrado();
  if (arquivo.em_revisao) throw arquivoEmRevisao();
  const etag = `"${arquivo.sha256}"`;
  // May be cached by anybody, but must be revalidated: most of the time it is unchanged.
  reply
    .header('cache-control', 'public, no-cache')
    .header('etag', etag)
    .header('last-modified', arquivo.gerado_em.toUTCString());
  if (jaTem(request, etag, arquivo.gerado_em)) return reply.code(304).send();
  await contar();
  return reply
    .type(tipoDoConteudo[arquivo.formato as Formato])
    .header('content-length', arquivo.bytes)
    .header('content-disposition', `attachment; filename="${arquivo.nome}"`)
    .header('repr-digest', `sha-256=:${Buffer.from(arquivo.sha256, 'hex').toString('base64')}:`)
    .send(Readable.from(readPecas(createFileStore(config), arquivo), { objectMode: false }));
};
