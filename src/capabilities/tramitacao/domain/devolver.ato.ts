import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { passoInternoAberto, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueContribuem } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const devolver = ato('devolver', {
  lei: 'Lei 13.460/2017, art. 16, parágrafo único',
  de: comOrgao,
  quem: perfisQueContribuem,
  quando: [trabalhaNoOrgao, passoInternoAberto],
  rota: {
    chave: 'POST /app-web/v1/tramitacoes/:idTramitacao/devolver',
    acesso: permitido('tramitacao.contribuir'),
    resumo: 'Devolve a manifestação sem contribuição, dizendo por quê.',
  },
  entrada: z.strictObject({ motivo: campo('Motivo', z.string().trim().min(1).max(1000)) }),
  historico: anotacoes.tramitacao,
  avisa: ['manifestacao.contribuicao-devolvida'],
  naTelaDe: 'contribuir',
  ensaio: {
    corpo: { motivo: 'Não é desta área.' },
    com: { passo: true },
    efeito: () => ({ tramitacaoAberta: false }),
  },
});
