import { checks, runCheck } from './lib/checks.mjs';
import { command } from './lib/console.mjs';
import { prepare } from './lib/prepare.mjs';

await command(async () => {
  await prepare();
  let failed = 0;
  for (const check of checks) failed += (await runCheck(check)).failed;
  return failed === 0 ? 0 : 1;
});
