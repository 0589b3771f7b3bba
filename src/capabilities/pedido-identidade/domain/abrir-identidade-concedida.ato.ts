import { z } from 'zod';
import { manifestante } from '#capabilities/abertura-identidade/domain/manifestante.ts';
import { verIdentidade } from '#capabilities/abertura-identidade/domain/ver-identidade.ato.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { apenas } from '#kernel/acesso.ts';
import {
  aindaNaoAberta,
  ato,
  concessaoVale,
  ePeloPedido,
  foiConcedido,
  foiQuemPediu,
  podeSerAberta,
} from './ato-do-pedido.ts';
import { pedirIdentidade } from './pedir-identidade.ato.ts';

export const abrirIdentidadeConcedida = ato('abrirIdentidadeConcedida', {
  lei: 'Decreto 10.153/2019, arts. 6º e 7º; Lei 12.527/2011, art. 31',
  de: ['decidido'],
  quem: pedirIdentidade.quem,
  quando: [ePeloPedido, foiQuemPediu, podeSerAberta, foiConcedido, aindaNaoAberta, concessaoVale],
  rota: {
    chave: 'POST /app-web/v1/pedidos-de-identidade/:idPedido/abrir',
    acesso: apenas(...pedirIdentidade.quem),
    confirma: 'sempre',
    resumo:
      'Quem teve o pedido concedido abre os dados uma vez, em até um dia, com uma justificativa que o cidadão vê.',
    resposta: manifestante,
  },
  entrada: z.strictObject({ justificativa: verIdentidade.entrada.shape.justificativa }),
  historico: anotacoes.acessoADados,
});
