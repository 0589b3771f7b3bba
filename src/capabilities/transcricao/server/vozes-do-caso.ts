import { listAnexos } from '#capabilities/anexo/server/index.ts';
import { type Caso, leituraDe, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import { isAudio } from '../domain/transcricao.ts';

/** The audio files that came with the manifestação, which this person may hear. */
export const listVozes = async (db: Db, caso: Caso, quem: QuemAge) =>
  leituraDe(caso, quem)
    .arquivos(await listAnexos(db, caso))
    .filter(({ tipoConteudo, daEquipe }) => isAudio(tipoConteudo) && daEquipe === null);
