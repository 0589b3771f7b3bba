import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { CopiaError } from './copia-error.ts';

const executar = promisify(execFile);

const DO_SISTEMA = ['/usr/local/bin', '/usr/bin', '/bin'];

/** Where Debian keeps each major version, and then where programs are. */
const lugares = (postgres: number): string[] => [`/usr/lib/postgresql/${postgres}/bin`, ...DO_SISTEMA];

const versaoDe = async (programa: string): Promise<number> => {
  const { stdout } = await executar(programa, ['--version']).catch(() => ({ stdout: '' }));
  return Number(/ (\d+)/.exec(stdout)?.[1] ?? 0);
};

/** A program of PostgreSQL that can deal with this major version. */
export const acharPrograma = async (
  nome: 'pg_basebackup' | 'pg_dump' | 'pg_restore' | 'postgres',
  postgres: number,
): Promise<string> => {
  for (const lugar of lugares(postgres)) {
    const programa = join(lugar, nome);
    if (!existsSync(programa)) continue;
    const versao = await versaoDe(programa);
    // A cluster's files are of one version; what speaks to a server also speaks to older ones.
    if (nome === 'postgres' ? versao === postgres : versao >= postgres) return programa;
  }
  const pacote = nome === 'postgres' ? `postgresql-${postgres}` : `postgresql-client-${postgres}`;
  throw new CopiaError(
    `Falta o ${nome} do PostgreSQL ${postgres} nesta máquina: instale-o com 'apt-get install ${pacote}'.`,
  );
};

/** The password goes by the environment: arguments can be read by every account of the machine. */
export const semSenha = (url: string): { url: string; env: NodeJS.ProcessEnv } => {
  const PATH = DO_SISTEMA.join(delimiter);
  const limpa = new URL(url);
  const senha = limpa.password ? decodeURIComponent(limpa.password) : limpa.searchParams.get('password');
  limpa.password = '';
  limpa.searchParams.delete('password');
  return { url: limpa.href, env: { PATH, LC_ALL: 'C', ...(senha && { PGPASSWORD: senha }) } };
};

/** Runs a program of PostgreSQL; what it complains of becomes the reason. */
export const rodar = async (
  programa: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  quando: string,
): Promise<void> => {
  try {
    await executar(programa, args, { env, maxBuffer: 100_000_000 });
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const razao = stderr.trim().split('\n').at(-1) || message.split('\n')[0];
    throw new CopiaError(`${quando}: ${razao}`);
  }
};
