import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from '../ato-do-recurso.ts';
import { aindaAqui, comEsclarecimento, respondeuOPedido, semDecisaoAntes } from '../condicoes-do-recurso.ts';
import { textoDoRecurso } from '../recurso.ts';

export const esclarecer = ato('esclarecer', {
  lei: 'Decreto 7.724/2012, art. 23 § 1º',
  // `respondido` is listed only so that the refusal can say why it is too late.
  de: [SituacaoRecurso.emTramitacao, SituacaoRecurso.respondido],
  quem: perfisQueTratam,
  quando: [respondeuOPedido, aindaAqui, semDecisaoAntes, comEsclarecimento],
  rota: {
    chave: 'POST /app-web/v1/recursos/:idRecurso/esclarecer',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Responde ao esclarecimento que a instância pediu.',
  },
  entrada: z.strictObject({ resposta: campo('Resposta', textoDoRecurso) }),
  historico: anotacoes.analise,
  avisa: ['recurso.esclarecido'],
});
