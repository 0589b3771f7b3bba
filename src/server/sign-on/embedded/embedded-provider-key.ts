import { generateKeyPair, type JsonWebKey } from 'node:crypto';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { decrypt, encrypt } from '../../crypto/secret.ts';
import type { Platform } from '../../platform.ts';
import { findRegistro, saveRegistro, saveRegistroUnlessThere } from './embedded-provider-repository.ts';

const TIPO = 'ChaveDeAssinatura';
const ID = 'RS256';

type PrivateKey = JsonWebKey & { kid: string };

const generate = async (): Promise<PrivateKey> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  // The last characters of the modulus distinguish one key from the next.
  return { ...jwk, kid: (jwk.n ?? '').slice(-16), use: 'sig', alg: ID };
};

const open = (
  key: Buffer,
  conteudo: Record<string, unknown>,
  log: FastifyBaseLogger,
): PrivateKey | undefined => {
  try {
    return JSON.parse(decrypt(key, Buffer.from(String(conteudo.chave), 'base64')));
  } catch {
    // ENCRYPTION_KEY has changed; only sign-ons in progress depend on the old key.
    log.warn(
      'A chave de assinatura do provedor embutido não abre com a ENCRYPTION_KEY atual; uma nova será criada.',
    );
    return undefined;
  }
};

/**
 * RSA keys cannot be derived from a secret, so the first start creates one and stores it encrypted
 * in the database.
 */
export const loadSigningKey = async ({ config, db, log }: Platform): Promise<PrivateKey> => {
  const key = config.keyFor('sign-on-embutido/assinatura');
  const seal = (jwk: PrivateKey) => ({
    tipo: TIPO,
    id: ID,
    conteudo: { chave: encrypt(key, JSON.stringify(jwk)).toString('base64') },
  });
  const stored = await findRegistro(db, TIPO, ID);
  const opened = stored && open(key, stored.conteudo, log);
  if (opened) return opened;
  const made = await generate();
  if (stored) {
    await saveRegistro(db, seal(made));
    return made;
  }
  await saveRegistroUnlessThere(db, seal(made));
  const winner = await findRegistro(db, TIPO, ID);
  return (winner && open(key, winner.conteudo, log)) ?? made;
};
