import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { command, root, say } from './lib/console.mjs';
import { prepare } from './lib/prepare.mjs';
import { envFile, localEnv, localTool, standInFor } from './lib/run.mjs';
import { server } from './lib/server.mjs';

const [port = '5173'] = process.argv.slice(2);

/** The server's port, for Vite to proxy to: from the environment, else from `.env`. */
const serverPort = async () => {
  if (process.env.PORT || envFile().length === 0) return process.env.PORT || '3000';
  return parseEnv(await readFile(join(root, '.env'), 'utf8')).PORT || '3000';
};

/**
 * Two processes that reload: the server on every change below src/, and the screens through Vite,
 * which proxies to it.
 */
await command(async () => {
  await prepare();
  say(`Telas com recarga: http://localhost:${port}/web/`);
  return standInFor([
    // One process: what is watched is what it reads, and there is one to look into.
    { ...server('src/server/main.ts', '--watch'), env: localEnv({ PROCESSOS: '1' }) },
    {
      program: localTool('vite'),
      args: ['--strictPort', '--port', port],
      env: localEnv({ PORT: await serverPort() }),
    },
  ]);
});
