import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { emJulgamento } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from '../ato-do-recurso.ts';
import { julga, naComissao } from '../condicoes-do-recurso.ts';

export const marcarReuniao = ato('marcarReuniao', {
  lei: 'Decreto 7.724/2012, art. 47',
  de: emJulgamento,
  quem: perfisQueTratam,
  quando: [...julga, naComissao],
  prazo: 'o dia da reunião passa a ser o prazo da decisão',
  rota: {
    chave: 'POST /app-web/v1/recursos/:idRecurso/reuniao',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Marca a reunião da comissão em que o recurso será julgado.',
  },
  entrada: z.strictObject({ data: campo('Data da reunião', z.iso.date()) }),
  historico: anotacoes.analise,
  avisa: ['recurso.reuniao-marcada'],
});
