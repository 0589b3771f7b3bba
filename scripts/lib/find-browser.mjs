import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError, withProgress } from './console.mjs';
import { localTool, run } from './run.mjs';

/** The headless shell draws the same pages without a window, in two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * A Chromium that runs: one already installed, else Playwright's, else Debian's.
 * @returns {Promise<string>} the path of its executable
 */
export const findBrowser = async () => {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await runs(given)) return given;
    throw new CommandError(`CHROMIUM_PATH aponta para ${given}, que não é um navegador que funcione.`);
  }
  return (
    (await firstThatRuns(onPath())) ??
    (await firstThatRuns(await playwrightsOwn())) ??
    (await installPlaywrights()) ??
    (await installDebians()) ??
    nothingFound()
  );
};

const nothingFound = () => {
  throw new CommandError(
    'Nenhum Chromium foi encontrado nem pôde ser instalado; instale um e informe o caminho em CHROMIUM_PATH.',
  );
};

const onPath = () =>
  NAMES.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  ).filter((path) => existsSync(path));

const playwrightsOwn = async () => {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].filter((path) => existsSync(path));
};

/** @param {readonly string[]} paths */
const firstThatRuns = async (paths) => {
  for (const path of paths) if (await runs(path)) return path;
  return undefined;
};

/** Asks for its version: Ubuntu's `chromium-browser` only tells people to install a snap. */
const runs = async (path) => {
  const { code, output } = await run(path, ['--version', '--no-sandbox']).catch(() => ({
    code: 1,
    output: '',
  }));
  return code === 0 && /\d+\.\d+\.\d+/.test(output);
};

const installPlaywrights = async () => {
  await withProgress('Baixando o Chromium dos testes', run(localTool('playwright'), ['install', 'chromium']));
  return firstThatRuns(await playwrightsOwn());
};

const installDebians = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends';
  const script = `apt-get update && (${install} chromium-headless-shell || ${install} chromium)`;
  await withProgress('Instalando o Chromium do Debian', run('/bin/sh', ['-c', script]));
  return firstThatRuns(onPath());
};
