import { faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { liberarConteudo as ato } from '../domain/liberar-conteudo.ato.ts';

/** Lifting the restriction does not publish the case: the rules of publication decide that anew. */
export const liberarConteudo = faz(ato, async ({ caso }, { motivo }) => ({
  informacoes: 'A restrição do conteúdo foi retirada.',
  detalhes: guardarPalavras(caso.cofre, 'motivo', motivo),
  mudancas: { restrita_em: null },
  resultado: undefined,
}));
