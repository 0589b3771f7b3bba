import { chaveDoCofre } from '#server/crypto/cofre.ts';
import { type Envelope, openEnvelope } from '#server/crypto/envelope.ts';
import type { Platform } from '#server/platform.ts';

interface ChavesDoCaso {
  readonly chave_embrulhada: Buffer | null;
  readonly chave_preservada: Buffer | null;
}

/** Seals and opens the moments of a case whose author is hidden: with its vault, or with that of the identity alone. */
export const momentosDoCaso = (platform: Pick<Platform, 'config'>, row: ChavesDoCaso) => {
  // A request that became a denúncia keeps the key of its identity, and with it what that key has sealed.
  const chave = row.chave_preservada ?? row.chave_embrulhada;
  let aberto: Envelope | null = null;
  const envelope = (): Envelope => {
    if (!chave) throw new Error('A sealed moment in a case without a key');
    aberto ??= openEnvelope(chaveDoCofre(platform), chave);
    return aberto;
  };
  return {
    /** Whether the case has any: of all others plain columns tell the moment. */
    selos: chave !== null,
    selar: (agora: Date): Buffer | null => (chave ? envelope().seal(agora.toISOString()) : null),
    ler: (momento: Date, cifrado: Buffer | null): Date =>
      cifrado ? new Date(envelope().open(cifrado)) : momento,
  };
};
