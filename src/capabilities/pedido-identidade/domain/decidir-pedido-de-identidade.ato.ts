import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { apenas } from '#kernel/acesso.ts';
import { Perfil } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato, eOutraPessoa, guardaAIdentidade } from './ato-do-pedido.ts';
import { fundamentoDaDecisao } from './pedido-identidade.ts';

export const decidirPedidoDeIdentidade = ato('decidirPedidoDeIdentidade', {
  lei: 'Decreto 10.153/2019, art. 7º',
  de: ['aberto'],
  para: 'decidido',
  quem: [Perfil.gestor],
  quando: [guardaAIdentidade, eOutraPessoa],
  rota: {
    chave: 'POST /app-web/v1/pedidos-de-identidade/:idPedido/decidir',
    acesso: apenas(Perfil.gestor),
    confirma: 'segundo-fator',
    resumo: 'A ouvidoria que guarda a identidade concede ou recusa o pedido, com o fundamento.',
  },
  entrada: z.strictObject({ concede: campo('Decisão', z.boolean()), fundamento: fundamentoDaDecisao }),
  historico: anotacoes.pedidoDeIdentidade,
  avisa: ['manifestacao.identidade-decidida', 'manifestacao.identidade-respondida'],
});
