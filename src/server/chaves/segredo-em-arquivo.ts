import { closeSync, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { SettingError } from '../setting-error.ts';

const SO_DO_DONO = 0o077;
/** What a cluster and systemd hand to a service: the file of root, that a group may read and nobody may write. */
const DE_UM_GRUPO = 0o037;
const EXECUTAVEL = 0o100;

const GRUPO_LE = 0o040;

/** Of a file of root that its group may read, the group counts as its owner does: root chose who is in it. */
const isDoGrupo = ({ uid, gid, mode }: Stats): boolean =>
  uid === 0 &&
  (mode & GRUPO_LE) !== 0 &&
  (gid === 0 || gid === process.getgid?.() || (process.getgroups?.() ?? []).includes(gid));

const conferir = (arquivo: Stats, nome: string, caminho: string): void => {
  const { mode, uid } = arquivo;
  const isNosso = uid === process.getuid?.();
  const demais = !isNosso && isDoGrupo(arquivo) ? DE_UM_GRUPO : SO_DO_DONO;
  if ((mode & demais) !== 0 || (mode & EXECUTAVEL) !== 0)
    throw new SettingError(
      `${nome}: o arquivo ${caminho} deve ter o modo 0400 ou 0600, para que só quem roda o servidor o leia: chmod 400 ${caminho}.`,
    );
  if (!isNosso && !isDoGrupo(arquivo))
    throw new SettingError(`${nome}: o arquivo ${caminho} não é da conta que roda o servidor.`);
};

const abrir = (nome: string, caminho: string): number => {
  try {
    return openSync(caminho, 'r');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SettingError(`${nome}: o arquivo ${caminho} não pode ser lido (${code ?? message}).`);
  }
};

/** A secret that only the account of this process may read; checked on the file that is read, not on its name. */
export const lerSegredoJa = (nome: string, caminho: string): string => {
  const arquivo = abrir(nome, caminho);
  try {
    conferir(fstatSync(arquivo), nome, caminho);
    const segredo = readFileSync(arquivo, 'utf8').trim();
    if (segredo === '') throw new SettingError(`${nome}: o arquivo ${caminho} está vazio.`);
    return segredo;
  } finally {
    closeSync(arquivo);
  }
};

/** The same for who waits for other things anyway. */
export const lerSegredo = async (nome: string, caminho: string): Promise<string> =>
  lerSegredoJa(nome, caminho);
