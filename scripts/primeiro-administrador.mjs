import { command } from './lib/console.mjs';
import { prepare } from './lib/prepare.mjs';
import { envFile, localTool, run } from './lib/run.mjs';

await command(async () => {
  await prepare();
  const { code } = await run(
    localTool('node'),
    [...envFile(), 'scripts/primeiro-administrador.ts', ...process.argv.slice(2)],
    { show: true },
  );
  return code;
});
