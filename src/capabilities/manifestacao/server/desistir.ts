import type { Platform } from '#server/platform.ts';
import { Acao } from '../domain/historico.ts';
import { agir } from './agir.ts';
import type { Caso } from './caso.ts';
import { closeComplementacaoAberta } from './detalhe-repository.ts';
import type { QuemAge } from './quem-age.ts';

const palavras = (caso: Caso, motivo: string | undefined): Record<string, string> => {
  if (!motivo) return {};
  return caso.cofre ? { motivoCifrado: caso.cofre.seal(motivo).toString('base64') } : { motivo };
};

/** Whoever filed takes it back: the case is archived and the office told. */
export const desistir = (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  motivo: string | undefined,
): Promise<void> =>
  agir(platform, quem, idManifestacao, 'desistir', async ({ tx, caso, agora }) => {
    await closeComplementacaoAberta(tx, idManifestacao, agora);
    return {
      acao: Acao.desistencia,
      informacoes: 'Quem registrou desistiu da manifestação, que foi arquivada.',
      detalhes: palavras(caso, motivo),
      avisos: [{ evento: 'manifestacao.desistencia' }],
      resultado: undefined,
    };
  });
