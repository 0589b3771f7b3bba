import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
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

/** 'scripts/prove-copia.ts' is asked for as 'copia'. @param {string} program */
const nameOf = (program) => basename(program).replace(/^prove-|\.\w+$/g, '');

/** A proof ends with it where a package of the system is missing, and says which. */
const NOT_HERE = 77;

await command(async () => {
  await prepare();
  const asked = process.argv.slice(2);
  const all = [
    ...(await programsIn('bench', /\.ts$/)),
    ...(await programsIn('scripts', /^prove-.+\.(ts|mjs)$/)),
  ];
  const unknown = asked.filter((name) => !all.some((program) => nameOf(program) === name));
  if (unknown.length > 0)
    throw new CommandError(`Não há prova '${unknown[0]}'; há: ${all.map(nameOf).join(', ')}.`);
  const programs = all.filter((program) => asked.length === 0 || asked.includes(nameOf(program)));
  await buildWeb();
  if (programs.length === 0)
    throw new CommandError('Não há medições em bench/ nem provas em scripts/prove-*.');
  const failed = [];
  const left = [];
  for (const program of programs) {
    heading(program);
    const { code } = await run(localTool('node'), [...envFile(), program], { show: true });
    if (code === NOT_HERE) left.push(program);
    else if (code !== 0) failed.push(program);
  }
  say('');
  if (failed.length > 0) throw new CommandError(`Falharam: ${failed.join(', ')}`);
  for (const program of left) say(`Não feita, porque falta o que ela pede: ${program}`);
  say(`${programs.length - left.length} medições e provas concluídas.`);
  // Asked for by name, it was to be done.
  return left.length > 0 && asked.length > 0 ? 1 : 0;
});
