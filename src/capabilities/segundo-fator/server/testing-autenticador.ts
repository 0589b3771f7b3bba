import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { PasskeyCriada, PasskeyUsada } from '../contract.ts';

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

const cabeca = (tipo: number, n: number): Buffer => {
  if (n < 24) return Buffer.from([(tipo << 5) | n]);
  if (n < 256) return Buffer.from([(tipo << 5) | 24, n]);
  return Buffer.from([(tipo << 5) | 25, n >> 8, n & 0xff]);
};

/** As much of RFC 8949 as an authenticator needs. */
const cbor = (valor: Cbor): Buffer => {
  if (typeof valor === 'number') return valor < 0 ? cabeca(1, -1 - valor) : cabeca(0, valor);
  if (typeof valor === 'string')
    return Buffer.concat([cabeca(3, Buffer.byteLength(valor)), Buffer.from(valor)]);
  if (Buffer.isBuffer(valor)) return Buffer.concat([cabeca(2, valor.length), valor]);
  const mapa = valor as ReadonlyMap<number | string, Cbor>;
  return Buffer.concat([cabeca(5, mapa.size), ...[...mapa].flatMap(([k, v]) => [cbor(k), cbor(v)])]);
};

const sha256 = (dados: Buffer | string): Buffer => createHash('sha256').update(dados).digest();

const PRESENTE = 0x01;
const VERIFICADA = 0x04;
const COM_CREDENCIAL = 0x40;

interface Ensaio {
  readonly origem?: string;
  readonly contador?: number;
  /** Whether the authenticator checked who holds it, by finger or PIN. */
  readonly verifica?: boolean;
}

/** A passkey in software: one key on P-256 (ES256), without attestation. */
export class Autenticador {
  readonly id = randomBytes(32);
  readonly #chave: KeyObject;
  readonly #publica: JsonWebKey;
  #contador = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#chave = privateKey;
    this.#publica = publicKey.export({ format: 'jwk' }) as JsonWebKey;
  }

  #dados(rpId: string, flags: number, contador: number): Buffer {
    const numero = Buffer.alloc(4);
    numero.writeUInt32BE(contador);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), numero]);
  }

  #cliente(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #credencial() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  criar(challenge: string, { origem = 'http://escuta.test', verifica = true }: Ensaio = {}): PasskeyCriada {
    const chave = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(this.#publica.x ?? '', 'base64url')],
      [-3, Buffer.from(this.#publica.y ?? '', 'base64url')],
    ]);
    const flags = PRESENTE | COM_CREDENCIAL | (verifica ? VERIFICADA : 0);
    const tamanho = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([
      this.#dados(new URL(origem).hostname, flags, 0),
      Buffer.alloc(16),
      tamanho,
      this.id,
      cbor(chave),
    ]);
    const objeto = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, Cbor>()],
      ['authData', authData],
    ]);
    return {
      ...this.#credencial(),
      response: {
        clientDataJSON: this.#cliente('webauthn.create', challenge, origem).toString('base64url'),
        attestationObject: cbor(objeto).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  usar(
    challenge: string,
    { origem = 'http://escuta.test', contador, verifica = true }: Ensaio = {},
  ): PasskeyUsada {
    this.#contador = contador ?? this.#contador + 1;
    const flags = PRESENTE | (verifica ? VERIFICADA : 0);
    const authData = this.#dados(new URL(origem).hostname, flags, this.#contador);
    const cliente = this.#cliente('webauthn.get', challenge, origem);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(cliente)]))
      .sign(this.#chave);
    return {
      ...this.#credencial(),
      response: {
        clientDataJSON: cliente.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }
}
