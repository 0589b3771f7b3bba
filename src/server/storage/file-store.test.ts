import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from './create-file-store.ts';
import type { FileStore } from './file-store.ts';

/** A tiny S3: keeps objects in memory, lists two keys per page, takes only signed requests. */
const objects = new Map<string, Buffer>();
const fakeS3 = (): Server =>
  createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3');
    const key = url.pathname.replace(/^\/balde\/?/, '');
    const signed = /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/regiao\/s3\/aws4_request/;
    if (!signed.test(request.headers.authorization ?? '')) return void response.writeHead(403).end();
    if (request.method === 'GET' && key === '') {
      const all = [...objects.keys()]
        .filter((each) => each.startsWith(url.searchParams.get('prefix') ?? ''))
        .sort();
      const from = Number(url.searchParams.get('continuation-token') ?? 0);
      const keys = all.slice(from, from + 2).map((each) => `<Contents><Key>${each}</Key></Contents>`);
      const more = from + 2 < all.length;
      return void response.end(
        `<ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''}${keys.join('')}</ListBucketResult>`,
      );
    }
    if (request.method === 'GET') {
      const found = objects.get(key);
      return void (found ? response.end(found) : response.writeHead(404).end());
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      objects.set(key, Buffer.concat(parts));
      response.end();
    });
  });

let folder: string;
let server: Server;
let stores: Record<'local' | 's3', FileStore>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'anexos-'));
  server = fakeS3().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const s3 = { endpoint, bucket: 'balde', region: 'regiao', keyId: 'id', secret: 'segredo' };
  stores = {
    local: createFileStore({ dataDir: folder, s3: undefined }),
    s3: createFileStore({ dataDir: folder, s3 }),
  };
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const keysOf = async (store: FileStore, prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of store.list(prefix)) keys.push(key);
  return keys.sort();
};

describe.each(['local', 's3'] as const)('the file store, %s', (kind) => {
  it('gives back what was written, the newest where it was written twice, and null for what is not there', async () => {
    const store = stores[kind];
    await store.write('guardados/aa/um', Buffer.from('primeiro'));
    await store.write('guardados/aa/um', Buffer.from('segundo'));
    expect((await store.read('guardados/aa/um'))?.toString()).toBe('segundo');
    expect(await store.read('guardados/aa/outro')).toBeNull();
  });

  it('lists below a prefix, over several pages, and deletes one object or all below a key', async () => {
    const store = stores[kind];
    const keys = ['0', '512', '1024'].map((offset) => `recebendo/bb/x/${offset}`);
    for (const key of keys) await store.write(key, Buffer.from(key));
    await store.write('recebendo/bb/xy/0', Buffer.from('vizinho'));
    expect(await keysOf(store, 'recebendo/bb/x/')).toEqual(keys.toSorted());
    await store.delete('recebendo/bb/x');
    await store.delete('recebendo/bb/nada');
    expect(await keysOf(store, 'recebendo/')).toEqual(['recebendo/bb/xy/0']);
    expect(await keysOf(store, 'vazio/')).toEqual([]);
    expect(await keysOf(store, '')).toContain('recebendo/bb/xy/0');
  });

  it('says that it can be reached, also before the first file', async () => {
    await stores[kind].assertReachable();
    await createFileStore({ dataDir: path.join(folder, 'ainda/nao'), s3: undefined }).assertReachable();
  });

  it.each(['../fora', '/raiz', 'a//b', 'a/../b', 'nome com espaço', ''])(
    'refuses %j as a key',
    async (key) => {
      await expect((async () => stores[kind].write(key, Buffer.from('x')))()).rejects.toThrow('Not a key');
    },
  );
});

describe('the local file store', () => {
  it('keeps files for its own account only, and does not list what a killed write left behind', async () => {
    await stores.local.write('guardados/cc/um', Buffer.from('x'));
    const file = path.join(folder, 'anexos/guardados/cc/um');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
    await writeFile(path.join(path.dirname(file), '.tmp-morto'), 'x');
    expect(await keysOf(stores.local, 'guardados/cc/')).toEqual(['guardados/cc/um']);
  });
});

describe('Lei 13.608/2018, art. 4-B: a copy of the stored files tells the hour of an upload, not the second', () => {
  const HORA = 3_600_000;
  const momentos = async (...paths: string[]) =>
    Promise.all(paths.map(async (each) => (await stat(path.join(folder, each))).mtime.getTime() % HORA));

  it('of what is written and deleted, in the folders too', async () => {
    await stores.local.write('recebendo/dd/x/0', Buffer.from('x'));
    await stores.local.write('guardados/dd/um', Buffer.from('x'));
    await stores.local.delete('recebendo/dd/x');
    expect(
      await momentos(
        'anexos/guardados/dd/um',
        'anexos/guardados/dd',
        'anexos/guardados',
        'anexos/recebendo/dd',
        'anexos',
      ),
    ).toEqual([0, 0, 0, 0, 0]);
  });

  it('of what an earlier version left, to the hour in which it came', async () => {
    await stores.local.write('guardados/ee/velho', Buffer.from('x'));
    const velho = path.join(folder, 'anexos/guardados/ee/velho');
    const quando = new Date('2026-01-05T07:19:22.334Z');
    await utimes(velho, quando, quando);
    await stores.local.roundTimes('guardados/ee/');
    expect((await stat(velho)).mtime.toISOString()).toBe('2026-01-05T07:00:00.000Z');
    await stores.local.roundTimes('guardados/ff/');
  });
});

describe('a file store that cannot be reached says so', () => {
  it('where the folder is no folder, and where nobody answers', async () => {
    const arquivo = path.join(folder, 'arquivo');
    await writeFile(arquivo, 'x');
    const local = createFileStore({ dataDir: path.join(arquivo, 'dados'), s3: undefined });
    await expect(local.assertReachable()).rejects.toThrow();
    const s3 = { endpoint: 'http://127.0.0.1:9', bucket: 'balde', region: 'r', keyId: 'id', secret: 'x' };
    await expect(createFileStore({ dataDir: folder, s3 }).assertReachable()).rejects.toThrow();
  });
});

describe('the S3 file store', () => {
  it('fails loudly when the store refuses', async () => {
    const s3 = {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'balde',
      region: 'regiao',
      keyId: 'outro',
      secret: 'x',
    };
    const store = createFileStore({ dataDir: folder, s3 });
    await expect(store.read('guardados/aa/um')).rejects.toThrow('answered 403');
  });

  it('follows no redirect: neither the signature nor a file goes anywhere else', async () => {
    const visited: string[] = [];
    const leading = createServer((request, response) => {
      visited.push(request.url ?? '');
      response.writeHead(307, { location: '/outro-lugar' }).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => leading.once('listening', resolve));
    const endpoint = `http://127.0.0.1:${(leading.address() as AddressInfo).port}`;
    const s3 = { endpoint, bucket: 'balde', region: 'regiao', keyId: 'id', secret: 'segredo' };
    await expect(createFileStore({ dataDir: folder, s3 }).read('guardados/aa/um')).rejects.toThrow();
    expect(visited).toEqual(['/balde/guardados/aa/um']);
    leading.close();
  });
});
