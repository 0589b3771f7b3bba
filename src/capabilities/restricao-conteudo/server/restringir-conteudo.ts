import { faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { restringirConteudo as ato } from '../domain/restringir-conteudo.ato.ts';

/** What was public stops being so at once. */
export const restringirConteudo = faz(ato, async ({ caso, agora }, { motivo }) => ({
  informacoes: 'O conteúdo ficou restrito: não aparece na busca pública nem nos dados abertos.',
  detalhes: guardarPalavras(caso.cofre, 'motivo', motivo),
  mudancas: { restrita_em: agora, publicada_em: null },
  resultado: undefined,
}));
