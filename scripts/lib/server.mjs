import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './console.mjs';
import { envFile, localTool } from './run.mjs';

const preload = pathToFileURL(join(root, 'scripts', 'lib', 'server-preload.mjs')).href;

/** How the server is started everywhere: the project's Node, and `.env` if there is one. */
export const server = (...nodeOptions) => ({
  program: localTool('node'),
  args: [...envFile(), '--import', preload, ...nodeOptions, 'src/server/main.ts'],
});
