import { createHmac, randomBytes } from 'node:crypto';
import { localDate } from '#kernel/prazo/data.ts';
import type { Clock } from '../clock.ts';
import { type Config, SettingError } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { createArquivo, destroyArquivo, listArquivos } from './arquivos-dos-anos.ts';
import {
  type AnoRow,
  insertAno,
  listAnos,
  listAnosPrecisos,
  listAnosSemUso,
  markDestruida,
} from './chaves-dos-anos-repository.ts';
import { lockInstalacao } from './chaves-repository.ts';
import { ANOS_DE_CASO_ABERTO } from './cofres-repository.ts';

type Chaves = Pick<Config, 'retencaoChaves' | 'chaveiro'>;

/** Tells one key from another, and nothing about it. */
const impressaoDe = (chave: Buffer): Buffer =>
  createHmac('sha256', chave).update('chave-do-ano.impressao').digest().subarray(0, 16);

const faltaPasta = (): SettingError =>
  new SettingError(
    'Há casos sob chaves de anos de guarda, e RETENCAO_CHAVES não diz onde elas estão: sem elas nenhuma denúncia abriria. Informe a pasta.',
  );

const faltaChave = (pasta: string, ano: number): SettingError =>
  new SettingError(
    `RETENCAO_CHAVES: em ${pasta} não está a chave do ano de guarda ${ano} desta instalação. Todos os servidores usam a mesma pasta; traga de volta o arquivo ano-${ano}.chave.`,
  );

const anoDe = (clock: Clock): number => localDate(clock.now().getTime()).year;

/** Every key that is not destroyed must be there, and be the one that was registered. */
const conferir = (pasta: string, arquivos: ReadonlyMap<number, Buffer>, vivas: readonly AnoRow[]) => {
  const chaves = new Map<number, Buffer>();
  for (const { ano, impressao } of vivas) {
    const chave = arquivos.get(ano);
    if (!chave || !impressaoDe(chave).equals(impressao)) throw faltaChave(pasta, ano);
    chaves.set(ano, chave);
  }
  return chaves;
};

/** Reads the keys of the retention years into memory; refuses to go on without one that wraps something. */
export const lerChavesDosAnos = async (
  db: Database,
  { retencaoChaves: pasta, chaveiro }: Chaves,
  clock: Clock,
): Promise<void> => {
  const vivas = (await listAnos(db)).filter(({ destruida }) => !destruida);
  if (pasta === undefined) {
    if (vivas.length > 0) throw faltaPasta();
    return chaveiro.guardarAnos(null);
  }
  const chaves = conferir(pasta, await listArquivos(pasta), vivas);
  const atual = anoDe(clock);
  const novos = atual + ANOS_DE_CASO_ABERTO;
  const vale = vivas.some(({ ano, vale: valida }) => ano === novos && valida);
  chaveiro.guardarAnos({ chaves, atual, dosNovos: vale ? novos : null });
};

/** Makes the keys that cases need and that are not there: the file first, then how it is recognised. */
export const criarChavesDosAnos = async ({
  db,
  config,
  clock,
}: Pick<Platform, 'db' | 'config' | 'clock'>) => {
  const { retencaoChaves: pasta } = config;
  if (pasta === undefined) return;
  const atual = anoDe(clock);
  await db.transaction().execute(async (tx) => {
    await lockInstalacao(tx);
    const conhecidos = new Set((await listAnos(tx)).map(({ ano }) => ano));
    const precisos = [atual, atual + 1, atual + ANOS_DE_CASO_ABERTO, ...(await listAnosPrecisos(tx, atual))];
    const arquivos = await listArquivos(pasta);
    for (const ano of new Set(precisos)) {
      if (conhecidos.has(ano)) continue;
      const chave = arquivos.get(ano) ?? (await createArquivo(pasta, ano, randomBytes(32)));
      await insertAno(tx, ano, impressaoDe(chave));
    }
  });
};

/**
 * Destroys the keys of closed years that wrap nothing any more: what old backups hold of their cases opens no more. Answers the years.
 * The row goes first: a file that outlives a crash is destroyed the next time.
 */
export const destruirChavesDosAnos = async ({
  db,
  config,
  clock,
}: Pick<Platform, 'db' | 'config' | 'clock'>): Promise<readonly number[]> => {
  const { retencaoChaves: pasta } = config;
  if (pasta === undefined) return [];
  const agora = clock.now();
  const semUso = await db.transaction().execute(async (tx) => {
    await lockInstalacao(tx);
    const todos = await listAnosSemUso(tx, anoDe(clock));
    for (const { ano, destruida } of todos) if (!destruida) await markDestruida(tx, ano, agora);
    return todos;
  });
  const arquivos = await listArquivos(pasta);
  // By what lies under it, not by what the row says: no backup has the file, and whoever can write rows must not have it burnt.
  for (const { ano } of semUso) if (arquivos.has(ano)) await destroyArquivo(pasta, ano);
  const vazios = new Set(semUso.map(({ ano }) => ano));
  const falsas = (await listAnos(db)).filter(({ ano, destruida }) => destruida && !vazios.has(ano));
  if (falsas.length > 0)
    throw new Error(
      `Keys of open years, or that still wrap cases, are marked as destroyed: ${falsas.map(({ ano }) => ano).join(', ')}`,
    );
  await lerChavesDosAnos(db, config, clock);
  return semUso.flatMap(({ ano, destruida }) => (destruida ? [] : [ano]));
};
