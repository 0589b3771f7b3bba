import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { EstadoDoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_PRORROGACAO_ESCLARECER } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from '../ato-do-recurso.ts';
import { acimaDoOrgao, julga, semProrrogacao } from '../condicoes-do-recurso.ts';
import { textoDoRecurso } from '../recurso.ts';

export const prorrogarEsclarecimento = ato('prorrogarEsclarecimento', {
  lei: 'Portaria Normativa CGU 101/2023',
  de: [EstadoDoRecurso.emEsclarecimentos],
  quem: perfisQueTratam,
  quando: [...julga, acimaDoOrgao, semProrrogacao],
  prazo: `mais ${DIAS_PRORROGACAO_ESCLARECER} dias para o órgão esclarecer, uma vez`,
  rota: {
    chave: 'POST /app-web/v1/recursos/:idRecurso/esclarecimento/prorrogar',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Dá mais dias para o órgão esclarecer, uma vez e com justificativa.',
    resposta: z.object({ prazo: z.iso.date() }),
  },
  entrada: z.strictObject({ justificativa: campo('Justificativa', textoDoRecurso) }),
  historico: anotacoes.analise,
  avisa: ['recurso.esclarecimento-pedido', 'recurso.em-esclarecimentos'],
});
