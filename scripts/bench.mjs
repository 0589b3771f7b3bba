import { BUILT_SERVER, buildServer } from './lib/build-server.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { CommandError, command } from './lib/console.mjs';
import { prepare } from './lib/prepare.mjs';
import { envFile, localEnv, localTool, run } from './lib/run.mjs';

/** The measures that take longer than `npm run prove` should: each is one program of bench/longas. */
const [qual, ...resto] = process.argv.slice(2);

await command(async () => {
  if (!qual || !/^[a-z]+$/.test(qual))
    throw new CommandError('Diga qual medida: tudo, volume ou resistencia.');
  await prepare();
  await buildWeb();
  await buildServer();
  const { code } = await run(localTool('node'), [...envFile(), `bench/longas/${qual}.ts`, ...resto], {
    env: localEnv({ SERVIDOR: BUILT_SERVER }),
    show: true,
  });
  return code;
});
