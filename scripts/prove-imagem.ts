import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { SAUDE } from '../src/server/saude/enderecos.ts';
import { newDataDir, removeDataDir } from './lib/proof-server.ts';

/**
 * The image, made from nothing but Debian's packages and npm's: a root by mmdebstrap with our Node and the npm of this machine, the
 * Containerfile by buildah, then run with a root that cannot be written, as nobody, and asked whether it lives. Needs root, mmdebstrap
 * and buildah (apt-get install), and some minutes.
 */
const executar = promisify(execFile);
const PORTA = 4539;
const CONTAINERFILE = 'deploy/imagem/Containerfile';

const check = (name: string, holds: boolean, mais = ''): void => {
  console.log(`${holds ? 'ok   ' : 'FALHA'} ${name}${holds || mais === '' ? '' : `\n${mais}`}`);
  if (!holds) process.exitCode = 1;
};

const falta = async (): Promise<string | null> => {
  if (process.getuid?.() !== 0) return 'rode como root';
  for (const programa of ['mmdebstrap', 'buildah'])
    if (!(await executar('which', [programa]).catch(() => null))) return `apt-get install ${programa}`;
  return null;
};

/** Runs with what it says in sight; its last lines are the reason if it fails. */
const rodar = (programa: string, args: readonly string[]): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn(programa, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`${programa} ended with ${code}`))));
  });

const ultimaLinha = async (programa: string, args: readonly string[]): Promise<string> =>
  (await executar(programa, args, { maxBuffer: 50_000_000 })).stdout.trim().split('\n').at(-1) ?? '';

const codinome = async (): Promise<string> =>
  (await executar('sh', ['-c', '. /etc/os-release; echo "$VERSION_CODENAME"'])).stdout.trim();

