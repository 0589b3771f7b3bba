import { command } from './lib/console.mjs';
import { prepare } from './lib/prepare.mjs';
import { localTool, standInFor } from './lib/run.mjs';

await command(async () => {
  await prepare();
  return standInFor([{ program: localTool('vitest'), args: ['watch', ...process.argv.slice(2)] }]);
});
