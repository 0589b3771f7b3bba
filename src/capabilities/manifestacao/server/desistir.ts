import type { Platform } from '#server/platform.ts';
import { desistir as ato } from '../domain/desistir.ato.ts';
import { agir } from './agir.ts';
import { closeComplementacaoAberta } from './detalhe-repository.ts';
import { guardarPalavras } from './palavras.ts';
import type { QuemAge } from './quem-age.ts';

/** Whoever filed takes it back: the case is archived and the office told. */
export const desistir = (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  motivo: string | undefined,
): Promise<void> =>
  agir(platform, quem, { idManifestacao }, ato, async ({ tx, caso, agora }) => {
    await closeComplementacaoAberta(tx, idManifestacao, agora);
    return {
      informacoes: 'Quem registrou desistiu da manifestação, que foi arquivada.',
      detalhes: motivo ? guardarPalavras(caso.cofre, 'motivo', motivo) : {},
      avisos: [{ evento: 'manifestacao.desistencia' }],
      resultado: undefined,
    };
  });
