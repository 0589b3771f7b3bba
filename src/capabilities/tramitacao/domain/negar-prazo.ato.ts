import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { motivoDoPrazo } from './passo.ts';

export const negarPrazo = ato('negarPrazo', {
  lei: 'Lei 13.460/2017, art. 16, parágrafo único; Portaria Normativa CGU 116/2024',
  de: comOrgao,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao],
  rota: {
    chave: 'POST /app-web/v1/tramitacoes/:idTramitacao/negar-prazo',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Nega à área, dizendo por quê, o prazo a mais que ela pediu.',
  },
  entrada: z.strictObject({ motivo: motivoDoPrazo }),
  historico: anotacoes.tramitacao,
  avisa: ['manifestacao.mais-prazo-decidido'],
  ensaio: {
    corpo: { motivo: 'A resposta precisa sair nesta semana.' },
    com: { passo: true, prazoPedido: true },
    efeito: () => ({ prazoADecidir: false }),
    recusa: (_, { tramitacaoAberta, prazoADecidir }) => {
      if (!tramitacaoAberta) return 'tramitacao.nao-encontrada';
      return prazoADecidir ? null : 'tramitacao.sem-pedido-de-prazo';
    },
  },
});
