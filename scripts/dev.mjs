import { command, say } from './lib/console.mjs';
import { prepare } from './lib/prepare.mjs';
import { localTool, standInFor } from './lib/run.mjs';
import { server } from './lib/server.mjs';

/** Two processes that reload: the server on every change below src/, the screens through Vite, which proxies to it. */
await command(async () => {
  await prepare();
  say('Telas com recarga: http://localhost:5173/web/');
  return standInFor([
    server('--watch'),
    { program: localTool('vite'), args: ['--strictPort', '--port', '5173'] },
  ]);
});
