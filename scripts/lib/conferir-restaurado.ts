import { join } from 'node:path';
import { listArquivosDosAnexos } from '#capabilities/anexo/server/index.ts';
import { fraseDoProblema } from '#capabilities/auditoria/domain/problema.ts';
import { verificarAuditoria } from '#capabilities/auditoria/server/index.ts';
import { listPecasPublicadas } from '#capabilities/dados-abertos/server/index.ts';
import { listPecasDosRelatorios } from '#capabilities/relatorio/server/index.ts';
import { abrirChaves } from '#server/chaves/abrir-chaves.ts';
import { systemClock } from '#server/clock.ts';
import { type Config, SettingError } from '#server/config.ts';
import { acharFaltantes } from '#server/db/copia/restaurar-arquivos.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { localFileStore } from '#server/storage/local-file-store.ts';
import { numero } from './copia.ts';

async function* nomeados(db: Database): AsyncGenerator<string> {
  yield* listArquivosDosAnexos(db);
  yield* listPecasDosRelatorios(db);
  yield* listPecasPublicadas(db);
}

const conferirArquivos = async (db: Database, em: string): Promise<boolean> => {
  const faltam = await acharFaltantes(localFileStore(em), nomeados(db));
  for (const chave of faltam.slice(0, 20)) console.error(`✗ O banco nomeia ${chave}, que a cópia não tem.`);
  console.log(
    faltam.length === 0
      ? 'Todos os arquivos que o banco nomeia estão lá.'
      : `Faltam ${numero(faltam.length)} arquivos: chegaram depois da última cópia de arquivos; traga-os de onde estavam, se ainda há.`,
  );
  return faltam.length === 0;
};

/** The keys are never in a backup: those given must be the ones that open it. */
const comChaves = async (db: Database, config: Config): Promise<Config | null> => {
  try {
    const aberta = await abrirChaves(db, config, systemClock);
    console.log('As chaves dadas são as desta instalação.');
    return aberta;
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(`✗ ${error.message}`);
    console.error(
      '✗ As chaves não ficam na cópia. Sem elas o banco restaurado não é servido, e não se confere a auditoria.',
    );
    return null;
  }
};

/** What was restored: its keys, its files, its audit chains. False if anything is not as it should be. */
export const conferirRestaurado = async (
  given: Config,
  { url, em }: { readonly url: string; readonly em: string },
): Promise<boolean> => {
  const { db, close } = openDatabase(url, { max: 2, onError: () => undefined });
  try {
    const arquivos = await conferirArquivos(db, em);
    const config = await comChaves(db, { ...given, auditoriaCabecas: join(em, 'auditoria') });
    if (!config) return false;
    const { elos, problemas, cabecas } = await verificarAuditoria(
      { db, clock: systemClock, config },
      (problema) => console.error(`✗ ${fraseDoProblema(problema)}`),
    );
    console.log(
      `Auditoria: ${numero(elos)} elos conferidos, ${numero(cabecas.total)} pontos comparados, ${numero(problemas)} problemas.`,
    );
    return arquivos && problemas === 0;
  } finally {
    await close();
  }
};
