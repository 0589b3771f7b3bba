import { createHash } from 'node:crypto';
import { findCasoSemLeitor, ninguem } from '#capabilities/manifestacao/server/index.ts';
import type { CopiaDaDecisao } from '#capabilities/recibo/domain/copia-da-decisao.ts';
import type { DecisaoConferida } from '#capabilities/recibo/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { type DecisaoCertificada, palavrasDaDecisao } from '../domain/decisao-certificada.ts';
import { findCasoDaDecisao } from './certidao-repository.ts';
import { decisaoDoPedido, decisaoDoRecurso } from './decisoes.ts';

export const digitalDa = (decisao: DecisaoCertificada): string =>
  createHash('sha256').update(palavrasDaDecisao(decisao)).digest('base64url');

/**
 * The decision of a copy that this platform signed, if it is still kept with the same words. Whoever
 * asks holds the copy, and reads nothing here that does not stand in it.
 */
export const conferirCopia = async (
  platform: Platform,
  copia: CopiaDaDecisao,
): Promise<DecisaoConferida | null> => {
  const idManifestacao = await findCasoDaDecisao(platform.db, copia);
  const caso = idManifestacao === undefined ? null : await findCasoSemLeitor(platform, idManifestacao);
  if (!caso) return null;
  const ler = copia.de === 'resposta' ? decisaoDoPedido : decisaoDoRecurso;
  const decisao = await ler(platform, ninguem(platform), caso, copia.id);
  if (!decisao || digitalDa(decisao) !== copia.digital) return null;
  const { orgao, sobre, quemDecidiu } = decisao;
  return { orgao, sobre, quemDecidiu, decisao: decisao.decisao };
};
