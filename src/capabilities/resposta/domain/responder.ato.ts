import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { naoEsperaAPrincipal, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';

export const responder = ato('responder', {
  lei: 'Lei 13.460/2017, art. 16; Decreto 9.492/2018, arts. 19 a 22; Lei 12.527/2011, art. 11',
  de: comOrgao,
  para: Situacao.concluida,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao, naoEsperaAPrincipal],
  historico: anotacoes.registroResposta,
  avisa: ['manifestacao.respondida'],
  tela: {
    lado: 'equipe',
    nome: 'Responder',
    feito: 'Resposta enviada.',
    ordem: 30,
    explica: true,
    tecla: 'r',
    pagina: '/manifestacao/responder',
    emLote: 2,
  },
});
