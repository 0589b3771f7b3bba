import type { Insertable } from 'kysely';
import { chaveDoCofre } from '#server/crypto/cofre.ts';
import { newEnvelope, openEnvelope } from '#server/crypto/envelope.ts';
import type { Db } from '#server/db/database.ts';
import { esquecerEstatisticas } from '#server/db/estatisticas.ts';
import type { ManifestantePreservado } from '#server/db/schema.ts';
import type { Platform } from '#server/platform.ts';
import type { Manifestante } from '../caso.ts';
import { movePreservado } from './cadastrar-repository.ts';
import type { PalavrasPreservadas } from './palavras-preservadas.ts';

/** The columns of `manifestante_preservado`, read with a case. */
export interface IdentidadeSelada {
  readonly chave_preservada: Buffer | null;
  readonly identidade_preservada_cifrada: Buffer | null;
}

/** Only for the system: to write to the person, and to cover their name in a text. */
export const abrirIdentidade = (
  platform: Pick<Platform, 'config'>,
  { chave_preservada: chave, identidade_preservada_cifrada: cifrada }: IdentidadeSelada,
): Manifestante | null =>
  chave && cifrada
    ? (JSON.parse(openEnvelope(chaveDoCofre(platform), chave).open(cifrada)) as Manifestante)
    : null;

interface QuemPediu {
  readonly id: number;
  /** Whose key wraps that of the identity. */
  readonly idOuvidoria: number;
  readonly manifestante: Manifestante;
  /** What was covered of their words; left out where the job has yet to do it (`identidade-preservada`). */
  readonly palavras?: PalavrasPreservadas;
}

/** Who asked, sealed alone and with a key of the case's own (ADR 0006). */
export const identidadeSelada = (
  platform: Pick<Platform, 'config'>,
  { id, idOuvidoria, manifestante, palavras }: QuemPediu,
): Insertable<ManifestantePreservado> => {
  const envelope = newEnvelope(chaveDoCofre(platform, idOuvidoria));
  return {
    id_manifestacao: id,
    chave_embrulhada: envelope.chaveEmbrulhada,
    identidade_cifrada: envelope.seal(JSON.stringify(manifestante)),
    palavras_cifradas: palavras?.selar(envelope) ?? null,
  };
};

/** The moment of a filing of which plain columns tell the hour, sealed with the identity. */
export const momentoSelado = (
  platform: Pick<Platform, 'config'>,
  { chave_embrulhada }: Pick<Insertable<ManifestantePreservado>, 'chave_embrulhada'>,
  momento: Date,
): Buffer => openEnvelope(chaveDoCofre(platform), chave_embrulhada).seal(momento.toISOString());

/** Of a case that stood in the open: nothing of the person stays there. */
export const selarIdentidade = async (
  platform: Pick<Platform, 'config'>,
  tx: Db,
  quem: QuemPediu,
): Promise<void> => {
  await movePreservado(tx, identidadeSelada(platform, quem));
  await esquecerEstatisticas(tx);
};
