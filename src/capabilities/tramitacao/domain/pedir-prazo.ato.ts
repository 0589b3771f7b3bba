import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { passoInternoAberto, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueContribuem } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_MAIS_PRAZO } from '#kernel/prazo/prazos-da-lei.ts';

export const pedirPrazo = ato('pedirPrazo', {
  lei: 'Lei 13.460/2017, art. 16, parágrafo único',
  de: comOrgao,
  quem: perfisQueContribuem,
  quando: [trabalhaNoOrgao, passoInternoAberto],
  prazo: `mais ${DIAS_MAIS_PRAZO} dias para a área, uma vez`,
  rota: {
    chave: 'POST /app-web/v1/tramitacoes/:idTramitacao/pedir-prazo',
    acesso: permitido('tramitacao.contribuir'),
    resumo: `Aumenta o prazo interno em ${DIAS_MAIS_PRAZO} dias, uma vez.`,
    resposta: z.object({ prazo: z.iso.date() }),
  },
  historico: anotacoes.tramitacao,
  naTelaDe: 'contribuir',
  ensaio: {
    corpo: {},
    com: { passo: true },
    efeito: () => ({ passoProrrogado: true }),
    recusa: (_, { passoProrrogado }) => (passoProrrogado ? 'tramitacao.ja-prorrogada' : null),
  },
});
