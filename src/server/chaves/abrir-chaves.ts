import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { type Config, SettingError } from '../config.ts';
import { Chaveiro } from '../crypto/chaveiro.ts';
import { derivarDe } from '../crypto/derivar.ts';
import { openBytes } from '../crypto/envelope-bytes.ts';
import { decrypt, encrypt } from '../crypto/secret.ts';
import type { Database, Db } from '../db/database.ts';
import { abrirMestras } from './abrir-mestras.ts';
import { lerChavesDosAnos } from './chaves-dos-anos.ts';
import {
  findSobARaiz,
  type Instalacao,
  isUsada,
  lockInstalacao,
  saveInstalacao,
} from './chaves-repository.ts';
import { lerChaves } from './ler-chaves.ts';
import { desembrulharTodas, type Mestras } from './mestra.ts';

const PROVA = 'escuta.br';

const chaveDaProva = (raiz: Buffer): Buffer => derivarDe(raiz)('instalacao.prova');

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
      'Use a chave com que o banco foi criado ou, se ela foi trocada, a nova; sem ela, o que está cifrado não pode ser lido por ninguém.',
  );

/** The root of a database that a version before this one wrote: derived from one of the keys given, and proven by what it opens. */
const raizAntiga = async (tx: Db, { todas }: Mestras, prova: Buffer | undefined): Promise<Buffer> => {
  const embrulhada = await findSobARaiz(tx);
  const raiz = todas
    .flatMap((mestra) => mestra.raizAntiga ?? [])
    .find(
      (cada) =>
        (!embrulhada || abre(() => openBytes(derivarDe(cada)('manifestacao.cofre'), embrulhada))) &&
        (!prova || abre(() => decrypt(chaveDaProva(cada), prova))),
    );
  if (!raiz) throw outraChave();
  return raiz;
};

const guardarRaiz = async (
  tx: Db,
  mestras: Mestras,
  instalacao: Instalacao | undefined,
  agora: Date,
): Promise<Buffer> => {
  const isNova = !instalacao && !(await isUsada(tx)) && !(await findSobARaiz(tx));
  const raiz = isNova ? randomBytes(32) : await raizAntiga(tx, mestras, instalacao?.prova);
  const [embrulhada] = await mestras.atual.embrulhar([raiz]);
  if (!embrulhada) throw new Error('The root was not wrapped');
  await saveInstalacao(tx, { prova: encrypt(chaveDaProva(raiz), PROVA), guardada_em: agora }, embrulhada);
  return raiz;
};

const abrirRaiz = (db: Database, mestras: Mestras, clock: Clock): Promise<Buffer> =>
  db.transaction().execute(async (tx) => {
    const instalacao = await lockInstalacao(tx);
    const { raiz: chave, embrulhada_por: por } = instalacao ?? {};
    if (!chave || !por) return guardarRaiz(tx, mestras, instalacao, clock.now());
    const [raiz] = await desembrulharTodas(mestras, [{ por, chave }]);
    if (!raiz) throw outraChave();
    return raiz;
  });

/**
 * Opens the installation's root with the key that was given, and the offices' keys. Refuses a key that opens nothing of what is kept;
 * the first start makes a root. The database may be one that was opened without keys.
 */
export const abrirChaves = async (db: Database, config: Config, clock: Clock): Promise<Config> => {
  const mestras = await abrirMestras(config);
  const raiz = await abrirRaiz(db, mestras, clock);
  const chaveiro = new Chaveiro(mestras);
  const fechadas = await lerChaves(db, chaveiro);
  if (fechadas > 0)
    throw new SettingError(
      `A troca da chave não terminou: ${fechadas} chaves de órgãos ainda são da anterior. ` +
        "Informe-a em ENCRYPTION_KEY_ANTERIOR (ou onde ela estava) e rode 'npm run chaves:trocar' de novo.",
    );
  const aberta = { ...config, keyFor: derivarDe(raiz), chaveiro };
  await lerChavesDosAnos(db, aberta, clock);
  return aberta;
};
