import { Agent, get, type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lerExposicao, valorDe } from '#testing/exposicao.ts';
import {
  newDataDir,
  type ProofServer,
  removeDataDir,
  startServer,
  stopServer,
} from '../../../scripts/lib/proof-server.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { createEncerrar } from './encerrar.ts';

const API = '/api/app-web/v1';
const ABERTO = '/.well-known/security.txt';
const SENHA = 'Demo@2026';
const CONEXOES = 16;
const METRICAS_TOKEN = 'k3Yx-9vQ2mW7rT1zB5nJ8cL4pD6sF0gH';

interface Linha {
  readonly processo?: number;
  readonly pid?: number;
  readonly rota?: string;
}

let server: ProofServer;
let banco: pg.Client;
const encerrar = createEncerrar();
const linhas: Linha[] = [];
let palavras = '';

/** A connection that stays open: all it asks goes to the process that it was given to. */
const conexoes = [0, 1].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
const [uma, outra] = conexoes as [Agent, Agent];

interface Resposta {
  readonly status: number;
  readonly corpo: string;
  readonly cookies: string;
  readonly processo: number;
}

interface Pedido {
  readonly method?: string;
  readonly cookie?: string;
  readonly tipo?: string;
  readonly corpo?: string;
}

const pedir = async (
  agent: Agent,
  url: string,
  { method = 'GET', cookie, tipo, corpo }: Pedido = {},
): Promise<Resposta> => {
  const antes = linhas.length;
  const resposta = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      origin: server.address,
      ...(cookie && { cookie }),
      ...(tipo && { 'content-type': tipo, 'content-length': Buffer.byteLength(corpo ?? '') }),
      'x-confirmacao': '000000',
    };
    const pedido = request(`${server.address}${url}`, { agent, method, headers }, resolve);
    pedido.on('error', reject);
    pedido.end(corpo);
  });
  const partes: Buffer[] = [];
  for await (const parte of resposta) partes.push(parte as Buffer);
  await ate(() => linhas.slice(antes).some(({ rota }) => rota !== undefined));
  return {
    status: resposta.statusCode ?? 0,
    corpo: Buffer.concat(partes).toString(),
    cookies: (resposta.headers['set-cookie'] ?? []).map((cada) => cada.split(';')[0]).join('; '),
    processo: linhas.slice(antes).find(({ rota }) => rota !== undefined)?.processo ?? 0,
  };
};

const entrar = (agent: Agent, login: string, senha = SENHA): Promise<Resposta> =>
  pedir(agent, `${API}/usuarios/login`, {
    method: 'POST',
    tipo: 'application/x-www-form-urlencoded',
    corpo: new URLSearchParams({ login, senha }).toString(),
  });

/** Looks at least once more after the time is up: a busy machine is no fault. */
const ate = async (condicao: () => boolean | Promise<boolean>, milissegundos = 30_000): Promise<void> => {
  const fim = performance.now() + milissegundos;
  for (;;) {
    const olhou = performance.now();
    if (await condicao()) return;
    if (olhou > fim) throw new Error(`It did not come to be:\n${palavras.slice(-2000)}`);
    await delay(20);
  }
};

const contato = async (agent: Agent): Promise<string> =>
  (await pedir(agent, ABERTO)).corpo.split('\n')[0] ?? '';

/** How often an address was answered, by the figures that this connection's process tells. */
const contados = async (agent: Agent, rota: string): Promise<number> => {
  const partes: Buffer[] = [];
  const headers = { authorization: `Bearer ${METRICAS_TOKEN}` };
  await new Promise<void>((resolve, reject) => {
    get(`${server.address}/metrics`, { agent, headers }, (resposta) => {
      resposta.on('data', (parte: Buffer) => partes.push(parte));
      resposta.on('end', resolve);
    }).on('error', reject);
  });
  const series = lerExposicao(Buffer.concat(partes).toString());
  return valorDe(series, 'escuta_http_requests_total', { route: rota, outcome: 'ok' }) ?? 0;
};

const pidDo = (numero: number): number =>
  linhas.findLast(({ processo, pid }) => processo === numero && pid !== undefined)?.pid ?? 0;

const isVivo = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

beforeAll(async () => {
  const dataDir = await newDataDir('processos');
  encerrar.depois(() => removeDataDir(dataDir));
  server = await startServer(dataDir, {
    PROCESSOS: '2',
    CONEXOES: String(CONEXOES),
    LOG_LEVEL: 'info',
    DATABASE_URL: '',
    METRICAS_TOKEN,
  });
  encerrar.depois(async () => {
    if (server.process.exitCode === null) await stopServer(server);
  });
  let resto = '';
  const ler = (parte: Buffer): void => {
    palavras += parte.toString();
    const textos = `${resto}${parte.toString()}`.split('\n');
    resto = textos.pop() ?? '';
    for (const texto of textos) if (texto.startsWith('{')) linhas.push(JSON.parse(texto));
  };
  server.process.stdout?.on('data', ler);
  server.process.stderr?.on('data', ler);
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  encerrar.depois(postgres.stop);
  banco = new pg.Client({ connectionString: postgres.url });
  encerrar.depois(() => banco.end());
  await banco.connect();
}, 300_000);

afterAll(async () => {
  for (const agent of conexoes) agent.destroy();
  await encerrar.agora();
}, 60_000);

