import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { type Codificacao, codificacoesDe, type Forma } from './conteudo.ts';

/** Stands for the moment the page is sent, by which the browser knows the server's clock. */
export const AGORA = '__AGORA__';

const SEGUNDO = 1000;
const MINUTO = 60_000;
/** A page is compressed again when a second has passed, so the compressing must cost less than it saves. */
const QUALIDADE = 5;

/** Nothing in a page is secret or repeats what was asked, so its compressed length tells nobody anything (BREACH). */
const COMPRIMIR: Readonly<Record<Codificacao, (html: Buffer) => Buffer>> = {
  br: (html) =>
    brotliCompressSync(html, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: QUALIDADE,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html) => gzipSync(html, { level: QUALIDADE }),
  identity: (html) => html,
};

/** A page as it is in one second, each form made when it is first asked for. */
export interface PaginaPronta {
  readonly etag: string;
  readonly html: string;
  forma(request: FastifyRequest): Forma;
}

const pronta = (html: string, etag: string): PaginaPronta => {
  const bytes = Buffer.from(html);
  const formas = new Map<Codificacao, Forma>();
  return {
    etag,
    html,
    forma: (request) => {
      const [codificacao = 'identity'] = codificacoesDe(request);
      const feita = formas.get(codificacao);
      if (feita) return feita;
      const nova = { codificacao, bytes: COMPRIMIR[codificacao](bytes) };
      formas.set(codificacao, nova);
      return nova;
    },
  };
};

/**
 * A page differs from one second to the next only by the time written in it, so it is made at most once in each. Its mark holds
 * for the minute: who has the page of this very minute reads from it the right minute, and so the right day.
 */
export const createPaginaPronta = (html: string): ((agora: number) => PaginaPronta) => {
  const marca = createHash('sha256').update(html).digest('base64url').slice(0, 20);
  let segundo = Number.NaN;
  let atual: PaginaPronta;
  return (agora) => {
    const deste = Math.floor(agora / SEGUNDO);
    if (deste !== segundo) {
      segundo = deste;
      atual = pronta(
        html.replace(`"${AGORA}"`, () => String(deste * SEGUNDO)),
        `W/"${marca}-${Math.floor(agora / MINUTO).toString(36)}"`,
      );
    }
    return atual;
  };
};
