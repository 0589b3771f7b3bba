import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';

export const responderIntermediaria = ato('responderIntermediaria', {
  lei: 'Decreto 9.492/2018, art. 18',
  de: comOrgao,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao],
  historico: anotacoes.registroResposta,
  avisa: ['manifestacao.resposta-intermediaria'],
  naTelaDe: 'responder',
});
