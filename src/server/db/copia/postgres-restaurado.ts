import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { CopiaError } from './copia-error.ts';

export interface Conta {
  readonly uid: number;
  readonly gid: number;
}

export interface Recuperar {
  readonly pasta: string;
  /** A folder of its own account, for socket and access rules. */
  readonly oficina: string;
  readonly log: string;
  readonly postgres: string;
  readonly conta: Conta | undefined;
  readonly banco: string;
  readonly buscar: string;
  readonly ate: Date | null;
}

const urlDe = (oficina: string, banco: string): string =>
  `postgresql:///${encodeURIComponent(banco)}?host=${encodeURIComponent(oficina)}&port=5432&user=postgres&sslmode=disable`;

/** What its own settings say of networks, libraries and archives holds elsewhere, not for these minutes. */
const opcoes = ({ oficina, buscar, ate }: Recuperar): string[] => {
  const ditas: Record<string, string> = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${oficina}"`,
    hba_file: path.join(oficina, 'pg_hba.conf'),
    ident_file: path.join(oficina, 'pg_ident.conf'),
    external_pid_file: '',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_min_messages: 'log',
    shared_preload_libraries: '',
    ssl: 'off',
    archive_mode: 'off',
    // So that nothing asks for as much memory and as many connections as the machine it came from had.
    hot_standby: 'off',
    restore_command: buscar,
    recovery_target_action: 'promote',
    ...(ate && { recovery_target_time: ate.toISOString().replace('T', ' ').replace('Z', '+00') }),
  };
  return Object.entries(ditas).flatMap(([nome, valor]) => ['-c', `${nome}=${valor}`]);
};

const CURTO = /recovery ended before configured recovery target was reached/;

const razaoDaFalha = async (log: string): Promise<CopiaError> => {
  const texto = await readFile(log, 'utf8').catch(() => '');
  if (CURTO.test(texto)) {
    const ultimo = /last completed transaction was at log time ([^\n]+)/.exec(texto)?.[1];
    return new CopiaError(
      `O registro do banco na cópia acaba antes desse momento${ultimo ? ` (o último ato nela é de ${ultimo})` : ''}: ` +
        'traga o que falta em wal/, escolha um momento anterior ou restaure sem --ate, até onde ele vai.',
    );
  }
  const linha = texto.split('\n').findLast((cada) => /(FATAL|PANIC)/.test(cada)) ?? '';
  return new CopiaError(
    `O PostgreSQL não recuperou a cópia (${linha.replace(/^.*?(FATAL|PANIC): +/, '')}); veja ${log}.`,
  );
};

const respondeu = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ ainda: boolean }>('select pg_is_in_recovery() as ainda');
    return rows[0]?.ainda === false;
  } catch (error) {
    const { code } = error as { code?: string };
    // Not there yet, or recovering; whatever else it says will not change by waiting.
    if (code === undefined || code.startsWith('57P0') || code.startsWith('E')) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const parar = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const fim = once(child, 'exit');
  child.kill('SIGINT');
  await fim;
};

/** Starts PostgreSQL on what was restored, waits until it reached the moment, and lets it be looked at. */
export const comRestaurado = async <T>(pedido: Recuperar, fazer: (url: string) => Promise<T>): Promise<T> => {
  const { pasta, oficina, postgres, conta, banco } = pedido;
  const log = await open(pedido.log, 'a', 0o600);
  const child = spawn(postgres, ['-D', pasta, ...opcoes(pedido)], {
    cwd: '/',
    detached: true,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' },
    stdio: ['ignore', log.fd, log.fd],
    ...conta,
  });
  try {
    await once(child, 'spawn');
    const url = urlDe(oficina, banco);
    while (!(await respondeu(url))) {
      if (child.exitCode !== null || child.signalCode !== null) throw await razaoDaFalha(pedido.log);
      await delay(100);
    }
    return await fazer(url);
  } finally {
    await parar(child);
    await log.close();
  }
};
