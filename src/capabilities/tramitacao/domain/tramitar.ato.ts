import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';

export const tramitar = ato('tramitar', {
  lei: 'Lei 13.460/2017, art. 16, parágrafo único',
  de: comOrgao,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao],
  historico: anotacoes.tramitacao,
  avisa: ['manifestacao.contribuicao-pedida'],
  tela: {
    lado: 'equipe',
    nome: 'Tramitar',
    feito: 'Enviada à área.',
    ordem: 60,
    tecla: 't',
    pagina: '/manifestacao/tramitar',
    emLote: 4,
    guarda: ['mensagem'],
  },
});
