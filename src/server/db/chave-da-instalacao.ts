import { type Config, SettingError } from '../config.ts';
import { chaveDoCofre } from '../crypto/cofre.ts';
import { openBytes } from '../crypto/envelope-bytes.ts';
import { decrypt, encrypt } from '../crypto/secret.ts';
import type { Platform } from '../platform.ts';
import type { Db } from './database.ts';

const PROVA = 'escuta.br';

const chaveDaProva = ({ keyFor }: Pick<Config, 'keyFor'>): Buffer => keyFor('instalacao.prova');

/** What opens is authentic: another key fails at the tag, never with other words. */
const abre = (abrir: () => unknown): boolean => {
  try {
    abrir();
    return true;
  } catch {
    return false;
  }
};

const outraChave = (): SettingError =>
  new SettingError(
    'A ENCRYPTION_KEY não é a desta instalação: com ela nenhuma denúncia, rascunho ou arquivo guardado abriria. ' +
      'Use a chave com que o banco foi criado; sem ela, o que está cifrado não pode ser lido por ninguém.',
  );

/** A case sealed before the proof was kept: the key that opens it is the installation's. */
const findChaveEmbrulhada = async (db: Db): Promise<Buffer | null> => {
  const row = await db
    .selectFrom('manifestacao_cofre')
    .select('chave_embrulhada')
    .limit(1)
    .executeTakeFirst();
  return row?.chave_embrulhada ?? null;
};

/** Refuses to start with a key that opens nothing of what is kept; the first start keeps the proof. */
export const assertChaveDaInstalacao = async ({
  db,
  config,
  clock,
}: Pick<Platform, 'db' | 'config' | 'clock'>): Promise<void> => {
  const embrulhada = await findChaveEmbrulhada(db);
  if (embrulhada && !abre(() => openBytes(chaveDoCofre({ config }), embrulhada))) throw outraChave();
  await db
    .insertInto('chave_da_instalacao')
    .values({ prova: encrypt(chaveDaProva(config), PROVA), guardada_em: clock.now() })
    .onConflict((conflict) => conflict.column('unica').doNothing())
    .execute();
  const { prova } = await db.selectFrom('chave_da_instalacao').select('prova').executeTakeFirstOrThrow();
  if (!abre(() => decrypt(chaveDaProva(config), prova))) throw outraChave();
};
