import type { z } from 'zod';
import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import { type NoAto, type QuemAge, quemDoPedido } from '#capabilities/manifestacao/server/index.ts';
import { type AlvoDo, atendeUm } from '#server/ciclo/atende-um.ts';
import type { Feito } from '#server/ciclo/rotas-dos-atos.ts';
import type { Platform } from '#server/platform.ts';
import { agirNoPasso, type FeitoNoPasso, type PassoVisto } from './no-passo.ts';
import type { PassoDaPessoa } from './tramitacao-repository.ts';

/** An act on one step, ready to be done. */
type Executar<A extends AtoDaManifestacao, R> = (
  platform: Platform,
  quem: QuemAge,
  alvo: PassoVisto,
  entrada: z.output<A['entrada']>,
) => Promise<R>;

/** Also answers the request whose path names the step; its body may name the version of the case that was seen. */
export const comRotaDoPasso = <A extends AtoDaManifestacao, R>(
  ato: A,
  executar: Executar<A, R>,
): Executar<A, R> & Feito => {
  const atender = atendeUm(ato, (platform, pedido, alvo, entrada) =>
    executar(platform, quemDoPedido(platform, pedido), alvo as AlvoDo<A> & PassoVisto, entrada),
  );
  return Object.assign(executar, { ato, atender });
};

interface NoPasso extends NoAto {
  readonly platform: Platform;
  readonly quem: QuemAge;
  readonly passo: PassoDaPessoa;
}

/** Says what an act of who was asked does to the step that waits for them, as `faz` does for a case. */
export const fazNoPasso = <A extends AtoDaManifestacao, R>(
  ato: A,
  fazer: (noPasso: NoPasso, entrada: z.output<A['entrada']>) => Promise<FeitoNoPasso<R>>,
): Executar<A, R> & Feito =>
  comRotaDoPasso(ato, (platform, quem, alvo, entrada) =>
    agirNoPasso(platform, quem, alvo, ato, (noAto, passo) =>
      fazer({ ...noAto, platform, quem, passo }, entrada),
    ),
  );
