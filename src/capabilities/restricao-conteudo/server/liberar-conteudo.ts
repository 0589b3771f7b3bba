import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import {
  agir,
  type CasoVisto,
  guardarPalavras,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';

/** Being no longer restricted does not publish: the publication gate decides that anew. */
export const liberarConteudo = (
  platform: Platform,
  quem: QuemAge,
  alvo: CasoVisto,
  motivo: string,
): Promise<void> =>
  agir(platform, quem, alvo, 'liberarConteudo', async ({ caso }) => ({
    acao: Acao.restricao,
    informacoes: 'A restrição do conteúdo foi retirada.',
    detalhes: guardarPalavras(caso.cofre, 'motivo', motivo),
    mudancas: { restrita_em: null },
    resultado: undefined,
  }));
