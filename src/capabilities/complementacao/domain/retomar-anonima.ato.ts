import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';

/** What was asked of somebody anonymous, before the conversation served, no longer holds the case up. */
export const retomarAnonima = ato('retomarAnonima', {
  lei: 'Decreto 9.492/2018, arts. 18 § 2º e 23',
  de: [Situacao.complementacaoSolicitada],
  para: Situacao.complementada,
  quem: [],
  prazo: 'o prazo do órgão volta a correr',
  historico: anotacoes.complementacao,
});
