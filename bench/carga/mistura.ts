import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** Whose requests these are, as the gate sees them (`src/server/admissao/classe.ts`). */
export type Parte = 'ato-da-equipe' | 'ato' | 'leitura-com-conta' | 'leitura-anonima';

export interface Resposta {
  readonly parte: Parte;
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | undefined;
}

interface Pedido {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string;
  readonly corpo?: object;
}

const SENHA = 'Demo@2026';
const CGU = 6;
const BUSCAS = ['saúde', 'escola', 'contrato', 'diárias', 'obra', 'vacina'];
/** One of each ten is a staff's act, one a filing; the rest is read, half of it without an account. */
const PARTES: readonly Parte[] = [
  'leitura-anonima',
  'leitura-com-conta',
  'leitura-anonima',
  'leitura-com-conta',
  'ato-da-equipe',
  'leitura-anonima',
  'leitura-com-conta',
  'leitura-anonima',
  'leitura-com-conta',
  'ato',
];

const agent = new Agent({ keepAlive: true, maxFreeSockets: 512 });

interface Bruta {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly cookies: readonly string[];
  readonly texto: string;
}

const mandar = (porta: number, { method, path, cookie, corpo }: Pedido): Promise<Bruta> =>
  new Promise((resolve, reject) => {
    const isForm = corpo instanceof URLSearchParams;
    const texto = isForm ? corpo.toString() : corpo && JSON.stringify(corpo);
    const tipo = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const headers = {
      accept: 'application/json',
      ...(cookie && { cookie }),
      ...(texto !== undefined && { 'content-type': tipo, 'content-length': Buffer.byteLength(texto) }),
    };
    const pedido = request({ agent, port: porta, host: '127.0.0.1', method, path, headers }, (resposta) => {
      const pedacos: Buffer[] = [];
      resposta.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
      resposta.on('error', reject);
      resposta.on('end', () =>
        resolve({
          status: resposta.statusCode ?? 0,
          retryAfter: resposta.headers['retry-after'],
          cookies: resposta.headers['set-cookie'] ?? [],
          texto: Buffer.concat(pedacos).toString(),
        }),
      );
    });
    pedido.on('error', reject);
    pedido.end(texto);
  });

const entrar = async (porta: number, login: string): Promise<string> => {
  const { status, cookies, texto } = await mandar(porta, {
    method: 'POST',
    path: '/api/app-web/v1/usuarios/login',
    corpo: new URLSearchParams({ login, senha: SENHA }),
  });
  if (status !== 200) throw new Error(`${login}: ${status} ${texto}`);
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
};

export interface Mistura {
  /** The next request of the mix, sent and timed. */
  proxima(): Promise<Resposta>;
  /** One request of this part. */
  uma(parte: Parte): Promise<Resposta>;
}

/**
 * What an office's day looks like, made smaller: lists and searches, notes on cases, filings. Who files takes turns: an account may
 * do so only so often in an hour.
 */
export const prepararMistura = async (
  porta: number,
  pessoas: readonly string[] = ['maria.cidada'],
): Promise<Mistura> => {
  const equipe = await entrar(porta, 'gestor.cgu');
  const cidadas: string[] = [];
  for (const login of pessoas) cidadas.push(await entrar(porta, login));
  const lista = await mandar(porta, {
    method: 'GET',
    path: '/api/app-web/v1/tratamento/manifestacoes',
    cookie: equipe,
  });
  const { itens = [] } = JSON.parse(lista.texto) as { itens?: readonly { idManifestacao: number }[] };
  if (itens.length === 0) throw new Error(`sem casos na lista: ${lista.status} ${lista.texto.slice(0, 200)}`);
  let vez = 0;
  /** Each round of the mix is about another case. */
  const caso = (): number => itens[Math.floor(vez / PARTES.length) % itens.length]?.idManifestacao ?? 0;
  const pedidos: Readonly<Record<Parte, () => Pedido>> = {
    'leitura-anonima': () => ({
      method: 'GET',
      path: `/api/app-web/v1/busca/pedidos?q=${encodeURIComponent(BUSCAS[vez % BUSCAS.length] ?? '')}`,
    }),
    'leitura-com-conta': () => ({
      method: 'GET',
      path:
        vez % 4 === 1
          ? `/api/app-web/v1/manifestacoes/${caso()}`
          : '/api/app-web/v1/tratamento/manifestacoes',
      cookie: equipe,
    }),
    'ato-da-equipe': () => ({
      method: 'POST',
      path: `/api/app-web/v1/tratamento/${caso()}/notas`,
      cookie: equipe,
      corpo: { texto: 'Nota de medida.' },
    }),
    ato: () => ({
      method: 'POST',
      path: '/api/app-web/v1/manifestacoes',
      cookie: cidadas[Math.floor(vez / PARTES.length) % cidadas.length] ?? '',
      corpo: {
        chaveEnvio: randomUUID(),
        idTipoManifestacao: 2,
        idOuvidoriaDestino: CGU,
        teor: { texto: 'O atendimento demorou mais de três horas.' },
      },
    }),
  };
  const uma = async (parte: Parte): Promise<Resposta> => {
    const inicio = performance.now();
    const { status, retryAfter } = await mandar(porta, pedidos[parte]());
    return { parte, status, retryAfter, ms: performance.now() - inicio };
  };
  return {
    uma,
    proxima: () => {
      vez += 1;
      return uma(PARTES[vez % PARTES.length] ?? 'leitura-anonima');
    },
  };
};
