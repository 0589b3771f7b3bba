import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newDataDir,
  type ProofServer,
  removeDataDir,
  startServer,
  stopServer,
} from '../../../scripts/lib/proof-server.ts';

const CLIENTES = 8;
const API = '/api/app-web/v1';

let dataDir: string;
let server: ProofServer;

beforeAll(async () => {
  dataDir = await newDataDir('saida');
  server = await startServer(dataDir, { PROCESSOS: '2', DATABASE_URL: '', ESPERA_AO_ENCERRAR: '3' });
}, 300_000);
afterAll(async () => {
  if (server.process.exitCode === null) await stopServer(server);
  await removeDataDir(dataDir);
}, 90_000);

const pedir = (url: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const pedido = request(`${server.address}${url}`, { agent }, (resposta) => {
      resposta.on('error', reject);
      resposta.on('end', () => resolve(resposta.statusCode ?? 0));
      resposta.resume();
    });
    pedido.on('error', reject);
    pedido.end();
  });

/** Sends its body at the pace of a bad line: begun before the end, complete well after no connection is taken any more. */
const entrarDevagar = (por: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(server.address);
    const corpo = 'login=respondente.cgu&senha=Demo%402026';
    const socket = connect(Number(port), hostname);
    let resposta = '';
    socket.on('error', reject);
    socket.on('data', (parte) => {
      resposta += parte.toString();
    });
    socket.on('end', () => resolve(resposta));
    socket.write(
      `POST ${API}/usuarios/login HTTP/1.1\r\nhost: ${host}\r\norigin: ${server.address}\r\nconnection: close\r\n` +
        `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${corpo.length}\r\n\r\n${corpo.slice(0, 10)}`,
    );
    void esperar(por).then(() => socket.write(corpo.slice(10)));
  });

describe('an instance that is ended under load, behind a balancer that asks whether it is ready', () => {
  it('fails no request: not ready first, then no connection more, what is open answered, and exit 0', async () => {
    let pronta = true;
    let deixou = 0;
    const probes: number[] = [];
    const probe = async (): Promise<void> => {
      const agent = new Agent();
      while (pronta) {
        const status = await pedir('/saude/pronta', agent);
        probes.push(status);
        if (status !== 200) {
          pronta = false;
          deixou = performance.now();
        }
        await esperar(100);
      }
    };
    const estados: number[] = [];
    const cliente = async (numero: number): Promise<void> => {
      // Half of them keep their connection, as a balancer does; what they ask reads the database.
      const agent = new Agent({ keepAlive: numero % 2 === 0 });
      while (pronta)
        estados.push(await pedir(numero % 3 === 0 ? '/api/ufs' : `${API}/orgaos?busca=cgu`, agent));
      agent.destroy();
    };
    const clientes = Array.from({ length: CLIENTES }, (_, numero) => cliente(numero));
    const visto = probe();
    await esperar(500);
    const antes = estados.length;
    // Both halves of their bodies lie on either side of the moment in which no connection is taken any more.
    const lentos = [entrarDevagar(5000), entrarDevagar(6000)];
    await esperar(200);
    const sinal = performance.now();
    const fim = new Promise<number | null>((resolve) => server.process.once('exit', resolve));
    server.process.kill('SIGTERM');
    await Promise.all([visto, ...clientes]);
    expect(deixou - sinal).toBeLessThan(2000);
    expect(probes[0]).toBe(200);
    expect(probes.at(-1)).toBe(503);
    expect(antes).toBeGreaterThan(0);
    expect(new Set(estados)).toEqual(new Set([200]));
    for (const resposta of await Promise.all(lentos)) expect(resposta).toMatch(/^HTTP\/1\.1 200 /);
    expect(await fim).toBe(0);
  }, 120_000);
});