describe('two processes behind one port', { timeout: 90_000 }, () => {
  it('both answer, and the log says which', async () => {
    const primeiro = await pedir(uma, ABERTO);
    const segundo = await pedir(outra, ABERTO);
    expect([primeiro.processo, segundo.processo].toSorted()).toEqual([1, 2]);
    expect((await pedir(uma, ABERTO)).processo).toBe(primeiro.processo);
  });

  it('a session begun at one is good at the other, and a brake counts over both', async () => {
    const { cookies } = await entrar(uma, 'respondente.cgu');
    expect((await pedir(outra, `${API}/alertas/contagem`, { cookie: cookies })).status).toBe(200);
    const tentativas: number[] = [];
    for (let n = 0; n < 6; n++)
      tentativas.push((await entrar(n % 2 === 0 ? uma : outra, 'joao.cidadao', 'errada')).status);
    expect(tentativas).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('the limit of connections is of both together', async () => {
    const { cookies: cookie } = await entrar(uma, 'respondente.cgu');
    const contagem = `${server.address}${API}/alertas/contagem`;
    await Promise.all([...Array(40).keys()].map(() => fetch(contagem, { headers: { cookie } })));
    const { rows } = await banco.query<{ abertas: number }>(
      `select count(*)::int as abertas from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    // Whoever keeps PostgreSQL alive holds one besides: the first process, and this test.
    expect(rows[0]?.abertas).toBeLessThanOrEqual(CONEXOES + 2);
  });

  it('a change of the settings through one is seen by the other within a second', async () => {
    const { cookies } = await entrar(uma, 'admin');
    expect(await contato(outra)).toBe('Contact: mailto:contato@escuta.invalid');
    const mudanca = {
      mudancas: [{ chave: 'instalacao.emailContato', valor: 'outro@escuta.invalid', visto: null }],
    };
    const mudou = await pedir(uma, `${API}/configuracoes/plataforma`, {
      method: 'PUT',
      cookie: cookies,
      tipo: 'application/json',
      corpo: JSON.stringify(mudanca),
    });
    expect(mudou.status, mudou.corpo).toBeLessThan(300);
    await ate(async () => (await contato(outra)) === 'Contact: mailto:outro@escuta.invalid', 1000);
  });

  it('who comes to a case through one is shown to who listens at the other', async () => {
    const { cookies } = await entrar(uma, 'gestor.cgu');
    const { rows } = await banco.query<{ id: number }>(
      `select m.id from manifestacao m join ouvidoria o on o.id = m.id_ouvidoria where o.sigla = 'CGU'
       and m.id_situacao = 1 order by m.id limit 1`,
    );
    const id = rows[0]?.id ?? 0;
    let ouvido = '';
    const fluxo = get(
      `${server.address}${API}/tratamento/eventos`,
      { agent: outra, headers: { accept: 'text/event-stream', cookie: cookies } },
      (resposta) => resposta.on('data', (parte: Buffer) => (ouvido += parte.toString())),
    );
    fluxo.on('error', () => undefined);
    await ate(() => ouvido.includes('retry:'));
    const veio = await pedir(uma, `${API}/tratamento/${id}/presenca`, {
      method: 'POST',
      cookie: cookies,
      tipo: 'application/json',
      corpo: '{}',
    });
    expect(veio.status, veio.corpo).toBe(200);
    await ate(() => ouvido.includes('event: presenca') && ouvido.includes(`"idManifestacao":${id}`));
    fluxo.destroy();
  });

  it('either of them tells what both have counted', async () => {
    const antes = await contados(uma, ABERTO);
    await pedir(uma, ABERTO);
    await pedir(outra, ABERTO);
    await pedir(outra, ABERTO);
    expect([await contados(uma, ABERTO), await contados(outra, ABERTO)]).toEqual([antes + 3, antes + 3]);
  });

  it('one that is killed is replaced, and the port answers all the while', async () => {
    const contadosAntes = await contados(uma, ABERTO);
    const morto = pidDo(2);
    process.kill(morto, 'SIGKILL');
    await ate(() => palavras.includes('O processo 2 terminou (SIGKILL): outro toma o seu lugar.'));
    const respostas: number[] = [];
    await ate(async () => {
      const deUmaVez = new Agent({ keepAlive: false });
      respostas.push((await pedir(deUmaVez, ABERTO)).status);
      return pidDo(2) !== morto;
    }, 60_000);
    expect(respostas.length).toBeGreaterThan(1);
    expect(new Set(respostas)).toEqual(new Set([200]));
    expect(isVivo(morto)).toBe(false);
    // What it had counted is not lost: a sum that fell would be taken for a restart.
    const sozinha = new Agent({ keepAlive: false });
    expect(await contados(sozinha, ABERTO)).toBeGreaterThanOrEqual(contadosAntes + respostas.length);
  });

  it('SIGTERM ends them all, and none is left behind', async () => {
    const pids = [pidDo(1), pidDo(2)];
    expect(pids.map(isVivo)).toEqual([true, true]);
    server.process.kill('SIGTERM');
    await ate(() => server.process.exitCode !== null);
    expect(server.process.exitCode).toBe(0);
    expect(pids.map(isVivo)).toEqual([false, false]);
  });
});
