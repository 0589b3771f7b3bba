import { faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { liberarConteudo as ato } from '../domain/liberar-conteudo.ato.ts';

/** Being no longer restricted does not publish: the publication gate decides that anew. */
export const liberarConteudo = faz(ato, async ({ caso }, { motivo }) => ({
  informacoes: 'A restrição do conteúdo foi retirada.',
  detalhes: guardarPalavras(caso.cofre, 'motivo', motivo),
  mudancas: { restrita_em: null },
  resultado: undefined,
}));
