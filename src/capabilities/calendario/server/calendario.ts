import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#kernel/errors.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Brake } from '#server/brake/brake.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import { hashSecret } from '#server/crypto/secret.ts';
import { etagDe, isConhecido } from '#server/http/etag.ts';
import type { Platform } from '#server/platform.ts';
import { eventosDe } from '../domain/compromisso.ts';
import { escreverCalendario } from '../domain/ical.ts';
import { compromissosDe, type EmDia } from './compromissos.ts';
import { type DonoDoCalendario, findDonoPeloHash, updateLidoEm } from './endereco-repository.ts';

/** The same for an address that never was, one that was renewed, and one of somebody who is blocked. */
const naoExiste = () => notFound('calendario.inexistente', 'Este calendário não existe.');

/** A program asks at most this often; in between, what it has is good enough. */
const MAX_AGE_SECONDS = 900;

export interface FreiosDoCalendario {
  /** Addresses that are nobody's, by who asks. */
  readonly palpites: Brake;
  /** A program that asks again and again, by address. */
  readonly leituras: Brake;
}

const findDono = async (
  { db, clock }: Platform,
  arquivo: string,
): Promise<{ readonly dono: DonoDoCalendario; readonly hash: Buffer } | null> => {
  const [, segredo] = /^([\w-]{43})\.ics$/.exec(arquivo) ?? [];
  if (segredo === undefined) return null;
  const hash = hashSecret(segredo);
  const dono = await findDonoPeloHash(db, hash, clock.now());
  return dono ? { dono, hash } : null;
};

const anotarLeitura = async ({ db, clock }: Platform, dono: DonoDoCalendario): Promise<void> => {
  const hoje = toIsoDate(localDate(clock.now().getTime()));
  if (dono.lido_em !== hoje) await updateLidoEm(db, dono.id_usuario, hoje);
};

/** What a calendar program reads. The secret is in the path, of which the log has the pattern alone. */
export const sendCalendario = async (
  platform: Platform,
  { palpites, leituras }: FreiosDoCalendario,
  emDia: EmDia,
  { arquivo, request, reply }: { arquivo: string; request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> => {
  const achado = await findDono(platform, arquivo);
  if (!achado) {
    await palpites.check(remetenteDe(platform, request));
    await palpites.count(remetenteDe(platform, request));
    throw naoExiste();
  }
  const endereco = achado.hash.toString('hex');
  await leituras.check(endereco);
  await leituras.count(endereco);
  await anotarLeitura(platform, achado.dono);
  const eventos = eventosDe(await compromissosDe(platform, emDia, achado.dono));
  // The moment of writing is no news: without it, the tag stays while nothing is otherwise.
  const tag = etagDe(JSON.stringify(eventos));
  reply
    .header('cache-control', `private, max-age=${MAX_AGE_SECONDS}`)
    .header('etag', tag)
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer');
  if (isConhecido(request, tag)) return reply.code(304).send();
  const { nome } = platform.config.instalacao;
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="prazos.ics"')
    .send(
      escreverCalendario(
        {
          nome: `Prazos · ${nome}`,
          descricao: `Prazos da ${nome}. Denúncias e pedidos com identidade preservada não aparecem aqui.`,
          eventos,
        },
        platform.clock.now(),
      ),
    );
};
