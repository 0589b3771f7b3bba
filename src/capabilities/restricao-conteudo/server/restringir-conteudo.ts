import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import {
  agir,
  type CasoVisto,
  guardarPalavras,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';

/** What was public stops being so at once. */
export const restringirConteudo = (
  platform: Platform,
  quem: QuemAge,
  alvo: CasoVisto,
  motivo: string,
): Promise<void> =>
  agir(platform, quem, alvo, 'restringirConteudo', async ({ caso, agora }) => ({
    acao: Acao.restricao,
    informacoes: 'O conteúdo ficou restrito: não aparece na busca pública nem nos dados abertos.',
    detalhes: guardarPalavras(caso.cofre, 'motivo', motivo),
    mudancas: { restrita_em: agora, publicada_em: null },
    resultado: undefined,
  }));
