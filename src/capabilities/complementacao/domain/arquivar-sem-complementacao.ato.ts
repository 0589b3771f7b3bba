import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';

export const arquivarSemComplementacao = ato('arquivarSemComplementacao', {
  lei: 'Decreto 9.492/2018, art. 18 § 2º',
  de: [Situacao.complementacaoSolicitada],
  para: Situacao.arquivada,
  quem: [],
  historico: anotacoes.arquivamento,
  avisa: ['manifestacao.arquivada-sem-complementacao'],
});
