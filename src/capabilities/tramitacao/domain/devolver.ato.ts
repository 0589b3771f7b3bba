import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { passoInternoAberto, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueContribuem } from '#kernel/perfil.ts';

export const devolver = ato('devolver', {
  lei: 'Lei 13.460/2017, art. 16, parágrafo único',
  de: comOrgao,
  quem: perfisQueContribuem,
  quando: [trabalhaNoOrgao, passoInternoAberto],
  historico: anotacoes.tramitacao,
  avisa: ['manifestacao.contribuicao-devolvida'],
  naTelaDe: 'contribuir',
});
