import type { Avisos } from '../db/avisos.ts';

/** Which migrations the database has, files of db/reference aside. */
export const listMigracoesFeitas = async (avisos: Avisos): Promise<ReadonlySet<string>> => {
  const linhas = await avisos.perguntar<{ nome: string }>(
    "select nome from migracao where nome not like 'reference/%'",
  );
  return new Set(linhas.map(({ nome }) => nome));
};

export const responde = async (avisos: Avisos): Promise<void> => {
  await avisos.perguntar('select 1');
};
