import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_SERVER, buildServer } from './lib/build-server.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { checks, leftovers, runCheck } from './lib/checks.mjs';
import { command, heading, say } from './lib/console.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { findPdfTools } from './lib/find-pdf-tools.mjs';
import { prepare } from './lib/prepare.mjs';
import { tallyPlaywright, tallyVitest } from './lib/results.mjs';
import { localEnv, localTool, run } from './lib/run.mjs';

/** @param {string} file */
const readReport = async (file) => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    say(`✗ o executor não deixou o relatório ${file}`);
    return undefined;
  }
};

const build = {
  name: 'construção das telas e do servidor',
  work: async () => {
    await buildWeb();
    await buildServer();
    return { passed: 2, failed: 0 };
  },
};

/** @param {string} folder */
const steps = (folder) => {
  const vitestReport = join(folder, 'vitest.json');
  const browserReport = join(folder, 'playwright.json');
  return [
    {
      name: 'unidade, API e componentes',
      work: async () => {
        heading('unidade, API e componentes');
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
        const { code } = await run(localTool('vitest'), ['run', ...reporters], { show: true });
        return tallyVitest(await readReport(vitestReport), code);
      },
    },
    {
      name: 'navegador',
      work: async () => {
        heading('navegador');
        const env = localEnv({
          CHROMIUM_PATH: await findBrowser(),
          PLAYWRIGHT_JSON: browserReport,
          SERVIDOR: BUILT_SERVER,
        });
        const { code } = await run(localTool('playwright'), ['test'], { env, show: true });
        return tallyPlaywright(await readReport(browserReport), code);
      },
    },
  ];
};

/** A step that breaks counts as one failure, and the others still run. */
const attempt = async ({ name, work }) => {
  try {
    return { notes: [], ...(await work()), name };
  } catch (error) {
    return { name, passed: 0, failed: 1, notes: [error.message] };
  }
};

const all = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'escuta-test-'));
  try {
    // Each of these uses at most one core: side by side they take half the time.
    const results = await Promise.all([
      ...[...checks, leftovers].map((check) => attempt({ name: check.name, work: () => runCheck(check) })),
      attempt(build),
    ]);
    for (const step of steps(folder)) results.push(await attempt(step));
    return results;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

await command(async () => {
  const preparation = await attempt({
    name: 'preparo',
    work: async () => {
      const prepared = await prepare();
      await findPdfTools();
      return { passed: 0, failed: 0, ...prepared };
    },
  });
  const results = preparation.failed > 0 ? [preparation] : await all();
  heading('resumo');
  for (const { name, passed, failed, notes } of results) {
    say(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passaram, ${failed} falharam`);
    for (const note of notes) say(`    ${note}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
});
