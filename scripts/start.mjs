import { BUILT_SERVER, buildServer } from './lib/build-server.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { command } from './lib/console.mjs';
import { prepare } from './lib/prepare.mjs';
import { standInFor } from './lib/run.mjs';
import { server } from './lib/server.mjs';

await command(async () => {
  await prepare();
  await buildWeb();
  await buildServer();
  return standInFor([server(BUILT_SERVER)]);
});
