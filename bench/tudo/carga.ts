import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Pedido {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Resposta {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly texto: string;
}

export interface Medida {
  readonly porSegundo: number;
  readonly mediana: number;
  readonly p99: number;
  readonly pedidos: number;
}

/** One sign-in with its own connection, as a browser has it. */
export class Ligacao {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #origem: URL;
  readonly #cookies = new Map<string, string>();
  /** Brakes count by address: each connection is somebody else's. */
  readonly #de: string;

  constructor(origem: string, numero: number) {
    this.#origem = new URL(origem);
    this.#de = `198.51.${numero >> 8}.${numero & 255}`;
  }

  pedir({ method = 'GET', path, headers, body }: Pedido): Promise<Resposta> {
    return new Promise((resolve, reject) => {
      const cookie = [...this.#cookies].map(([nome, valor]) => `${nome}=${valor}`).join('; ');
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

  async entrar(login: string): Promise<this> {
    const { status, texto } = await this.pedir({
      method: 'POST',
      path: '/api/app-web/v1/usuarios/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ login, senha: 'Demo@2026' }).toString(),
    });
    if (status !== 200) throw new Error(`${login} não entrou: ${status} ${texto.slice(0, 200)}`);
    return this;
  }

  fechar(): void {
    this.#agent.destroy();
  }
}

const quantil = (ordenados: readonly number[], parte: number): number =>
  ordenados[Math.min(ordenados.length - 1, Math.floor(ordenados.length * parte))] ?? 0;

export interface Rodada {
  /** How many are done at once. */
  readonly ao: number;
  readonly aquecer: number;
  readonly segundos: number;
  readonly maximo?: number;
}

/** Does the same work over and over, each worker after its last one ended; a failure ends it all. */
export const repetir = async (
  fazer: (trabalhador: number, vez: number) => Promise<unknown>,
  { ao, aquecer, segundos, maximo = Number.POSITIVE_INFINITY }: Rodada,
): Promise<Medida> => {
  for (let vez = 0; vez < aquecer; vez += 1)
    await Promise.all(
      Array.from({ length: ao }, (_, trabalhador) => fazer(trabalhador, -1 - vez * ao - trabalhador)),
    );
  const tempos: number[] = [];
  const comeco = performance.now();
  const fim = comeco + segundos * 1000;
  let vez = 0;
  await Promise.all(
    Array.from({ length: ao }, async (_, trabalhador) => {
      while (performance.now() < fim && vez < maximo) {
        const desta = vez;
        vez += 1;
        const antes = performance.now();
        await fazer(trabalhador, desta);
        tempos.push(performance.now() - antes);
      }
    }),
  );
  const durou = (performance.now() - comeco) / 1000;
  const ordenados = tempos.toSorted((a, b) => a - b);
  return {
    porSegundo: tempos.length / durou,
    mediana: quantil(ordenados, 0.5),
    p99: quantil(ordenados, 0.99),
    pedidos: tempos.length,
  };
};
