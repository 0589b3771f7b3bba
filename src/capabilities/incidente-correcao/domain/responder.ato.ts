import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { DIAS_PARA_ENTREGAR } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from './ato-do-incidente.ts';
import { julga } from './condicoes-do-incidente.ts';
import { resultado, textoDaResposta } from './incidente.ts';

export const responder = ato('responder', {
  lei: 'Lei 12.527/2011, arts. 15 e 16; Decreto 7.724/2012, arts. 21 a 24',
  de: ['aberto'],
  para: 'respondido',
  quem: perfisQueTratam,
  quando: [julga],
  prazo: `acolhido, pode mudar a data de entrega, até ${DIAS_PARA_ENTREGAR} dias depois da que havia`,
  rota: {
    chave: 'POST /app-web/v1/incidentes/:idIncidente/responder',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Acolhe o incidente de correção, no todo ou em parte, ou não o acolhe.',
  },
  entrada: z.strictObject({
    resultado: campo('Resultado', resultado),
    texto: textoDaResposta,
    /** Only if the decision is corrected. */
    dataEntrega: campo('Nova data de entrega', z.iso.date()).nullable().default(null),
  }),
  historico: anotacoes.incidenteDeCorrecao,
  avisa: ['incidente.respondido', 'incidente.decisao-corrigida', 'incidente.nova-entrega'],
});
