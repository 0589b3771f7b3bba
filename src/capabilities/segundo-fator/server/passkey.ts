import type {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { hmacBytes } from '#server/crypto/secret.ts';
import { isOnion, isSecure } from '#server/http/secure.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import type { PasskeyCriada, PasskeyUsada } from '../contract.ts';
import { passkeyRecusada } from '../domain/segundo-fator-errors.ts';
import type { FatorRow } from './fator-repository.ts';
import type { SessaoNoFator } from './porta.ts';

type Transportes = NonNullable<WebAuthnCredential['transports']>;

/** Read for the first passkey: few have one. */
const biblioteca = () => import('@simplewebauthn/server');

const descritor = ({ id_credencial, transportes }: FatorRow) => ({
  id: (id_credencial ?? Buffer.alloc(0)).toString('base64url'),
  transports: (transportes ?? []) as Transportes,
});

/** EdDSA, ES256 and RS256: what every authenticator has one of. Said here, because the library would try others out. */
const ALGORITMOS = [-8, -7, -257];

const isPasskey = ({ tipo }: FatorRow): boolean => tipo === 'passkey';

/** WebAuthn, bound to the address by which the person came, with the authenticator's own check of who holds it. */
export const createPasskeys = ({ config }: Platform) => {
  /**
   * A proxy that ends TLS without being announced makes us see http where the browser saw https; the host is the same, and
   * browsers offer passkeys over https only (`same-origin.ts` takes both as well).
   */
  const lugarDe = (request: FastifyRequest) => {
    const aqui =
      config.onionUrl && isOnion(config, request)
        ? new URL(config.onionUrl).origin
        : browserOrigin(request, config);
    const origens = isSecure(config, request) ? [aqui] : [aqui, aqui.replace(/^http:/, 'https:')];
    return { rpID: new URL(aqui).hostname, origens };
  };

  /** The library throws on whatever does not fit: an answer for another site, a wrong challenge, a counter gone back. */
  const conferir = async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      request.log.warn(
        { motivo: error instanceof Error ? error.message : String(error) },
        'passkey recusada',
      );
      throw passkeyRecusada();
    }
  };

  return {
    opcoesParaCriar: async (request: FastifyRequest, sessao: SessaoNoFator, fatores: readonly FatorRow[]) =>
      (await biblioteca()).generateRegistrationOptions({
        rpName: config.instalacao.nome,
        rpID: lugarDe(request).rpID,
        userName: sessao.login,
        // Kept by the authenticator: it must not name the account anywhere else.
        userID: new Uint8Array(hmacBytes(config.keyFor('fator.passkey'), String(sessao.idUsuario))),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITMOS,
        excludeCredentials: fatores.filter(isPasskey).map(descritor),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      }),

    criada: (request: FastifyRequest, desafio: string, resposta: PasskeyCriada) =>
      conferir(request, async () => {
        const { rpID, origens } = lugarDe(request);
        const { verified, registrationInfo } = await (await biblioteca()).verifyRegistrationResponse({
          response: resposta as Parameters<typeof verifyRegistrationResponse>[0]['response'],
          expectedChallenge: desafio,
          expectedOrigin: origens,
          expectedRPID: rpID,
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITMOS,
        });
        if (!verified) throw new Error('not verified');
        return registrationInfo.credential;
      }),

    opcoesParaUsar: async (request: FastifyRequest, fatores: readonly FatorRow[]) =>
      (await biblioteca()).generateAuthenticationOptions({
        rpID: lugarDe(request).rpID,
        allowCredentials: fatores.filter(isPasskey).map(descritor),
        userVerification: 'required',
      }),

    /** The authenticator's new counter. */
    usada: (request: FastifyRequest, desafio: string, resposta: PasskeyUsada, fator: FatorRow) =>
      conferir(request, async () => {
        const { rpID, origens } = lugarDe(request);
        const { verified, authenticationInfo } = await (await biblioteca()).verifyAuthenticationResponse({
          response: resposta as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
          expectedChallenge: desafio,
          expectedOrigin: origens,
          expectedRPID: rpID,
          requireUserVerification: true,
          credential: {
            ...descritor(fator),
            publicKey: new Uint8Array(fator.chave_publica ?? []),
            counter: fator.contador ?? 0,
          },
        });
        if (!verified) throw new Error('not verified');
        return authenticationInfo.newCounter;
      }),
  };
};

export type Passkeys = ReturnType<typeof createPasskeys>;