/** What `node:24-slim` is: a small Debian with Node and npm. */
const fazerRaiz = async (pasta: string): Promise<string> => {
  const raiz = join(pasta, 'raiz');
  await rodar('mmdebstrap', [
    '--variant=minbase',
    '--include=ca-certificates,libstdc++6,libatomic1',
    '--quiet',
    await codinome(),
    raiz,
  ]);
  await cp(process.execPath, join(raiz, 'usr/local/bin/node'));
  const npm = join(await realpath(await ultimaLinha('sh', ['-c', 'command -v npm'])), '../..');
  await mkdir(join(raiz, 'usr/local/lib/node_modules'), { recursive: true });
  await cp(npm, join(raiz, 'usr/local/lib/node_modules/npm'), { recursive: true });
  await executar('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(raiz, 'usr/local/bin/npm')]);
  return raiz;
};

const guardarBase = async (raiz: string): Promise<string> => {
  const obra = await ultimaLinha('buildah', ['from', 'scratch']);
  await executar('buildah', ['add', '--quiet', obra, raiz, '/']);
  await executar('buildah', ['commit', '--quiet', '--rm', obra, 'escuta-prova-base']);
  return 'localhost/escuta-prova-base';
};

const construir = async (pasta: string, base: string): Promise<string> => {
  // Where the registry is reached by settings of this machine, the same hold while the image is built, and are not in it.
  const npmrc = join(pasta, 'npmrc');
  const daqui = await readFile(join(homedir(), '.npmrc'), 'utf8').catch(() => '');
  await writeFile(npmrc, `${daqui}\ncafile=/etc/ssl/certs/ca-certificates.crt\n`, { mode: 0o600 });
  const volumes = ['--volume', '/etc/ssl/certs:/etc/ssl/certs:ro', '--volume', `${npmrc}:/root/.npmrc:ro`];
  // The build opens thousands of files at once, and buildah's own limit is lower than this machine's.
  const abertos = await ultimaLinha('sh', ['-c', 'ulimit -Hn']);
  const args = [
    'build',
    '--isolation',
    'chroot',
    '--network',
    'host',
    '--layers',
    '--format',
    'docker',
    '--target',
    'plataforma',
    '--ulimit',
    `nofile=${abertos}:${abertos}`,
  ];
  const nome = 'escuta-prova';
  await rodar('buildah', [
    ...args,
    ...volumes,
    '--build-arg',
    `BASE=${base}`,
    '-f',
    CONTAINERFILE,
    '-t',
    nome,
    '.',
  ]);
  return nome;
};

/**
 * Run without an engine, so that it also works inside a container: in namespaces of its own, on a root that cannot be written but for
 * the two places that the Containerfile names, without capabilities. As nobody, because that is whose the proof's PostgreSQL is.
 */
const servir = (montada: string, dados: string, socket: string): ChildProcess => {
  const preparar = [
    `mount --bind ${montada} ${montada}`,
    `mount -t proc proc ${montada}/proc`,
    `mount -t tmpfs -o mode=1777 tmpfs ${montada}/tmp`,
    `mount --bind ${dados} ${montada}/dados`,
    `mount --bind ${socket} ${montada}/run/postgresql`,
    `mount -o remount,bind,ro ${montada}`,
  ].join(' && ');
  const env = [
    'PATH=/usr/local/bin:/usr/bin:/bin',
    'NODE_ENV=production',
    'APP_ENV=teste',
    'SEED=none',
    'HOST=127.0.0.1',
    `PORT=${PORTA}`,
    'PROCESSOS=1',
    'DATA_DIR=/dados',
    'DATABASE_URL="postgresql:///postgres?host=%2Frun%2Fpostgresql&port=5432&user=postgres&sslmode=disable"',
  ].join(' ');
  const dentro =
    'touch /app/escrito 2>/dev/null && echo ESCREVEU; cd /app; exec node --import ./scripts/lib/server-preload.mjs --max-semi-space-size=8 dist/server/main.js';
  const conta = '--reuid 65534 --regid 65534 --clear-groups --inh-caps=-all --no-new-privs';
  const comando = `${preparar} && exec chroot ${montada} setpriv ${conta} env -i ${env} sh -c '${dentro}'`;
  return spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', comando], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

const perguntar = async (caminho: string): Promise<number> =>
  fetch(`http://127.0.0.1:${PORTA}${caminho}`).then(
    ({ status }) => status,
    () => 0,
  );

const provar = async (pasta: string): Promise<void> => {
  // One that was built before is only run.
  const imagem = process.env.IMAGEM ?? (await construir(pasta, await guardarBase(await fazerRaiz(pasta))));
  const config = JSON.parse(
    (await executar('buildah', ['inspect', '--type', 'image', imagem], { maxBuffer: 50_000_000 })).stdout,
  );
  const { User, Entrypoint } = config.OCIv1.config;
  check('a imagem não roda como root', User === '10001:10001', String(User));
  check('e começa pelo servidor', Entrypoint[0] === 'node');
  const obra = await ultimaLinha('buildah', ['from', imagem]);
  const montada = await ultimaLinha('buildah', ['mount', obra]);
  const dados = await newDataDir('prova-imagem');
  await chown(dados, 65_534, 65_534);
  const postgres = await startEmbeddedPostgres({ dataDir: join(pasta, 'postgres') });
  try {
    const { stdout } = await executar('du', ['-sm', montada]);
    console.log(`${stdout.split('\t')[0]} MB`);
    await mkdir(join(montada, 'run/postgresql'), { recursive: true });
    const servidor = servir(montada, dados, postgres.socketDir);
    let saida = '';
    for (const fluxo of [servidor.stdout, servidor.stderr]) fluxo?.on('data', (chunk) => (saida += chunk));
    for (let vez = 0; vez < 180 && !saida.includes('no ar:') && servidor.exitCode === null; vez += 1)
      await delay(500);
    check('sobe com a raiz só de leitura', saida.includes('no ar:') && !saida.includes('ESCREVEU'), saida);
    check(`responde a ${SAUDE.viva}`, (await perguntar(SAUDE.viva)) === 200);
    check(`responde a ${SAUDE.pronta}`, (await perguntar(SAUDE.pronta)) === 200);
    check('serve a página inicial', (await perguntar('/web/')) === 200);
    servidor.kill('SIGKILL');
    await once(servidor, 'exit');
  } finally {
    await postgres.stop();
    await executar('buildah', ['rm', obra]);
    await removeDataDir(dados);
  }
};

const porque = await falta();
if (porque) {
  console.error(`Para esta prova: ${porque}.`);
  process.exitCode = 77;
} else {
  const pasta = await newDataDir('imagem');
  try {
    await provar(pasta);
  } finally {
    await executar('buildah', ['rmi', '--force', 'escuta-prova', 'escuta-prova-base']).catch(() => undefined);
    await removeDataDir(pasta);
  }
}
