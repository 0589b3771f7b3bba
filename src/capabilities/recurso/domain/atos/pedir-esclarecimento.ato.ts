import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { DIAS_PARA_ESCLARECER } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from '../ato-do-recurso.ts';
import { acimaDoOrgao, julga, semEsclarecimento } from '../condicoes-do-recurso.ts';
import { textoDoRecurso } from '../recurso.ts';

export const pedirEsclarecimento = ato('pedirEsclarecimento', {
  lei: 'Decreto 7.724/2012, art. 23 § 1º',
  de: [SituacaoRecurso.emTramitacao],
  quem: perfisQueTratam,
  quando: [...julga, acimaDoOrgao, semEsclarecimento],
  prazo: `${DIAS_PARA_ESCLARECER} dias para o órgão esclarecer`,
  rota: {
    chave: 'POST /app-web/v1/recursos/:idRecurso/esclarecimento',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Pede esclarecimento ao órgão que respondeu ao pedido.',
    resposta: z.object({ prazo: z.iso.date() }),
  },
  entrada: z.strictObject({ pergunta: campo('Pergunta', textoDoRecurso) }),
  historico: anotacoes.analise,
  avisa: ['recurso.esclarecimento-pedido'],
});
