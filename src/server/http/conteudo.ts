import type { FastifyReply, FastifyRequest } from 'fastify';
import { isConhecido } from './etag.ts';

/** The forms in which a content goes over the wire, the smallest first. */
const CODIFICACOES = ['br', 'gzip'] as const;
export type Codificacao = (typeof CODIFICACOES)[number] | 'identity';

const isRecusada = (peso: string | undefined): boolean => /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(peso ?? '');

const negociar = (aceitas: string): readonly Codificacao[] => {
  const pedidas = new Map(
    aceitas.split(',').map((cada) => {
      const [nome = '', peso] = cada.split(';', 2);
      return [nome.trim().toLowerCase(), !isRecusada(peso)] as const;
    }),
  );
  const resto = pedidas.get('*') === true;
  return [...CODIFICACOES.filter((cada) => pedidas.get(cada) ?? resto), 'identity'];
};

/** Browsers send a handful of these; whoever invents more is answered without being remembered. */
const MAXIMO_LEMBRADO = 100;
const lembradas = new Map<string, readonly Codificacao[]>();

/** Which forms the caller takes, the best first (RFC 9110, 12.5.3); the plain one is always there. */
export const codificacoesDe = ({ headers }: Pick<FastifyRequest, 'headers'>): readonly Codificacao[] => {
  const aceitas = String(headers['accept-encoding'] ?? '');
  const lembrada = lembradas.get(aceitas);
  if (lembrada) return lembrada;
  const negociada = negociar(aceitas);
  if (lembradas.size < MAXIMO_LEMBRADO) lembradas.set(aceitas, negociada);
  return negociada;
};

/** A content in one of its forms, ready to be sent. */
export interface Forma {
  readonly bytes: Buffer;
  readonly codificacao: Codificacao;
}

/** Sends it, or 304 to who has this very content already. */
export const sendConteudo = (
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  { bytes, codificacao }: Forma,
): FastifyReply => {
  reply.header('etag', etag);
  if (isConhecido(request, etag)) return reply.code(304).send();
  if (codificacao !== 'identity') reply.header('content-encoding', codificacao);
  reply.header('content-length', bytes.length);
  return reply.send(request.method === 'HEAD' ? undefined : bytes);
};
