import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { ato } from '#capabilities/recurso/domain/ato-do-recurso.ts';
import {
  haOQueEntregar,
  respondeuOPedido,
  semIncidente,
} from '#capabilities/recurso/domain/condicoes-do-recurso.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { motivo, textoDoIncidente } from './incidente.ts';

export const abrirIncidente = ato('abrirIncidente', {
  lei: 'Lei 12.527/2011, arts. 15 e 16; Decreto 7.724/2012, arts. 21 a 24',
  de: [SituacaoRecurso.respondido],
  quem: perfisQueTratam,
  quando: [respondeuOPedido, haOQueEntregar, semIncidente],
  rota: {
    chave: 'POST /app-web/v1/recursos/:idRecurso/incidentes',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Pede à instância que decidiu o recurso que corrija a decisão.',
    resposta: z.object({ idIncidente: z.int() }),
  },
  entrada: z.strictObject({ motivo: campo('Motivo', motivo), texto: textoDoIncidente }),
  historico: anotacoes.incidenteDeCorrecao,
  avisa: ['incidente.aberto'],
});
