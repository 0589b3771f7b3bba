import type { Platform } from '#server/platform.ts';
import { servicoFalhou, servicoNaoConfigurado } from '../domain/siorg-errors.ts';
import { readJson } from './read-json.ts';

const PRAZO_MS = 60_000;

/** Fetches only the configured address: a redirect is refused too. */
export const baixarEstrutura = async ({
  config,
  log,
}: Pick<Platform, 'config' | 'log'>): Promise<{ endereco: string; json: unknown }> => {
  const { siorgUrl } = config;
  if (!siorgUrl) throw servicoNaoConfigurado();
  const resposta = await fetch(siorgUrl, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(PRAZO_MS),
  }).catch((error: unknown) => {
    log.warn({ err: error }, 'The SIORG service did not answer');
    throw servicoFalhou();
  });
  if (!resposta.ok || !resposta.body) {
    log.warn({ status: resposta.status }, 'The SIORG service refused');
    throw servicoFalhou();
  }
  const { origin, pathname } = new URL(siorgUrl);
  return { endereco: origin + pathname, json: await readJson(resposta.body) };
};
