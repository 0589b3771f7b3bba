import { naHora, noDia } from '#kernel/momento.ts';
import { chaveDoCofre } from '#server/crypto/cofre.ts';
import { type Envelope, openEnvelope } from '#server/crypto/envelope.ts';
import type { Platform } from '#server/platform.ts';
import { Acao, MANIFESTANTE } from '../domain/historico.ts';

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

export interface LinhaComMomento {
  readonly acao: string;
  readonly responsavel: string;
  readonly ocorrido_em: Date;
  readonly momento_cifrado: Buffer | null;
}

export interface MomentoLido {
  readonly em: Date;
  /** Only the hour, or the day, in which it happened is told. */
  readonly precisao?: 'hora' | 'dia';
}

/**
 * What a reader learns of when the person acted on a case whose author is hidden. An office has the logs of its own network: the
 * minute at which somebody filed, wrote or opened the case would name them there (Lei 13.608/2018, art. 4-B). The person reads
 * the moment; everybody else the hour, and of their having opened the case, which an office can bring about, the day.
 */
export const momentosLidos = (momentos: ReturnType<typeof momentosDoCaso>, daPessoa: boolean) => {
  const daLinha = (momento: Date, cifrado: Buffer | null): Date =>
    daPessoa ? momentos.ler(momento, cifrado) : momento;
  const doHistorico = ({ acao, responsavel, ocorrido_em, momento_cifrado }: LinhaComMomento): MomentoLido => {
    const escondido = momentos.selos && (momento_cifrado !== null || responsavel === MANIFESTANTE);
    if (daPessoa || !escondido) return { em: daLinha(ocorrido_em, momento_cifrado) };
    if (acao === Acao.ciencia) return { em: noDia(ocorrido_em), precisao: 'dia' };
    // Rows from before moments were sealed tell it in the open.
    return { em: momento_cifrado === null ? naHora(ocorrido_em) : ocorrido_em, precisao: 'hora' };
  };
  return { daLinha, doHistorico };
};
