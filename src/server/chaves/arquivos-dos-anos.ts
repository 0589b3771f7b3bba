import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { SettingError } from '../config.ts';
import { lerSegredo } from './segredo-em-arquivo.ts';

const ARQUIVO = /^ano-(\d{4})\.chave$/;
const lugarDe = (pasta: string, ano: number): string => path.join(pasta, `ano-${ano}.chave`);

/** The keys in the folder, by year. Each file has the rights that every key file must have. */
export const listArquivos = async (pasta: string): Promise<ReadonlyMap<number, Buffer>> => {
  const nomes = await readdir(pasta).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new SettingError(`RETENCAO_CHAVES: a pasta ${pasta} não pode ser lida (${error.code}).`);
  });
  const chaves = new Map<number, Buffer>();
  for (const nome of nomes) {
    const [, ano] = ARQUIVO.exec(nome) ?? [];
    if (!ano) continue;
    const chave = Buffer.from(await lerSegredo('RETENCAO_CHAVES', path.join(pasta, nome)), 'base64');
    if (chave.length !== 32) throw new SettingError(`RETENCAO_CHAVES: ${nome} em ${pasta} não é uma chave.`);
    chaves.set(Number(ano), chave);
  }
  return chaves;
};

/** On disk before anything is wrapped with it; never over one that is there. */
export const createArquivo = async (pasta: string, ano: number, chave: Buffer): Promise<Buffer> => {
  await mkdir(pasta, { recursive: true, mode: 0o700 });
  const arquivo = await open(lugarDe(pasta, ano), 'wx', 0o600);
  try {
    await arquivo.writeFile(`${chave.toString('base64')}\n`);
    await arquivo.sync();
  } finally {
    await arquivo.close();
  }
  return chave;
};

/** Written over before it is taken away; what disks and file systems keep of that is the operator's (README). */
export const destroyArquivo = async (pasta: string, ano: number): Promise<void> => {
  const arquivo = await open(lugarDe(pasta, ano), 'r+');
  try {
    const { size } = await arquivo.stat();
    await arquivo.write(randomBytes(size), 0, size, 0);
    await arquivo.sync();
  } finally {
    await arquivo.close();
  }
  await unlink(lugarDe(pasta, ano));
};
