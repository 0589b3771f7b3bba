import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { DIAS_PARA_ENTREGAR } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from './ato-do-incidente.ts';
import { aTempo, haOQueProrrogar, julga, umaVez } from './condicoes-do-incidente.ts';
import { justificativaDaProrrogacao } from './incidente.ts';

export const prorrogar = ato('prorrogar', {
  lei: 'Lei 12.527/2011, arts. 15 e 16; Decreto 7.724/2012, arts. 21 a 24',
  de: ['aberto'],
  quem: perfisQueTratam,
  quando: [julga, umaVez, haOQueProrrogar, aTempo],
  prazo: `até mais ${DIAS_PARA_ENTREGAR} dias para cumprir a decisão, uma vez`,
  rota: {
    chave: 'POST /app-web/v1/incidentes/:idIncidente/prorrogar',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Prorroga o prazo de cumprimento da decisão, uma vez, enquanto o incidente está aberto.',
  },
  entrada: z.strictObject({
    dataEntrega: campo('Nova data de entrega', z.iso.date()),
    justificativa: justificativaDaProrrogacao,
  }),
  historico: anotacoes.incidenteDeCorrecao,
  avisa: ['incidente.prorrogado', 'incidente.nova-entrega'],
});
