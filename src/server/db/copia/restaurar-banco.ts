import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isRoot, NOBODY } from '../embedded/cluster.ts';
import { executables } from '../embedded/executables.ts';
import { comandoDeBuscar } from './comandos-do-wal.ts';
import { conferirBase } from './conferir.ts';
import { CopiaError } from './copia-error.ts';
import { copiarArvore, percorrer } from './copiar-arvore.ts';
import { type Base, pastaDaAuditoria, pastaDoBanco, pastaDoWal } from './pasta-da-copia.ts';
import { type Conta, comRestaurado } from './postgres-restaurado.ts';
import { acharPrograma } from './programas.ts';

/** What would send the restored one's log into the archive of the one it came from, or have it follow that one. */
const DE_ANTES = /^\s*(archive_\w+|restore_command|recovery_\w+|primary_\w+|synchronous_standby_names)\s*=/;

const semOQueEraDeAntes = async (banco: string): Promise<void> => {
  for (const nome of ['postgresql.auto.conf', 'postgresql.conf']) {
    const arquivo = path.join(banco, nome);
    // Debian keeps its settings elsewhere; PostgreSQL wants a file all the same.
    const texto = existsSync(arquivo) ? await readFile(arquivo, 'utf8') : '';
    const linhas = texto.split('\n').filter((linha) => !DE_ANTES.test(linha));
    await writeFile(arquivo, linhas.join('\n'), { mode: 0o600 });
  }
};

/** PostgreSQL never runs as root: the embedded one runs as nobody, Debian's as postgres. */
const contaDe = async (tipo: 'embutido' | 'externo'): Promise<Conta | undefined> => {
  if (!isRoot()) return undefined;
  if (tipo === 'embutido') return NOBODY;
  const id = (opcao: string) => promisify(execFile)('id', [opcao, 'postgres']);
  try {
    const [uid, gid] = await Promise.all([id('-u'), id('-g')]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    throw new CopiaError(
      "Nesta máquina não há a conta 'postgres': instale o PostgreSQL, ou rode sem ser root.",
    );
  }
};

const dar = async (pasta: string, conta: Conta | undefined): Promise<void> => {
  if (!conta) return;
  await chown(pasta, conta.uid, conta.gid);
  for await (const { nome } of percorrer(pasta)) await chown(path.join(pasta, nome), conta.uid, conta.gid);
};

const criarOficina = async (conta: Conta | undefined): Promise<string> => {
  const oficina = await mkdtemp(path.join(tmpdir(), 'escuta-restaurar-'));
  await writeFile(path.join(oficina, 'pg_hba.conf'), 'local all all trust\n');
  await writeFile(path.join(oficina, 'pg_ident.conf'), '');
  await chmod(oficina, 0o700);
  await dar(oficina, conta);
  return oficina;
};

/** Where a restored database lies: where the embedded one will look for it, or a folder of its own. */
export const lugarDoBanco = (em: string, { tipo, postgres }: Base['manifesto']): string =>
  tipo === 'embutido' ? path.join(em, 'postgres', `postgres-${postgres}`) : path.join(em, 'banco');

const preparar = async (base: Base, em: string, conta: Conta | undefined): Promise<string> => {
  if (((await readdir(em).catch(() => [])) as string[]).length > 0)
    throw new CopiaError(
      `A pasta ${em} não está vazia: restaure num lugar novo, para não perder o que há nesse.`,
    );
  let mal = '';
  await conferirBase(base, (problema) => {
    mal ||= problema;
  });
  if (mal) throw new CopiaError(`A cópia não está inteira, e por isso nada foi restaurado. ${mal}`);
  await mkdir(em, { recursive: true });
  const banco = lugarDoBanco(em, base.manifesto);
  await copiarArvore(pastaDoBanco(base.pasta), banco);
  await semOQueEraDeAntes(banco);
  await writeFile(path.join(banco, 'recovery.signal'), '', { mode: 0o600 });
  if (conta) {
    // It has to come through the folders above its own.
    await chmod(em, 0o711);
    await chmod(path.dirname(banco), 0o711);
  }
  await dar(banco, conta);
  await copiarArvore(pastaDaAuditoria(base.pasta), path.join(em, 'auditoria'));
  return banco;
};

/** Restores a base and what the archive has after it, up to the moment, into a new place; `fazer` looks at the result. */
export const restaurarBanco = async <T>(
  { copia, base, em, ate }: { copia: string; base: Base; em: string; ate: Date | null },
  fazer: (url: string) => Promise<T>,
): Promise<T> => {
  const { tipo, postgres, banco } = base.manifesto;
  const conta = await contaDe(tipo);
  const programa =
    tipo === 'embutido' && (postgres === 18 || postgres === 15)
      ? path.join(await executables(postgres, conta ?? NOBODY), 'postgres')
      : await acharPrograma('postgres', postgres);
  const pasta = await preparar(base, em, conta);
  const oficina = await criarOficina(conta);
  try {
    const buscar = comandoDeBuscar(pastaDoWal(copia));
    const log = path.join(em, 'restauracao.log');
    return await comRestaurado({ pasta, oficina, log, postgres: programa, conta, banco, buscar, ate }, fazer);
  } finally {
    await rm(oficina, { recursive: true, force: true });
  }
};
