import type { z } from 'zod';
import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import { comRota, type NoAto, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { agirNoPasso, type FeitoNoPasso, type PassoVisto } from './no-passo.ts';
import type { PassoDaPessoa } from './tramitacao-repository.ts';

interface NoPasso extends NoAto {
  readonly platform: Platform;
  readonly quem: QuemAge;
  readonly passo: PassoDaPessoa;
}

/** Like `faz` for a case: says what an act does to the step that waits for the person. */
export const fazNoPasso = <A extends AtoDaManifestacao, R>(
  ato: A,
  fazer: (noPasso: NoPasso, entrada: z.output<A['entrada']>) => Promise<FeitoNoPasso<R>>,
) =>
  comRota(ato, (platform, quem, alvo: PassoVisto, entrada) =>
    agirNoPasso(platform, quem, alvo, ato, (noAto, passo) =>
      fazer({ ...noAto, platform, quem, passo }, entrada),
    ),
  );
