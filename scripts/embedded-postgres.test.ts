import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepEmbeddedDatabase } from '#server/db/embedded-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

const LIMIT_MS = 60_000;
const root = process.getuid?.() === 0;
const started: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];
let base: string;
let dataDir: string;
let made: string;

/** Creating a cluster takes seconds: tests not about the first start get a copy of this one. */
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'escuta pg feito '));
  await chmod(made, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: join(made, 'pasta de dados') });
  await postgres.stop();
}, LIMIT_MS);

afterAll(() => rm(made, { recursive: true, force: true }));

const copyMade = () => execFileSync('cp', ['-a', join(made, 'pasta de dados'), dataDir]);

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'escuta pg '));
  await chmod(base, 0o755);
  dataDir = join(base, 'pasta de dados');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const postgres of started.splice(0)) await postgres.stop();
  await rm(base, { recursive: true, force: true });
}, LIMIT_MS);

const start = async (options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) => {
  const postgres = await startEmbeddedPostgres({ dataDir, ...options });
  started.push(postgres);
  return postgres;
};

const query = async (postgres: { url: string }, text: string) => {
  const client = new pg.Client(postgres.url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

const postmasterPid = async () => {
  const text = await readFile(join(dataDir, 'postgres-18', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const holdInAnotherProcess = async (user: { uid?: number; gid?: number } = {}) => {
  const fixture = join(dirname(fileURLToPath(import.meta.url)), 'fixtures', 'hold-postgres.ts');
  const child = spawn(process.execPath, [fixture, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  });
  children.push(child);
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the holder exited with ${code}`))),
  ]);
  return { child, url: String(line).trim() };
};

describe.each([18, 15] as const)('embedded PostgreSQL %i', (version) => {
  test(
    'starts in a folder whose path has spaces, with the extensions and the Portuguese order we need',
    async () => {
      // The one created before the tests was a first start too, in a folder with spaces.
      if (version === 18) copyMade();
      const postgres = await start({ version });
      for (const extension of ['unaccent', 'pg_trgm', 'pgcrypto', 'citext']) {
        await query(postgres, `create extension ${extension}`);
      }
      const [row] = await query(
        postgres,
        `select current_setting('server_version_num')::int / 10000 as version, unaccent('ação') as plain,
              lower('ÉÇÃ') as lower, array_length(show_trgm('ção'), 1) as trigrams,
              (select string_agg(nome, ' ' order by nome) from unnest(array['Zé', 'bola', 'Ávila', 'Érica']) nome) as sorted`,
      );
      expect(row).toEqual({
        version,
        plain: 'acao',
        lower: 'éçã',
        trigrams: 4,
        sorted: 'Ávila bola Érica Zé',
      });
    },
    LIMIT_MS,
  );
});

test(
  'opens no TCP port and a socket folder nobody else can enter',
  async () => {
    copyMade();
    const postgres = await start();
    expect(await query(postgres, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect((await stat(postgres.socketDir)).mode & 0o777).toBe(0o700);
  },
  LIMIT_MS,
);

test(
  'gives the address of another database of the same cluster',
  async () => {
    copyMade();
    const postgres = await start();
    await query(postgres, 'create database "outro banco"');
    const rows = await query({ url: postgres.urlFor('outro banco') }, 'select current_database() as name');
    expect(rows).toEqual([{ name: 'outro banco' }]);
  },
  LIMIT_MS,
);

test(
  'keeps the data between two starts and is gone after the stop',
  async () => {
    copyMade();
    const first = await start();
    await query(first, 'create table caso (id int)');
    const pid = await postmasterPid();
    await first.stop();
    // The process ends a moment after its last file was removed.
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await query(await start(), 'select count(*)::int as n from caso')).toEqual([{ n: 0 }]);
  },
  LIMIT_MS,
);

test(
  'comes back, with its data and at the same address, when it dies under a running server',
  async () => {
    copyMade();
    let died = 0;
    const postgres = await keepEmbeddedDatabase({ dataDir }, () => {
      died += 1;
    });
    try {
      await query(postgres, 'create table caso (id int)');
      const pid = await postmasterPid();
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => isAlive(pid)).toBe(false);
      // Every broken connection of the pool reports it.
      postgres.revive();
      postgres.revive();
      await expect
        .poll(() => query(postgres, 'select count(*)::int as n from caso').catch(() => null), {
          timeout: LIMIT_MS,
        })
        .toEqual([{ n: 0 }]);
      expect(died).toBe(1);
    } finally {
      await postgres.stop();
    }
    await expect(postmasterPid()).rejects.toThrow();
  },
  LIMIT_MS,
);

test(
  'adopts the running cluster after its process was killed with -9, and then owns it',
  async () => {
    copyMade();
    const { child, url } = await holdInAnotherProcess();
    await query({ url }, 'create table sobrevivente (id int)');
    const pid = await postmasterPid();
    child.kill('SIGKILL');
    await once(child, 'exit');

    const adopted = await start();
    expect(await postmasterPid()).toBe(pid);
    expect(await query(adopted, 'select count(*)::int as n from sobrevivente')).toEqual([{ n: 0 }]);
    await adopted.stop();
    await expect(postmasterPid()).rejects.toThrow('ENOENT');
  },
  LIMIT_MS,
);

test(
  'lets only the last of two processes shut the cluster down',
  async () => {
    copyMade();
    const { child } = await holdInAnotherProcess();
    const here = await start();
    const pid = await postmasterPid();
    await here.stop();
    expect(await postmasterPid()).toBe(pid);
    child.kill('SIGTERM');
    await once(child, 'exit');
    await expect(postmasterPid()).rejects.toThrow('ENOENT');
  },
  LIMIT_MS,
);

test(
  'two first starts at the same moment share one cluster',
  async () => {
    const [one, other] = await Promise.all([start(), start()]);
    await query(one, 'create table comum (id int)');
    expect(await query(other, 'select count(*)::int as n from comum')).toEqual([{ n: 0 }]);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres-18', 'postgres-18.log']);
  },
  LIMIT_MS,
);

test(
  'an ephemeral cluster is deleted by its last stop',
  async () => {
    copyMade();
    const [one, other] = await Promise.all([start({ ephemeral: true }), start({ ephemeral: true })]);
    await one.stop();
    expect(await readdir(dataDir)).toContain('postgres-18');
    await other.stop();
    expect(await readdir(dataDir)).toEqual(['postgres-18.log']);
  },
  LIMIT_MS,
);

describe('a postmaster.pid left behind', () => {
  const leaveBehind = async (content: (original: string) => string) => {
    copyMade();
    const holder = await holdInAnotherProcess();
    await query({ url: holder.url }, 'create table antes (id int)');
    const pid = await postmasterPid();
    const original = await readFile(join(dataDir, 'postgres-18', 'postmaster.pid'), 'utf8');
    process.kill(pid, 'SIGKILL');
    holder.child.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false);
    await writeFile(join(dataDir, 'postgres-18', 'postmaster.pid'), content(original));
  };

  test.each([
    ['with a dead pid', (original: string) => original],
    [
      'whose pid belongs to another program',
      (original: string) => original.replace(/^\d+/, String(process.pid)),
    ],
    ['that was cut at the first byte', () => ''],
  ])(
    '%s does not stop the start',
    async (_name, content) => {
      await leaveBehind(content);
      expect(await query(await start(), 'select count(*)::int as n from antes')).toEqual([{ n: 0 }]);
    },
    LIMIT_MS,
  );
});

test(
  'a data folder deleted under a running cluster gives way to a new one',
  async () => {
    copyMade();
    const { child } = await holdInAnotherProcess();
    const ghost = await postmasterPid();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await rm(dataDir, { recursive: true });
    expect(await query(await start(), 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await expect.poll(() => isAlive(ghost), { timeout: 5_000 }).toBe(false);
  },
  LIMIT_MS,
);

test(
  'what a killed initdb left is cleared away, not used',
  async () => {
    copyMade();
    const { child } = await holdInAnotherProcess();
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(join(dataDir, 'postgres-18'), { recursive: true });
    const half = join(dataDir, `postgres-18.nova-${child.pid}-0badcafe`);
    await mkdir(half);
    await writeFile(join(half, 'PG_VERSION'), '18');
    await start();
    expect(await readdir(dataDir)).not.toContain(`postgres-18.nova-${child.pid}-0badcafe`);
  },
  LIMIT_MS,
);

test(
  'a cluster that cannot start is explained in one Portuguese sentence',
  async () => {
    copyMade();
    await rm(join(dataDir, 'postgres-18', 'global'), { recursive: true });
    await expect(start()).rejects.toThrow(
      /^O PostgreSQL embutido não iniciou \(.+\); veja .+postgres-18\.log$/,
    );
  },
  LIMIT_MS,
);

if (root) {
  const canOthersWalkHere = async () => {
    for (let folder = process.execPath; folder !== '/'; folder = dirname(folder)) {
      if (((await stat(folder)).mode & 0o001) === 0) return false;
    }
    return true;
  };

  describe('as root', () => {
    test('the server runs as nobody, never as root', async () => {
      expect((await stat(join(made, 'pasta de dados', 'postgres-18'))).uid).toBe(65_534);
    });

    test(
      'a data folder nobody can reach keeps the cluster in /var/lib, under an id of its own',
      async () => {
        await chmod(base, 0o700);
        const postgres = await start();
        const id = await readFile(join(dataDir, 'postgres-id'), 'utf8');
        const home = join('/var/lib/escuta-br', id);
        try {
          expect(id).toMatch(/^[0-9a-f]{16}$/);
          expect(await readdir(home)).toContain('postgres-18');
          await query(postgres, 'create table longe (id int)');
          await postgres.stop();
          expect(await query(await start(), 'select count(*)::int as n from longe')).toEqual([{ n: 0 }]);
        } finally {
          for (const each of started.splice(0)) await each.stop();
          await rm(home, { recursive: true });
        }
      },
      LIMIT_MS,
    );

    test(
      'an existing cluster out of reach is refused, not replaced by an empty one',
      async () => {
        copyMade();
        await chmod(base, 0o700);
        await expect(start()).rejects.toThrow('não consegue chegar até essa pasta');
      },
      LIMIT_MS,
    );

    test(
      'an ephemeral cluster leaves nothing in /var/lib',
      async () => {
        await chmod(base, 0o700);
        const postgres = await start({ ephemeral: true });
        const id = await readFile(join(dataDir, 'postgres-id'), 'utf8');
        await postgres.stop();
        expect(await readdir('/var/lib/escuta-br')).not.toContain(id);
      },
      LIMIT_MS,
    );
  });

  if (await canOthersWalkHere()) {
    test(
      'an ordinary user runs the server as itself, and root then keeps that owner',
      async () => {
        const user = { uid: 1, gid: 1 };
        await chmod(base, 0o777);
        const { child, url } = await holdInAnotherProcess(user);
        await query({ url }, 'create table minha (id int)');
        expect((await stat(join(dataDir, 'postgres-18'))).uid).toBe(user.uid);
        child.kill('SIGTERM');
        await once(child, 'exit');
        expect(await query(await start(), 'select count(*)::int as n from minha')).toEqual([{ n: 0 }]);
      },
      LIMIT_MS,
    );
  }
} else {
  test('an ordinary user runs the server as itself', async () => {
    expect((await stat(join(made, 'pasta de dados', 'postgres-18'))).uid).toBe(process.getuid?.());
  });
}
