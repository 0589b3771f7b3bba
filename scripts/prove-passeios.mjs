import { localEnv, localTool, run } from './lib/run.mjs';

/**
 * The random walks of a case through the real server, many more than in the tests, with a seed that
 * changes daily and is printed. A failure is reduced to the fewest moves and can be repeated with
 * PASSEIOS_SEMENTE.
 */
const PASSEIOS = process.env.PASSEIOS ?? '400';
const PASSEIOS_SEMENTE = process.env.PASSEIOS_SEMENTE ?? String(Math.floor(Date.now() / 86_400_000));

const { code } = await run(
  localTool('vitest'),
  ['run', '--project', 'api', 'src/capabilities/manifestacao/server/passeios-ao-acaso.api.test.ts'],
  { env: localEnv({ PASSEIOS, PASSEIOS_SEMENTE }), show: true },
);
process.exitCode = code;
