import { z } from 'zod';
import { toIsoDate } from '#kernel/prazo/data.ts';
import type { SituacaoMostrada } from '#kernel/situacao.ts';
import type { EmAberto } from './em-aberto.ts';

export const situacaoMostrada = z.object({
  idSituacaoManifestacao: z.int(),
  descSituacaoManifestacao: z.string(),
  emAberto: z.object({ rotulo: z.string(), oQue: z.string(), ate: z.iso.date().nullable() }).optional(),
});

export const comEmAberto = (
  situacao: Omit<SituacaoMostrada, 'emAberto'>,
  aberto: EmAberto | null,
): SituacaoMostrada =>
  aberto ? { ...situacao, emAberto: { ...aberto, ate: aberto.ate && toIsoDate(aberto.ate) } } : situacao;
