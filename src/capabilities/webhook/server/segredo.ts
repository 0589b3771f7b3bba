import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Config } from '#server/config.ts';
import { decrypt, encrypt } from '#server/crypto/secret.ts';
import { CABECALHOS, idDaEntrega, PREFIXO_DO_SEGREDO } from '../domain/assinatura.ts';

type Chaves = Pick<Config, 'keyFor'>;

const chave = (config: Chaves): Buffer => config.keyFor('webhook.segredo');

/** 256 random bits, in the format of the Standard Webhooks specification. */
export const novoSegredo = (): string => `${PREFIXO_DO_SEGREDO}${randomBytes(32).toString('base64')}`;

/**
 * Encrypted with a key derived for this purpose only, so that a copy of the database does not
 * reveal secrets.
 */
export const selarSegredo = (config: Chaves, segredo: string): Buffer => encrypt(chave(config), segredo);

export const abrirSegredo = (config: Chaves, selado: Buffer): string => decrypt(chave(config), selado);

/** With two secrets there are two signatures, and the receiver accepts the one it knows. */
export const cabecalhosAssinados = (
  idEntrega: number,
  corpo: string,
  segredos: readonly string[],
  agora: Date,
): Record<string, string> => {
  const id = idDaEntrega(idEntrega);
  return {
    [CABECALHOS.id]: id,
    [CABECALHOS.momento]: String(Math.floor(agora.getTime() / 1000)),
    [CABECALHOS.assinatura]: segredos.map((segredo) => new Webhook(segredo).sign(id, agora, corpo)).join(' '),
  };
};
