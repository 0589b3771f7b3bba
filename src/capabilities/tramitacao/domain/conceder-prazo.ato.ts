import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_MAIS_PRAZO } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const concederPrazo = ato('concederPrazo', {
  lei: 'Lei 13.460/2017, art. 16, parágrafo único; Portaria Normativa CGU 116/2024',
  de: comOrgao,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao],
  prazo: `até mais ${DIAS_MAIS_PRAZO} dias para a área, uma vez, sempre antes do prazo da resposta e nunca antes de hoje`,
  rota: {
    chave: 'POST /app-web/v1/tramitacoes/:idTramitacao/conceder-prazo',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Dá à área o prazo a mais que ela pediu, sempre antes do prazo da resposta.',
    resposta: z.object({ prazo: z.iso.date() }),
  },
  entrada: z.strictObject({ prazo: campo('Novo prazo', z.iso.date()).optional() }),
  historico: anotacoes.tramitacao,
  avisa: ['manifestacao.mais-prazo-decidido'],
  ensaio: {
    corpo: {},
    com: { passo: true, prazoPedido: true },
    efeito: () => ({ passoProrrogado: true, prazoADecidir: false }),
    recusa: (_, { tramitacaoAberta, prazoADecidir, cabeMaisPrazo }) => {
      if (!tramitacaoAberta) return 'tramitacao.nao-encontrada';
      if (!prazoADecidir) return 'tramitacao.sem-pedido-de-prazo';
      return cabeMaisPrazo ? null : 'tramitacao.sem-mais-prazo';
    },
  },
});
