import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { EstadoDoRecurso, emJulgamento } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_PARA_DECIDIR } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from '../ato-do-recurso.ts';
import { aindaAqui, comEsclarecimento, respondeuOPedido, semDecisaoAntes } from '../condicoes-do-recurso.ts';
import { textoDoRecurso } from '../recurso.ts';

export const esclarecer = ato('esclarecer', {
  lei: 'Decreto 7.724/2012, art. 23 § 1º',
  // Late answers still help who judges. `respondido` is listed only so that the refusal can say why it is too late.
  de: [...emJulgamento, EstadoDoRecurso.respondido],
  para: EstadoDoRecurso.emTramitacao,
  quem: perfisQueTratam,
  quando: [respondeuOPedido, aindaAqui, semDecisaoAntes, comEsclarecimento],
  prazo: `os ${DIAS_PARA_DECIDIR} dias para decidir correm de novo`,
  rota: {
    chave: 'POST /app-web/v1/recursos/:idRecurso/esclarecer',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Responde ao esclarecimento que a instância pediu.',
  },
  entrada: z.strictObject({ resposta: campo('Resposta', textoDoRecurso) }),
  historico: anotacoes.analise,
  avisa: ['recurso.esclarecido'],
});
