import type { Platform } from '#server/platform.ts';
import type { Aviso, NoAto } from './anotar.ts';
import { avisarSobre } from './avisar.ts';
import { casoDe } from './caso.ts';
import { comunicar } from './ciencia/comunicar.ts';
import { lockCaso } from './manifestacao-repository.ts';
import { ninguem } from './quem-age.ts';

/** A reminder changes nothing in the case: it is a mail, which its key lets out only once. */
export interface Lembrete extends Aviso {
  readonly chave: string;
}

/** For jobs: sends the mails that `fazer` still finds due, with the case locked. */
export const lembrar = (
  platform: Platform,
  idManifestacao: number,
  fazer: (noAto: NoAto) => Promise<readonly Lembrete[]>,
): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const quem = ninguem(platform);
    const agora = platform.clock.now();
    const row = await lockCaso(tx, idManifestacao, quem, agora);
    if (!row) return;
    const caso = await casoDe(platform, tx, row, quem);
    for (const lembrete of await fazer({ tx, caso, agora })) {
      const idComunicacao = await comunicar(tx, caso, lembrete.evento, agora, lembrete.chave);
      await avisarSobre(platform, tx, caso, lembrete, quem.origem, idComunicacao);
    }
  });
