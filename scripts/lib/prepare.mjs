import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { CommandError, root, withProgress } from './console.mjs';
import { withLock } from './lock.mjs';
import { localTool, run, systemEnv } from './run.mjs';

const MINIMUM = [20, 19];
const stampFile = join(root, 'node_modules', '.escuta-stamp');

/** Makes the folder ready to run. When it already is, neither the network nor a lock is used. */
export const prepare = async () => {
  assertNode();
  const wanted = await wantedStamp();
  if (await isStamped(wanted)) return;
  await withLock(async () => {
    if (await isStamped(wanted)) return;
    if (!(await isInstalled())) await install();
    await writeFile(stampFile, wanted);
  });
};

const assertNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  throw new CommandError(
    `É preciso Node ${MINIMUM.join('.')} ou mais novo; este é o ${process.versions.node}.`,
  );
};

const wantedStamp = async () => {
  const lock = await readFile(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${platform()}-${arch()}`).digest('hex');
};

/** @param {string} wanted */
const isStamped = async (wanted) =>
  existsSync(stampFile) && existsSync(localTool('node')) && (await readFile(stampFile, 'utf8')) === wanted;

/**
 * npm writes node_modules/.package-lock.json when it has finished. If it agrees with the lock file,
 * somebody installed by hand and there is nothing to do.
 */
const isInstalled = async () => {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden) || !existsSync(localTool('node'))) return false;
  const [locked, present] = await Promise.all([join(root, 'package-lock.json'), hidden].map(readPackages));
  const isSame = Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    return found
      ? found.version === entry.version
      : Boolean(entry.optional || entry.devOptional || entry.peer);
  });
  return isSame && (await runsNode24());
};

/** @param {string} file @returns {Promise<Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }>>} */
const readPackages = async (file) => JSON.parse(await readFile(file, 'utf8')).packages ?? {};

const runsNode24 = async () => {
  const { code, output } = await run(localTool('node'), ['--version']).catch(() => ({ code: 1, output: '' }));
  return code === 0 && /^v24\./.test(output);
};

const OPTIONS = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

const install = async () => {
  await rm(stampFile, { force: true });
  let result = await npm(
    ['ci', ...OPTIONS],
    'Instalando as dependências (só na primeira vez, cerca de um minuto)',
  );
  // A registry that lacks packages of other systems leaves them out of the lock file, and `npm ci`
  // calls that a mismatch. `npm install --no-save` follows the same lock file without changing it.
  // Unlike `npm ci` it trusts folders that a killed installation left half full, so node_modules is
  // removed first.
  if (result.code !== 0 && result.output.includes('EUSAGE')) {
    await rm(join(root, 'node_modules'), { recursive: true, force: true });
    result = await npm(
      ['install', '--no-save', ...OPTIONS],
      'Instalando as dependências pelo caminho mais lento',
    );
  }
  if (result.code !== 0) {
    throw new CommandError(`Não foi possível instalar as dependências: ${npmComplaint(result.output)}`);
  }
  if (await runsNode24()) return;
  throw new CommandError(
    'As dependências foram instaladas, mas o Node 24 do projeto não funciona nesta máquina.',
  );
};

/** @param {readonly string[]} args @param {string} sentence */
const npm = (args, sentence) =>
  withProgress(
    sentence,
    run('npm', args, { env: systemEnv() }).catch((error) => {
      if (error.code === 'ENOENT') throw new CommandError('O npm não foi encontrado no PATH.');
      throw error;
    }),
  );

/** @param {string} output */
const npmComplaint = (output) => {
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim());
  const useful = lines.filter((line) => line !== '' && !line.startsWith('A complete log'));
  return useful.slice(-4).join(' | ') || 'o npm terminou sem dizer por quê.';
};
