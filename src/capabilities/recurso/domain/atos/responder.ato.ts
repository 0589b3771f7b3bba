import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { DIAS_PARA_ENTREGAR } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { emJulgamento, SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { id } from '#kernel/campos.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_PARA_DECIDIR, DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from '../ato-do-recurso.ts';
import { conhecido, julga } from '../condicoes-do-recurso.ts';
import { textoDoRecurso } from '../recurso.ts';

export const responder = ato('responder', {
  lei: 'Lei 12.527/2011, arts. 15 e 16; Decreto 7.724/2012, arts. 21 a 24',
  de: emJulgamento,
  para: SituacaoRecurso.respondido,
  quem: perfisQueTratamOuSeuSistema,
  quando: [...julga, conhecido],
  prazo: `${DIAS_PARA_DECIDIR} dias para decidir; depois, até ${DIAS_PARA_ENTREGAR} dias para entregar e ${DIAS_PARA_RECORRER} dias para recorrer`,
  rota: {
    chave: 'POST /app-web/v1/recursos/:idRecurso/responder',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Decide o recurso.',
    resposta: z.object({
      idRespostaRecurso: z.int(),
      instanciaSeguinte: z.string().nullable(),
      prazoSeguinte: z.iso.date().nullable(),
    }),
  },
  entrada: z.strictObject({
    idTipoResposta: campo('Decisão', id),
    idEspecificacao: campo('Especificação', id).nullable().default(null),
    idDetalhamento: campo('Detalhamento', id).nullable().default(null),
    texto: campo('Justificativa', textoDoRecurso),
    /** Required when something must be delivered. */
    dataEntrega: campo('Data de entrega', z.iso.date()).nullable().default(null),
    /** What has to be delivered by then, in plain words. */
    oQueEntregar: campo('O que o órgão deve entregar', z.string().trim().min(3).max(2000))
      .nullable()
      .default(null),
    /** 'Informação entregue' without a file: the information itself. */
    informacaoEntregue: campo('Informação entregue', textoDoRecurso).nullable().default(null),
    anexos: anexosEnviados,
  }),
  historico: anotacoes.registroRespostaRecurso,
  avisa: ['recurso.respondido', 'recurso.negado'],
});
