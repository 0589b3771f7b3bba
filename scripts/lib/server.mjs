import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './console.mjs';
import { envFile, localTool } from './run.mjs';

const preload = pathToFileURL(join(root, 'scripts', 'lib', 'server-preload.mjs')).href;

/**
 * How the server is started everywhere: the project's Node, and `.env` if there is one.
 * @param {string} main its sources, or what was built of them @param {readonly string[]} nodeOptions
 */
export const server = (main, ...nodeOptions) => ({
  program: localTool('node'),
  // The memory for what was just made: see src/server/processos/primeiro.ts.
  args: [...envFile(), '--import', preload, '--max-semi-space-size=8', ...nodeOptions, main],
});
