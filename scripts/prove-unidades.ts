import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The units of deploy/systemd, as systemd itself reads them: what it warns of, and how exposed the service is by its count. */
const executar = promisify(execFile);
const PASTA = join(import.meta.dirname, '../deploy/systemd');
/** What only an installed machine has. */
const DA_INSTALACAO = /is not executable: No such file|Failed to (open|connect|get)|file:\/\//;
const MAIS_EXPOSTO = 2;

const dizer = async (args: readonly string[]): Promise<string> => {
  const { stdout, stderr } = await executar('systemd-analyze', args).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return `${stdout}${stderr}`;
};

const check = (name: string, holds: boolean, mais: string): void => {
  console.log(`${holds ? 'ok   ' : 'FALHA'} ${name}${holds ? '' : `\n${mais}`}`);
  if (!holds) process.exitCode = 1;
};

if (await executar('systemd-analyze', ['--version']).catch(() => null)) {
  for (const nome of await readdir(PASTA)) {
    if (!/\.(service|timer)$/.test(nome)) continue;
    const linhas = (await dizer(['verify', join(PASTA, nome)])).split('\n');
    const queixas = linhas.filter((linha) => linha !== '' && !DA_INSTALACAO.test(linha));
    check(`${nome}: o systemd não se queixa`, queixas.length === 0, queixas.join('\n'));
  }
  const saida = await dizer(['security', '--offline=true', join(PASTA, 'escuta-br.service')]);
  const nota = Number(/exposure level for \S+: ([\d.]+)/.exec(saida)?.[1] ?? 10);
  check(`escuta-br.service: exposto ${nota} de 10, no máximo ${MAIS_EXPOSTO}`, nota <= MAIS_EXPOSTO, saida);
} else {
  console.error('Para esta prova: apt-get install systemd.');
  process.exitCode = 77;
}
