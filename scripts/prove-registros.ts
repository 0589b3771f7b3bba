import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { newDataDir, type ProofServer, removeDataDir, startServer, stopServer } from './lib/proof-server.ts';

/**
 * 200 filings from 50 clients at once, with the server killed in the middle: every acknowledged one
 * is there afterwards, none twice, and the office's numbers of the year have no gap. A client that
 * got no answer sends the same filing again, as the browser does.
 */
const FILINGS = 200;
const CLIENTS = 50;
const OFFICE = 65;

interface Filed {
  readonly numeroProtocolo: string;
  readonly codigoAcesso: string;
}

const login = async ({ address }: ProofServer): Promise<string> => {
  const response = await fetch(`${address}/api/app-web/v1/usuarios/login`, {
    method: 'POST',
    body: new URLSearchParams({ login: 'joao.cidadao', senha: 'Demo@2026' }),
  });
  if (!response.ok) throw new Error(`Login: HTTP ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

const file = async (address: string, cookie: string, chaveEnvio: string): Promise<Filed> => {
  const response = await fetch(`${address}/api/app-web/v1/manifestacoes`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      chaveEnvio,
      idTipoManifestacao: 2,
      idOuvidoriaDestino: OFFICE,
      teor: { texto: `Prova de carga ${chaveEnvio}.` },
    }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  return (await response.json()) as Filed;
};

/** Sends all keys through `CLIENTS` clients; what fails is left for the next round. */
const round = async (
  { address }: ProofServer,
  cookie: string,
  keys: readonly string[],
  filed: Map<string, Filed>,
  onFiled: () => void = () => undefined,
): Promise<void> => {
  const queue = [...keys];
  const client = async () => {
    for (let key = queue.shift(); key; key = queue.shift()) {
      try {
        filed.set(key, await file(address, cookie, key));
        onFiled();
      } catch {
        // The server is gone or going: the key stays unanswered and is sent again.
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
};

const sequencia = (filed: Filed): number => Number(filed.numeroProtocolo.slice(6, 12));

const check = (name: string, holds: boolean): void => {
  console.log(`${holds ? 'ok   ' : 'FALHA'} ${name}`);
  if (!holds) process.exitCode = 1;
};

const gapless = (all: readonly Filed[]): boolean => {
  const numbers = all.map(sequencia).sort((a, b) => a - b);
  return numbers.every((n, i) => n === (numbers[0] ?? 0) + i);
};

const dataDir = await newDataDir('prova');
let server = await startServer(dataDir);
try {
  let cookie = await login(server);
  const first = new Map<string, Filed>();
  const began = performance.now();
  await round(
    server,
    cookie,
    Array.from({ length: FILINGS }, () => randomUUID()),
    first,
  );
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${first.size} registros por ${CLIENTS} clientes em ${seconds.toFixed(1)} s (${(first.size / seconds).toFixed(0)}/s)`,
  );
  check(
    `${FILINGS} protocolos distintos`,
    new Set([...first.values()].map((f) => f.numeroProtocolo)).size === FILINGS,
  );
  check('sem lacuna', gapless([...first.values()]));

  const keys = Array.from({ length: FILINGS }, () => randomUUID());
  const second = new Map<string, Filed>();
  let killed: Promise<void> | undefined;
  await round(server, cookie, keys, second, () => {
    if (second.size === FILINGS / 4) killed ??= stopServer(server, 'SIGKILL');
  });
  await killed;
  const acknowledged = new Map(second);
  console.log(`servidor morto depois de ${acknowledged.size} respostas`);
  await sleep(500);
  server = await startServer(dataDir);
  cookie = await login(server);
  await round(server, cookie, keys, second);
  check('todos registrados depois da volta', second.size === FILINGS);
  const again = new Map<string, Filed>();
  await round(server, cookie, keys, again);
  const same = (key: string, filed: Filed) =>
    again.get(key)?.numeroProtocolo === filed.numeroProtocolo &&
    again.get(key)?.codigoAcesso === filed.codigoAcesso;
  check(
    'cada registro confirmado continua lá, com o mesmo código',
    [...acknowledged].every(([k, f]) => same(k, f)),
  );
  const all = [...first.values(), ...again.values()];
  check('nenhum duas vezes', new Set(all.map((f) => f.numeroProtocolo)).size === 2 * FILINGS);
  check('numeração sem lacuna', gapless(all));
} finally {
  await stopServer(server);
  await removeDataDir(dataDir);
}
