import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { semRecurso, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { Perfil, perfisQueDecidem } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { justificativa } from './arquivamento.ts';
export const reabrir = ato('reabrir', {
  lei: 'Lei 9.784/1999, art. 63 § 2º',
  de: [Situacao.concluida, Situacao.arquivada],
  para: Situacao.cadastrada,
  quem: [...perfisQueDecidem, Perfil.webServiceRespondente],
  quando: [trabalhaNoOrgao, semRecurso],
  rota: {
    chave: 'POST /app-web/v1/tratamento/reabrir',
    variosCasos: true,
    acesso: permitido('manifestacao.reabrir'),
    resumo: 'Reabre a manifestação concluída ou arquivada, com prazo novo a partir de hoje.',
  },
  entrada: z.strictObject({ justificativa }),
  historico: anotacoes.reabertura,
  avisa: ['manifestacao.reaberta'],
  tela: {
    lado: 'equipe',
    nome: 'Reabrir',
    feito: 'Manifestação reaberta.',
    ordem: 40,
    explica: true,
    pagina: '/manifestacao/reabrir',
    emLote: 8,
    guarda: ['justificativa'],
  },
  ensaio: {
    corpo: { justificativa: 'O levantamento nos arquivos pede mais tempo.' },
    efeito: () => ({ prazo: 'recomeca' }),
  },
});
