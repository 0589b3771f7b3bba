import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { emJulgamento } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { ato } from '../ato-do-recurso.ts';
import { julga } from '../condicoes-do-recurso.ts';

export const encerrarPasso = ato('encerrarPasso', {
  lei: 'Lei 12.527/2011, arts. 15 e 16; Decreto 7.724/2012, arts. 21 a 24',
  de: emJulgamento,
  quem: perfisQueTratam,
  quando: julga,
  rota: {
    chave: 'POST /app-web/v1/recursos/:idRecurso/passos/:idTramitacao/encerrar',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Encerra um pedido de contribuição que não é mais preciso.',
  },
  historico: anotacoes.tramitacao,
});
