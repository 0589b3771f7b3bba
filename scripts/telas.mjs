import { buildWeb } from './lib/build-web.mjs';
import { command } from './lib/console.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { prepare } from './lib/prepare.mjs';
import { envFile, localTool, run } from './lib/run.mjs';

await command(async () => {
  await prepare();
  await buildWeb();
  process.env.CHROMIUM_PATH = await findBrowser();
  const { code } = await run(localTool('node'), [...envFile(), 'scripts/telas.ts'], { show: true });
  return code;
});
