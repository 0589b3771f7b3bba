import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { ato, ePorQuemRelata } from './ato-do-impedimento.ts';

export const retirarPedidoDeImpedimento = ato('retirarPedidoDeImpedimento', {
  lei: 'Lei 13.608/2018, art. 4º-A',
  de: ['pedido', 'vigente'],
  para: 'encerrado',
  quem: perfisDePessoas,
  quando: [ePorQuemRelata],
  rota: {
    chave: 'POST /app-web/v1/pedidos-de-impedimento/:idPedido/retirar',
    acesso: abertoComPessoa,
    resumo: 'Quem relata deixa que a pessoa veja o caso.',
  },
  historico: anotacoes.impedimento,
});
