import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const MAIN = path.join(import.meta.dirname, 'main.ts');

describe('the start', () => {
  it('refuses a busy port with a sentence before it makes a database', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'escuta-porta-'));
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const dataDir = path.join(folder, 'dados');
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    };
    const failure = await promisify(execFile)(process.execPath, [MAIN], { env }).catch((error) => error);
    other.close();
    expect(failure.code).toBe(1);
    expect(failure.stderr).toContain(`a porta ${port} já está em uso`);
    expect(existsSync(dataDir)).toBe(false);
    await rm(folder, { recursive: true });
  });
});
