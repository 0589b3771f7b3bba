import { type FileHandle, open } from 'node:fs/promises';
import { SettingError } from '../config.ts';

const SO_DO_DONO = 0o077;
const EXECUTAVEL = 0o100;

const conferir = async (arquivo: FileHandle, nome: string, caminho: string): Promise<void> => {
  const { mode, uid } = await arquivo.stat();
  if ((mode & SO_DO_DONO) !== 0 || (mode & EXECUTAVEL) !== 0)
    throw new SettingError(
      `${nome}: o arquivo ${caminho} deve ter o modo 0400 ou 0600, para que só quem roda o servidor o leia: chmod 400 ${caminho}.`,
    );
  if (uid !== process.getuid?.())
    throw new SettingError(`${nome}: o arquivo ${caminho} não é da conta que roda o servidor.`);
};

/** A secret that only the account of this process may read; checked on the file that is read, not on its name. */
export const lerSegredo = async (nome: string, caminho: string): Promise<string> => {
  const arquivo = await open(caminho).catch((error: NodeJS.ErrnoException) => {
    throw new SettingError(
      `${nome}: o arquivo ${caminho} não pode ser lido (${error.code ?? error.message}).`,
    );
  });
  try {
    await conferir(arquivo, nome, caminho);
    const segredo = (await arquivo.readFile('utf8')).trim();
    if (segredo === '') throw new SettingError(`${nome}: o arquivo ${caminho} está vazio.`);
    return segredo;
  } finally {
    await arquivo.close();
  }
};
