import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { passoInternoAberto, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueContribuem } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { motivoDoPrazo } from './passo.ts';

export const pedirPrazo = ato('pedirPrazo', {
  lei: 'Lei 13.460/2017, art. 16, parágrafo único',
  de: comOrgao,
  quem: perfisQueContribuem,
  quando: [trabalhaNoOrgao, passoInternoAberto],
  prazo: 'nenhum muda antes de a ouvidoria decidir',
  rota: {
    chave: 'POST /app-web/v1/tramitacoes/:idTramitacao/pedir-prazo',
    acesso: permitido('tramitacao.contribuir'),
    resumo: 'Pede à ouvidoria, uma vez e dizendo por quê, mais prazo para contribuir.',
  },
  entrada: z.strictObject({ motivo: motivoDoPrazo }),
  historico: anotacoes.tramitacao,
  avisa: ['manifestacao.mais-prazo-pedido'],
  naTelaDe: 'contribuir',
  ensaio: {
    corpo: { motivo: 'O processo está no arquivo de outra cidade.' },
    com: { passo: true },
    efeito: () => ({ pediuPrazo: true, prazoADecidir: true }),
    recusa: (_, { passoProrrogado, pediuPrazo, passoVencido, cabeMaisPrazo }) => {
      if (passoProrrogado) return 'tramitacao.ja-prorrogada';
      if (pediuPrazo) return 'tramitacao.prazo-ja-pedido';
      if (passoVencido) return 'tramitacao.prazo-terminou';
      return cabeMaisPrazo ? null : 'tramitacao.sem-mais-prazo';
    },
  },
});
