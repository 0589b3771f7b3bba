import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { emJulgamento, SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { id } from '#kernel/campos.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from '../ato-do-recurso.ts';
import { julga, semAdmissibilidade } from '../condicoes-do-recurso.ts';
import { textoDoRecurso } from '../recurso.ts';

export const naoConhecer = ato('naoConhecer', {
  lei: 'Lei 9.784/1999, art. 63',
  de: emJulgamento,
  para: SituacaoRecurso.respondido,
  quem: perfisQueTratamOuSeuSistema,
  quando: [...julga, semAdmissibilidade],
  prazo: `${DIAS_PARA_RECORRER} dias para recorrer à instância seguinte`,
  entrada: z.strictObject({
    idJustificativa: campo('Motivo', id),
    texto: campo('Explicação', textoDoRecurso),
  }),
  historico: anotacoes.registroRespostaRecurso,
  avisa: ['recurso.respondido', 'recurso.negado'],
});
