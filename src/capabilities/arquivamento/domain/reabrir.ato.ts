import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { naoRetirado, semRecurso, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { formularioDoCaso, isAcesso } from '#kernel/enumeracoes.ts';
import { Perfil, perfisQueDecidem } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { justificativa } from './arquivamento.ts';
export const reabrir = ato('reabrir', {
  lei: 'Lei 9.784/1999, art. 63 § 2º; Lei 12.527/2011, arts. 11 e 15',
  de: [Situacao.concluida, Situacao.arquivada],
  para: Situacao.cadastrada,
  quem: [...perfisQueDecidem, Perfil.webServiceRespondente],
  quando: [trabalhaNoOrgao, semRecurso, naoRetirado],
  rota: {
    chave: 'POST /app-web/v1/tratamento/reabrir',
    variosCasos: true,
    acesso: permitido('manifestacao.reabrir'),
    resumo:
      'Reabre a manifestação concluída ou arquivada, com prazo novo a partir de hoje; um pedido de acesso fica com o prazo que tinha.',
  },
  entrada: z.strictObject({ justificativa }),
  historico: anotacoes.reabertura,
  avisa: ['manifestacao.reaberta', 'manifestacao.pedido-reaberto'],
  tela: {
    lado: 'equipe',
    grupo: 'tratar',
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
    efeito: (_, { idTipo, reaberturaPedida }) => ({
      retirado: false,
      ...((reaberturaPedida || !isAcesso(formularioDoCaso(idTipo))) && { prazo: 'recomeca' }),
    }),
  },
});
