import { existsSync } from 'node:fs';
import { CommandError, withProgress } from './console.mjs';
import { run } from './run.mjs';

/** The programs with which the redaction tests open documents, and the Debian package of each. */
const TOOLS = [
  ['pdftotext', '-v', 'poppler-utils'],
  ['pdftoppm', '-v', 'poppler-utils'],
  ['pdfimages', '-v', 'poppler-utils'],
  ['qpdf', '--version', 'qpdf'],
];

const runs = async (tool, flag) => {
  const { code } = await run(tool, [flag]).catch(() => ({ code: 1 }));
  return code === 0;
};

const missing = async () => {
  const packages = new Set();
  for (const [tool, flag, name] of TOOLS) if (!(await runs(tool, flag))) packages.add(name);
  return [...packages];
};

/**
 * Independent programs that read PDFs, for the tests: already installed, else from Debian.
 * @returns {Promise<void>}
 */
export const findPdfTools = async () => {
  const before = await missing();
  if (before.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends';
    const script = `apt-get update && ${install} ${before.join(' ')}`;
    await withProgress('Instalando os leitores de PDF dos testes', run('/bin/sh', ['-c', script]));
  }
  const after = await missing();
  if (after.length === 0) return;
  throw new CommandError(
    `Os testes do tarjamento precisam de ${after.join(' e ')}, que não pôde ser instalado. ` +
      `No Debian e no Ubuntu: apt-get install ${after.join(' ')}. No macOS: brew install ${after
        .map((name) => (name === 'poppler-utils' ? 'poppler' : name))
        .join(' ')}.`,
  );
};
