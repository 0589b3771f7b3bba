import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '#server/platform.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { type Formato, tipoDoConteudo } from '../domain/arquivos.ts';
import { arquivoEmRevisao, arquivoNaoEncontrado } from '../domain/dados-abertos-errors.ts';
import { readFaixa } from '../domain/faixa-de-bytes.ts';
import { findArquivo } from './arquivo-repository.ts';
import { paraTodos } from './para-todos.ts';
import { readPecas, readTrecho } from './saida.ts';

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

/** A part is given only of the file that the caller already has parts of (RFC 9110, 13.1.5). */
const isDoMesmo = ({ headers }: FastifyRequest, etag: string, modificado: Date): boolean => {
  const se = headers['if-range'];
  return se === undefined || se === etag || se === modificado.toUTCString();
};

interface Freios {
  /** Called before a whole file is sent. */
  readonly inteiro: () => Promise<void>;
  /** Before a part of one, or its headers alone: remote readers take many. */
  readonly parte: () => Promise<void>;
}

/** Asks the main database, never a replica: a withdrawn text must not be served any longer. */
export const baixar = async (
  { db, config }: Platform,
  nome: string,
  { request, reply, contar }: { request: FastifyRequest; reply: FastifyReply; contar: Freios },
): Promise<FastifyReply> => {
  paraTodos(reply);
  const arquivo = await findArquivo(db, nome);
  if (!arquivo) throw arquivoNaoEncontrado();
  if (arquivo.em_revisao) throw arquivoEmRevisao();
  const etag = `"${arquivo.sha256}"`;
  // May be cached by anybody, but must be revalidated: most of the time it is unchanged.
  reply
    .header('cache-control', 'public, no-cache')
    .header('etag', etag)
    .header('last-modified', arquivo.gerado_em.toUTCString())
    .header('accept-ranges', 'bytes');
  if (jaTem(request, etag, arquivo.gerado_em)) return reply.code(304).send();
  // RFC 9110, 14.2: a part is a matter of GET alone.
  const soCabecalhos = request.method === 'HEAD';
  const faixa =
    !soCabecalhos && isDoMesmo(request, etag, arquivo.gerado_em)
      ? readFaixa(request.headers.range, arquivo.bytes)
      : null;
  if (faixa === 'fora') return reply.code(416).header('content-range', `bytes */${arquivo.bytes}`).send();
  await (faixa || soCabecalhos ? contar.parte() : contar.inteiro());
  const store = createFileStore(config);
  reply
    .type(tipoDoConteudo[arquivo.formato as Formato])
    .header('content-disposition', `attachment; filename="${arquivo.nome}"`)
    .header('repr-digest', `sha-256=:${Buffer.from(arquivo.sha256, 'hex').toString('base64')}:`);
  if (faixa) {
    return reply
      .code(206)
      .header('content-range', `bytes ${faixa.de}-${faixa.ate}/${arquivo.bytes}`)
      .header('content-length', faixa.ate - faixa.de + 1)
      .send(Readable.from(readTrecho(store, arquivo, faixa), { objectMode: false }));
  }
  return reply
    .header('content-length', arquivo.bytes)
    .send(soCabecalhos ? Readable.from([]) : Readable.from(readPecas(store, arquivo), { objectMode: false }));
};
