import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { acharPrograma } from '#server/db/copia/programas.ts';
import { createPapeis } from '#server/db/papeis.ts';
import { abrirEnsaio, comando, momentoCalmo, SEGREDO } from './lib/ensaio-copia.ts';
import { newDataDir, removeDataDir } from './lib/proof-server.ts';

/**
 * Backup, restore to a second and moving house with a PostgreSQL of Debian's packages, as an installation has it: archive switched
 * on by the command, base by pg_basebackup, restored by its own programs. Needs postgresql (15 or newer) to be installed.
 */
const executar = promisify(execFile);
const check = (name: string, holds: boolean, mais = ''): void => {
  console.log(`${holds ? 'ok   ' : 'FALHA'} ${name}${holds ? '' : `\n${mais}`}`);
  if (!holds) process.exitCode = 1;
};

const maiorVersao = async (): Promise<number> => {
  for (const versao of [18, 17, 16, 15])
    if (await acharPrograma('postgres', versao).catch(() => '')) return versao;
  return 0;
};

const isRoot = process.getuid?.() === 0;
const contaDoPostgres = async (): Promise<{ uid: number; gid: number } | undefined> => {
  if (!isRoot) return undefined;
  const id = async (opcao: string) => Number((await executar('id', [opcao, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
};

const consultar = async <T extends pg.QueryResultRow>(url: string, texto: string): Promise<T[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(texto)).rows;
  } finally {
    await client.end();
  }
};

const tentar = async (url: string): Promise<void> => {
  for (let vez = 0; ; vez += 1) {
    try {
      await consultar(url, 'select 1');
      return;
    } catch (error) {
      if (vez === 100) throw error;
      await delay(100);
    }
  }
};

const provar = async (versao: number, raiz: string): Promise<void> => {
  const conta = await contaDoPostgres();
  const bin = join(await acharPrograma('postgres', versao), '..');
  const cluster = join(raiz, 'cluster');
  const socket = join(raiz, 's');
  const copias = join(raiz, 'copias');
  for (const pasta of [cluster, socket, copias, join(copias, 'wal')]) {
    await mkdir(pasta, { recursive: true });
    if (conta) await chown(pasta, conta.uid, conta.gid);
    await chmod(pasta, 0o700);
  }
  const como = { ...conta, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }, cwd: '/' };
  await executar(join(bin, 'initdb'), ['-D', cluster, '-U', 'postgres', '--auth=trust', '-E', 'UTF8'], como);
  // Debian keeps settings beside the cluster, so that a base backup brings none.
  const hba = join(socket, 'pg_hba.conf');
  await writeFile(hba, 'local all all trust\nlocal replication all trust\n');
  await chmod(hba, 0o644);
  const ligar = async (pasta: string, porta: string) => {
    const args = ['-D', pasta, '-c', 'listen_addresses=', '-c', `port=${porta}`];
    args.push('-c', `unix_socket_directories=${socket}`, '-c', `hba_file=${hba}`);
    const child = spawn(join(bin, 'postgres'), args, { ...como, stdio: 'ignore' });
    await tentar(urlDe(porta, 'postgres'));
    return async () => {
      const fim = once(child, 'exit');
      child.kill('SIGINT');
      await fim;
    };
  };
  const urlDe = (porta: string, banco: string) =>
    `postgresql:///${banco}?host=${encodeURIComponent(socket)}&port=${porta}&user=postgres&sslmode=disable`;
  const url = urlDe('5499', 'escuta');
  let parar = await ligar(cluster, '5499');
  await consultar(urlDe('5499', 'postgres'), 'create database escuta');
  const env = {
    DATA_DIR: join(raiz, 'dados'),
    DATABASE_URL: url,
    COPIAS: copias,
    ENCRYPTION_KEY: SEGREDO,
    RETENCAO_CHAVES: 'nao',
    LOG_LEVEL: 'error',
  };
  try {
    await createPapeis(url);
    let ensaio = await abrirEnsaio(url, env);
    const antes = await ensaio.registrar();
    await ensaio.enviar();
    await ensaio.encadear();
    await ensaio.close();
    const ligada = await comando('copia-ligar', [url], env);
    const daCopia = /^DATABASE_URL_COPIA=(\S+)$/m.exec(ligada.saida)?.[1] ?? '';
    check('o arquivo contínuo se liga por um comando', ligada.codigo === 0 && daCopia !== '', ligada.saida);
    await parar();
    parar = await ligar(cluster, '5499');
    ensaio = await abrirEnsaio(url, env);
    const comCopia = { ...env, DATABASE_URL_COPIA: daCopia };
    const feita = await comando('copia-fazer', [], comCopia);
    check(
      'a base é feita pelo pg_basebackup',
      feita.codigo === 0 && feita.saida.includes('a qualquer momento'),
      feita.saida,
    );
    const noMeio = await ensaio.registrar();
    await ensaio.encadear();
    const momento = await momentoCalmo();
    const depois = await ensaio.registrar();
    await ensaio.close();
    await consultar(url, 'select pg_switch_wal()');
    await delay(3000);
    const conferida = await comando('copia-conferir', [], env);
    check('a cópia está inteira', conferida.codigo === 0, conferida.saida);

    const em = join(raiz, 'volta');
    const volta = await comando('copia-restaurar', ['--ate', momento, '--em', em], env);
    check('restaurada a um segundo, com chaves, arquivos e auditoria', volta.codigo === 0, volta.saida);
    const pararVolta = await ligar(join(em, 'banco'), '5498');
    const rows = await consultar<{ protocolo: string }>(
      urlDe('5498', 'escuta'),
      'select protocolo from manifestacao',
    );
    const la = new Set(rows.map(({ protocolo }) => protocolo));
    await pararVolta();
    check(
      'o que foi confirmado até lá está lá, o de depois não',
      la.has(antes) && la.has(noMeio) && !la.has(depois),
    );

    const pacote = join(raiz, 'pacote');
    const levada = await comando('copia-mudanca', ['--para', pacote], env);
    check('a mudança é empacotada', levada.codigo === 0, levada.saida);
    await consultar(url, 'create database casa_nova');
    const nova = urlDe('5499', 'casa_nova');
    const { migracoes, servidor } = await createPapeis(nova);
    const naNova = {
      ...env,
      DATABASE_URL: servidor,
      DATABASE_URL_MIGRACOES: migracoes,
      DATA_DIR: join(raiz, 'novos'),
    };
    const trazida = await comando('copia-mudanca', ['--de', pacote], naNova);
    check('e trazida para um banco vazio, com os papéis dele', trazida.codigo === 0, trazida.saida);
    const auditoria = await comando('auditoria-verificar', [], naNova);
    check('com a auditoria íntegra, lida com o papel do servidor', auditoria.codigo === 0, auditoria.saida);
    const outra = await comando('copia-mudanca', ['--de', pacote], naNova);
    check(
      'nunca sobre um banco que tem algo',
      outra.codigo === 1 && outra.saida.includes('não está vazio'),
      outra.saida,
    );
  } finally {
    await parar();
  }
};

const versao = await maiorVersao();
if (versao === 0) {
  console.error("Falta o PostgreSQL do sistema: instale-o com 'apt-get install postgresql'.");
  process.exitCode = 77;
} else {
  const raiz = await newDataDir('prova-copia');
  console.log(`PostgreSQL ${versao} do sistema`);
  try {
    await provar(versao, raiz);
  } finally {
    await removeDataDir(raiz);
  }
}
