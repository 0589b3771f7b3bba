import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBytes, sealBytes } from '#server/crypto/envelope-bytes.ts';

/** A stand-in of a key service: the transit protocol of HashiCorp Vault, as far as the platform speaks it. */
export interface TransitDeTeste {
  /** Settings that lead to it. */
  readonly env: Readonly<Record<'VAULT_ADDR' | 'VAULT_TOKEN_FILE' | 'VAULT_TRANSIT_KEY', string>>;
  /** What was asked for: 'encrypt', 'decrypt' or 'rewrap'. */
  readonly pedidos: string[];
  /** A new version of the key, as its operator makes it. */
  girar(): void;
  /** Versions before this one open nothing any more (`min_decryption_version`). */
  esquecerAte(versao: number): void;
  lacrar(): void;
  close(): Promise<void>;
}

interface Entrada {
  readonly plaintext?: string;
  readonly ciphertext?: string;
}
interface Saida {
  readonly plaintext?: string;
  readonly ciphertext?: string;
  readonly error?: string;
}

const CHAVE = 'escuta';
const TOKEN = 'hvs.um-token-de-teste';

const corpoDe = async (request: IncomingMessage): Promise<{ batch_input: readonly Entrada[] }> => {
  const partes: Buffer[] = [];
  for await (const parte of request) partes.push(parte as Buffer);
  return JSON.parse(Buffer.concat(partes).toString());
};

const criarServico = () => {
  const versoes = [randomBytes(32)];
  let menor = 1;
  const cifrar = (claro: Buffer): Saida => {
    const chave = versoes.at(-1) ?? Buffer.alloc(0);
    return { ciphertext: `vault:v${versoes.length}:${sealBytes(chave, claro).toString('base64')}` };
  };
  const decifrar = (cifrado: string): Buffer | null => {
    const [, versao = '0', base64 = ''] = /^vault:v(\d+):(.+)$/.exec(cifrado) ?? [];
    const chave = versoes[Number(versao) - 1];
    if (!chave || Number(versao) < menor) return null;
    return openBytes(chave, Buffer.from(base64, 'base64'));
  };
  const fazer = (acao: string, { plaintext = '', ciphertext = '' }: Entrada): Saida => {
    if (acao === 'encrypt') return cifrar(Buffer.from(plaintext, 'base64'));
    const claro = decifrar(ciphertext);
    if (!claro) return { error: 'ciphertext or signature version is disallowed by policy (too old)' };
    return acao === 'rewrap' ? cifrar(claro) : { plaintext: claro.toString('base64') };
  };
  return {
    fazer,
    girar: () => void versoes.push(randomBytes(32)),
    esquecerAte: (versao: number) => {
      menor = versao + 1;
    },
  };
};

export const abrirTransit = async (): Promise<TransitDeTeste> => {
  const pasta = await mkdtemp(path.join(tmpdir(), 'transit-'));
  const tokenFile = path.join(pasta, 'token');
  await writeFile(tokenFile, `${TOKEN}\n`);
  await chmod(tokenFile, 0o400);
  const servico = criarServico();
  const pedidos: string[] = [];
  let isLacrado = false;
  const responder = async (request: IncomingMessage): Promise<[number, unknown]> => {
    const [, acao = '', chave] =
      /^\/v1\/transit\/(encrypt|decrypt|rewrap)\/([\w.-]+)$/.exec(request.url ?? '') ?? [];
    if (isLacrado) return [503, { errors: ['Vault is sealed'] }];
    if (request.headers['x-vault-token'] !== TOKEN) return [403, { errors: ['permission denied'] }];
    if (request.method !== 'POST' || acao === '') return [404, { errors: [] }];
    if (chave !== CHAVE) return [400, { errors: ['encryption key not found'] }];
    pedidos.push(acao);
    const resultados = (await corpoDe(request)).batch_input.map((entrada) => servico.fazer(acao, entrada));
    const status = resultados.some(({ error }) => error) ? 400 : 200;
    return [status, { data: { batch_results: resultados } }];
  };
  const server = createServer((request, response) => {
    responder(request).then(
      ([status, corpo]) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: { VAULT_ADDR: `http://127.0.0.1:${port}`, VAULT_TOKEN_FILE: tokenFile, VAULT_TRANSIT_KEY: CHAVE },
    pedidos,
    girar: servico.girar,
    esquecerAte: servico.esquecerAte,
    lacrar: () => {
      isLacrado = true;
    },
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await rm(pasta, { recursive: true });
    },
  };
};
