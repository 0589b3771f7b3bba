import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { comReaberturaPedida, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueDecidem } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { justificativa } from './reabertura.ts';

export const negarReabertura = ato('negarReabertura', {
  lei: 'Lei 9.784/1999, arts. 48 e 50',
  de: [Situacao.concluida, Situacao.arquivada],
  quem: perfisQueDecidem,
  quando: [trabalhaNoOrgao, comReaberturaPedida],
  rota: {
    chave: 'POST /app-web/v1/tratamento/negar-reabertura',
    variosCasos: true,
    acesso: permitido('manifestacao.reabrir'),
    resumo: 'Diz, com justificativa, por que a manifestação não é reaberta.',
  },
  entrada: z.strictObject({ justificativa }),
  historico: anotacoes.pedidoDeReabertura,
  avisa: ['manifestacao.reabertura-negada'],
  tela: {
    lado: 'equipe',
    grupo: 'tratar',
    nome: 'Decidir a reabertura',
    feito:
      'Pedido de reabertura decidido. Quem registrou lê a decisão na plataforma, e recebe um e-mail, se informou um.',
    ordem: 16,
    guarda: ['justificativa'],
  },
  ensaio: {
    corpo: { justificativa: 'A resposta já trata do que o pedido traz de novo.' },
    com: { reaberturaPedida: true },
    efeito: () => ({ reaberturaPedida: false }),
  },
});
