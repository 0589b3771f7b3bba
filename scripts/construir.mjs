import { buildServer } from './lib/build-server.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { command } from './lib/console.mjs';

/** Pages and server as they are served, without starting them: for an image, or a machine that builds for others. */
await command(async () => {
  await buildWeb();
  await buildServer();
});
