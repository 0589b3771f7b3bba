import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { emJulgamento } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { id } from '#kernel/campos.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from '../ato-do-recurso.ts';
import { julga } from '../condicoes-do-recurso.ts';

export const assumir = ato('assumir', {
  lei: 'Lei 12.527/2011, art. 15',
  de: emJulgamento,
  quem: perfisQueTratamOuSeuSistema,
  quando: julga,
  rota: {
    chave: 'POST /app-web/v1/recursos/:idRecurso/assumir',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Fica responsável pelo recurso, ou o passa a outra pessoa que julga ali.',
  },
  entrada: z.strictObject({ idResponsavel: campo('Responsável', id).optional() }),
  historico: anotacoes.analise,
});
