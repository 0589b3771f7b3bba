import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { podeUsarEndereco, type Rede } from '../domain/endereco.ts';
import { podeConectar } from '../domain/rede.ts';
import type { FalhaDeEnvio, ResultadoDoEnvio } from '../domain/webhook.ts';
import { type Resolver, resolverPermitido } from './resolver.ts';

export interface Envio {
  readonly endereco: string;
  readonly corpo: string;
  readonly cabecalhos: Readonly<Record<string, string>>;
}

export interface ComoEnviar {
  readonly rede: Rede;
  readonly resolver: Resolver;
  /** For the whole try: connecting, sending and reading the answer. */
  readonly esperaMs?: number;
  /** Keeps connections for the next tries to the same receiver; without it each try has its own. */
  readonly agente?: http.Agent | undefined;
}

const ESPERA_MS = 10_000;
/** Enough for any 'ok'; the rest of a longer answer is not read. */
const MAIOR_RESPOSTA = 16_384;

class Recusado extends Error {}

const porCodigo: readonly (readonly [RegExp, FalhaDeEnvio])[] = [
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, 'conexao-recusada'],
  [/CERT|SSL|TLS|ALTNAME|^EPROTO$|SELF_SIGNED|UNABLE_TO_/, 'certificado-invalido'],
  [/^ETIMEDOUT$|ABORT/, 'tempo-esgotado'],
];

const falhaDe = (error: unknown): FalhaDeEnvio => {
  if (error instanceof Recusado) return 'rede-nao-permitida';
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError'))
    return 'tempo-esgotado';
  const codigo = error instanceof Error && 'code' in error ? String(error.code) : '';
  return porCodigo.find(([padrao]) => padrao.test(codigo))?.[1] ?? 'conexao-interrompida';
};

/** The name was already resolved and judged: connects to that IP address, resolving nothing. */
const sempre =
  ({ address, family }: LookupAddress): LookupFunction =>
  (_hostname, options, callback) => {
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };

const postar = (
  url: URL,
  envio: Envio,
  destino: LookupAddress,
  { rede, resolver, esperaMs = ESPERA_MS, agente }: ComoEnviar,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const { corpo, cabecalhos } = envio;
    const { request } = url.protocol === 'https:' ? https : http;
    const pedido = request(
      url,
      {
        method: 'POST',
        // Connections are never shared between offices.
        agent: agente ?? false,
        lookup: sempre(destino),
        signal: AbortSignal.timeout(esperaMs),
        headers: {
          ...cabecalhos,
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(corpo),
          'user-agent': 'webhooks-da-ouvidoria/1',
          ...(!agente && { connection: 'close' }),
        },
      },
      (resposta) => {
        const status = resposta.statusCode ?? 0;
        let lidos = 0;
        resposta.on('data', (parte: Buffer) => {
          lidos += parte.length;
          if (lidos <= MAIOR_RESPOSTA) return;
          resolve(status);
          pedido.destroy();
        });
        resposta.on('end', () => resolve(status));
        resposta.on('error', reject);
      },
    );
    pedido.on('socket', (socket) => {
      // One that was kept was judged when it was made.
      if (pedido.reusedSocket) return;
      socket.once('connect', () => {
        if (!podeConectar(socket.remoteAddress ?? '', rede)) pedido.destroy(new Recusado());
      });
    });
    // A kept connection that the receiver has closed meanwhile is no failure: once more, on a new one.
    pedido.on('error', (error: NodeJS.ErrnoException) => {
      if (pedido.reusedSocket && error.code === 'ECONNRESET')
        postar(url, envio, destino, { rede, resolver, esperaMs }).then(resolve, reject);
      else reject(error);
    });
    pedido.end(corpo);
  });

const sem = (erro: FalhaDeEnvio): ResultadoDoEnvio => ({ status: null, erro, duracaoMs: 0 });

/**
 * One try. Each time, the address is judged, its name resolved and every IP address it leads to
 * judged too: what was on the internet when it was saved may now lead to an internal network.
 * Redirects are never followed.
 */
export const enviar = async (envio: Envio, como: ComoEnviar): Promise<ResultadoDoEnvio> => {
  if (!podeUsarEndereco(envio.endereco, como.rede).allowed) return sem('endereco-nao-permitido');
  const url = new URL(envio.endereco);
  const destino = await resolverPermitido(como.resolver, url.hostname, como.rede);
  if (destino === null) return sem('nome-nao-encontrado');
  if (destino === 'recusado') return sem('rede-nao-permitida');
  const inicio = performance.now();
  const duracao = () => Math.round(performance.now() - inicio);
  try {
    const status = await postar(url, envio, destino, como);
    return { status, erro: null, duracaoMs: duracao() };
  } catch (error) {
    return { status: null, erro: falhaDe(error), duracaoMs: duracao() };
  }
};
