import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { EstadoDoRecurso, emJulgamento } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_PARA_DECIDIR, DIAS_PARA_ESCLARECER } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from '../ato-do-recurso.ts';
import { acimaDoOrgao, dentroDosEsclarecimentos, julga, semEsclarecimento } from '../condicoes-do-recurso.ts';
import { textoDoRecurso } from '../recurso.ts';

export const pedirEsclarecimento = ato('pedirEsclarecimento', {
  lei: 'Decreto 7.724/2012, art. 23 § 1º; Portaria Normativa CGU 101/2023',
  de: emJulgamento,
  para: EstadoDoRecurso.emEsclarecimentos,
  quem: perfisQueTratam,
  quando: [...julga, acimaDoOrgao, semEsclarecimento, dentroDosEsclarecimentos],
  prazo: `até ${DIAS_PARA_ESCLARECER} dias para o órgão esclarecer; os ${DIAS_PARA_DECIDIR} dias para decidir correm de novo a partir daí`,
  rota: {
    chave: 'POST /app-web/v1/recursos/:idRecurso/esclarecimento',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Pede esclarecimento ao órgão que respondeu ao pedido.',
    resposta: z.object({ prazo: z.iso.date() }),
  },
  entrada: z.strictObject({
    pergunta: campo('Pergunta', textoDoRecurso),
    dias: campo('Dias para responder', z.int().min(1).max(DIAS_PARA_ESCLARECER)).default(
      DIAS_PARA_ESCLARECER,
    ),
  }),
  historico: anotacoes.analise,
  avisa: ['recurso.esclarecimento-pedido', 'recurso.em-esclarecimentos'],
});
