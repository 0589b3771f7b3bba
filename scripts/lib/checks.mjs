import { heading, say } from './console.mjs';
import { localEnv, localTool, run } from './run.mjs';

/** What can be said of the code without running it; each counts as one test. */
export const checks = [
  // Several checkers each work out the same types again: on two cores one takes half the time of four.
  { name: 'tipos', tool: 'tsc', args: ['--noEmit', '-p', '.', '--checkers', '1'] },
  {
    name: 'lint e formato',
    tool: 'biome',
    args: ['ci', '--error-on-warnings', '--max-diagnostics=50', '--colors=off', '.'],
  },
  {
    name: 'promessas',
    tool: 'oxlint',
    args: ['--type-aware', '--deny-warnings', '-c', '.oxlintrc.json', '.'],
    // The same of its type-aware half, which takes the number from here only: a third less work.
    env: { GOMAXPROCS: '1' },
  },
  { name: 'fronteiras', tool: 'node', args: ['scripts/boundaries.ts'] },
];

/** Files and packages that nothing uses; needs the whole tree, so it is left to the test command. */
export const leftovers = {
  name: 'sobras',
  tool: 'knip',
  args: ['--no-progress', '--no-config-hints'],
};

/** @param {{ name: string, tool: string, args: readonly string[], env?: Record<string, string> }} check */
export const runCheck = async ({ name, tool, args, env }) => {
  const { code, output } = await run(localTool(tool), args, { env: localEnv(env) });
  const isClean = code === 0;
  heading(name);
  if (!isClean) say(output.trimEnd());
  say(isClean ? `✓ ${name}` : `✗ ${name}`);
  return { name, passed: isClean ? 1 : 0, failed: isClean ? 0 : 1 };
};
