import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Pedido {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Resposta {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly texto: string;
}

/** Somebody who asks, over HTTP or inside the process that writes down what is sent to the database. */
export interface Quem {
  pedir(pedido: Pedido): Promise<Resposta>;
}

export interface Medida {
  readonly porSegundo: number;
  readonly mediana: number;
  readonly p99: number;
  readonly pedidos: number;
}

/** One sign-in with its own connection, as a browser has it. */
export class Ligacao implements Quem {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #origem: URL;
  readonly #cookies = new Map<string, string>();
  /** Brakes count by address: each connection is somebody else's. */
  readonly #de: string;

  constructor(origem: string, numero: number) {
    this.#origem = new URL(origem);
    this.#de = `198.51.${numero >> 8}.${numero & 255}`;
  }

  get cookie(): string {
    return [...this.#cookies].map(([nome, valor]) => `${nome}=${valor}`).join('; ');
  }

  pedir({ method = 'GET', path, headers, body }: Pedido): Promise<Resposta> {
    return new Promise((resolve, reject) => {
      const { cookie } = this;
      const pedido = request(
        {
          agent: this.#agent,
          host: this.#origem.hostname,
          port: this.#origem.port,
          method,
          path,
          headers: {
            origin: this.#origem.origin,
            'x-forwarded-for': this.#de,
            ...(cookie && { cookie }),
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (resposta) => {
          const partes: Buffer[] = [];
          resposta.on('data', (parte: Buffer) => partes.push(parte));
          resposta.on('error', reject);
          resposta.on('end', () => {
            for (const cada of resposta.headers['set-cookie'] ?? []) this.#guardar(cada);
            const texto = Buffer.concat(partes).toString('utf8');
            resolve({ status: resposta.statusCode ?? 0, headers: resposta.headers, texto });
          });
        },
      );
      pedido.on('error', reject);
      pedido.end(body);
    });
  }

  #guardar(linha: string): void {
    const [par = ''] = linha.split(';');
    const corte = par.indexOf('=');
    this.#cookies.set(par.slice(0, corte), par.slice(corte + 1));
  }

  fechar(): void {
    this.#agent.destroy();
  }
}

const quantil = (ordenados: readonly number[], parte: number): number =>
  ordenados[Math.min(ordenados.length - 1, Math.floor(ordenados.length * parte))] ?? 0;

export const resumir = (tempos: readonly number[], segundos: number): Medida => {
  const ordenados = tempos.toSorted((a, b) => a - b);
  return {
    porSegundo: tempos.length / segundos,
    mediana: quantil(ordenados, 0.5),
    p99: quantil(ordenados, 0.99),
    pedidos: tempos.length,
  };
};

export interface Rodada {
  /** How many are done at once. */
  readonly ao: number;
  /** How often each worker does it before anything is measured. */
  readonly aquecer: number;
  readonly segundos: number;
  /** No more than so many in all. */
  readonly maximo?: number;
}

/**
 * Does the same work over and over, each worker after its last one ended; a failure ends it all. The turns of a worker are
 * its own: `vez` leaves its number when divided by how many there are, and is negative before anything is measured.
 */
export const repetir = async (
  fazer: (trabalhador: number, vez: number) => Promise<unknown>,
  { ao, aquecer, segundos, maximo = Number.POSITIVE_INFINITY }: Rodada,
): Promise<Medida> => {
  const cada = (um: (trabalhador: number) => Promise<void>): Promise<unknown> =>
    Promise.all(Array.from({ length: ao }, (_, trabalhador) => um(trabalhador)));
  await cada(async (trabalhador) => {
    for (let vez = trabalhador - ao * aquecer; vez < 0; vez += ao) await fazer(trabalhador, vez);
  });
  const tempos: number[] = [];
  const comeco = performance.now();
  const fim = comeco + segundos * 1000;
  await cada(async (trabalhador) => {
    for (let vez = trabalhador; vez < maximo && performance.now() < fim; vez += ao) {
      const antes = performance.now();
      await fazer(trabalhador, vez);
      tempos.push(performance.now() - antes);
    }
  });
  return resumir(tempos, (performance.now() - comeco) / 1000);
};
