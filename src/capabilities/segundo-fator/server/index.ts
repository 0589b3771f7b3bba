import { type Routes, routes } from '#server/http/handlers.ts';
import type { Confirmar } from '#server/http/register.ts';
import type { Platform } from '#server/platform.ts';
import { segundoFatorContract } from '../contract.ts';
import { createConfirmar } from './confirmar.ts';
import { createCriar } from './criar.ts';
import { createDesafios } from './desafios.ts';
import { createPasskeys } from './passkey.ts';
import type { PortaDaSessao } from './porta.ts';
import { segundoFatorHandlers } from './routes.ts';

export type { PortaDaSessao } from './porta.ts';

export interface SegundoFatorCapability extends Routes {
  /** The gate of every endpoint that declares `confirma`. */
  readonly exigir: Confirmar;
}

export const segundoFatorCapability = (platform: Platform, porta: PortaDaSessao): SegundoFatorCapability => {
  const partes = { desafios: createDesafios(platform), passkeys: createPasskeys(platform) };
  const confirmacao = createConfirmar(platform, porta, partes);
  const criar = createCriar(platform, porta, partes);
  return {
    ...routes(segundoFatorContract, segundoFatorHandlers({ platform, porta, confirmacao, criar })),
    exigir: confirmacao.exigir,
  };
};
