import { guardarTranscricao, listTranscricoes } from '#capabilities/anexo/server/index.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import {
  anotarNoCaso,
  comoColega,
  lockCasoDaEquipe,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { naoEAudio } from '../domain/transcricao.ts';
import { listVozes } from './vozes-do-caso.ts';

interface Pedido {
  readonly idManifestacao: number;
  readonly idAnexo: number;
  readonly texto: string;
}

/** Words and history row are written together or not at all; the row repeats neither words nor the file's name. */
export const transcrever = async (
  platform: Platform,
  quem: QuemAge,
  { idManifestacao, idAnexo, texto }: Pedido,
): Promise<void> => {
  const colega = comoColega(quem);
  await platform.db.transaction().execute(async (tx) => {
    const caso = await lockCasoDaEquipe(platform, tx, colega, idManifestacao);
    const vozes = await listVozes(tx, caso, colega);
    if (!vozes.some((voz) => voz.idAnexo === idAnexo)) throw naoEAudio();
    const isNova = !(await listTranscricoes(platform, tx, caso)).has(idAnexo);
    const agora = platform.clock.now();
    await guardarTranscricao(platform, tx, caso, idAnexo, { texto, em: agora });
    await anotarNoCaso(platform, { tx, caso, agora }, colega, {
      acao: Acao.transcricao,
      informacoes: isNova
        ? 'A equipe escreveu o que ouviu na mensagem de voz.'
        : 'A equipe corrigiu o que tinha escrito da mensagem de voz.',
      detalhes: { idAnexo },
      resultado: undefined,
    });
  });
};
