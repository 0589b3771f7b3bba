import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWeb } from './lib/build-web.mjs';
import { CommandError, command, heading, root, say } from './lib/console.mjs';
import { prepare } from './lib/prepare.mjs';
import { envFile, localTool, run } from './lib/run.mjs';

/** @param {string} folder @param {RegExp} pattern */
const programsIn = async (folder, pattern) => {
  const names = (await readdir(join(root, folder))).filter(
    (name) => pattern.test(name) && !/\.test\.ts$/.test(name),
  );
  return names.sort().map((name) => `${folder}/${name}`);
};

await command(async () => {
  await prepare();
  await buildWeb();
  const programs = [
    ...(await programsIn('bench', /\.ts$/)),
    ...(await programsIn('scripts', /^prove-.+\.(ts|mjs)$/)),
  ];
  if (programs.length === 0)
    throw new CommandError('Não há medições em bench/ nem provas em scripts/prove-*.');
  const failed = [];
  for (const program of programs) {
    heading(program);
    const { code } = await run(localTool('node'), [...envFile(), program], { show: true });
    if (code !== 0) failed.push(program);
  }
  say('');
  if (failed.length > 0) throw new CommandError(`Falharam: ${failed.join(', ')}`);
  say(`${programs.length} medições e provas concluídas.`);
});
