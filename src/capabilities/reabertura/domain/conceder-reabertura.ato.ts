import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  comReaberturaPedida,
  semRecurso,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueDecidem } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { justificativa } from './reabertura.ts';

export const concederReabertura = ato('concederReabertura', {
  lei: 'Lei 9.784/1999, art. 63 § 2º',
  de: [Situacao.concluida, Situacao.arquivada],
  para: Situacao.cadastrada,
  quem: perfisQueDecidem,
  quando: [trabalhaNoOrgao, comReaberturaPedida, semRecurso],
  prazo: 'um prazo novo para responder, como em toda reabertura',
  rota: {
    chave: 'POST /app-web/v1/tratamento/conceder-reabertura',
    variosCasos: true,
    acesso: permitido('manifestacao.reabrir'),
    resumo: 'Reabre a manifestação, como quem registrou pediu, com justificativa e prazo novo.',
  },
  entrada: z.strictObject({ justificativa }),
  historico: anotacoes.reabertura,
  avisa: ['manifestacao.reaberta'],
  naTelaDe: 'negarReabertura',
  ensaio: {
    corpo: { justificativa: 'O que foi respondido não resolveu o problema.' },
    com: { reaberturaPedida: true },
    efeito: () => ({ retirado: false, prazo: 'recomeca' }),
  },
});
