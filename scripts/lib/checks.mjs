import { heading, say } from './console.mjs';
import { localEnv, localTool, run } from './run.mjs';

/** Checks that do not run the code; each counts as one test. */
export const checks = [
  // Several checkers would each compute the same types again: on two cores, one takes half the time
  // of four.
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
    // The same for the type-aware half of the linter, which reads the number only from here: a
    // third less work.
    env: { GOMAXPROCS: '1' },
  },
  { name: 'fronteiras', tool: 'node', args: ['scripts/boundaries.ts'] },
];

/** Finds unused files and packages. It needs the whole tree, so only the test command runs it. */
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
