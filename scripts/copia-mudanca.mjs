import { command } from './lib/console.mjs';
import { prepare } from './lib/prepare.mjs';
import { envFile, localTool, run } from './lib/run.mjs';

await command(async () => {
  await prepare();
  const args = [...envFile(), 'scripts/copia-mudanca.ts', ...process.argv.slice(2)];
  const { code } = await run(localTool('node'), args, { show: true });
  return code;
});
