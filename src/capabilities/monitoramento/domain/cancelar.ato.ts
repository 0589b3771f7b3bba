import { z } from 'zod';
import { perfisDaAcao, permitido } from '#kernel/permissoes.ts';
import { ato } from './ato-da-avaliacao.ts';
import { avalia, podeSerCancelada } from './condicoes-da-avaliacao.ts';
import { textoDaAvaliacao } from './texto-da-avaliacao.ts';

export const cancelar = ato('cancelar', {
  lei: 'Lei 12.527/2011, art. 41; Decreto 7.724/2012, art. 68',
  de: ['em-avaliacao', 'devolvida', 'respondida'],
  para: 'cancelada',
  quem: perfisDaAcao('monitoramento.realizar'),
  quando: [avalia, podeSerCancelada],
  rota: {
    chave: 'POST /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/cancelar',
    acesso: permitido('monitoramento.realizar'),
    resumo: 'Cancela uma avaliação que ainda não foi devolvida.',
    exigeVersao: true,
  },
  entrada: z.strictObject({ conclusao: textoDaAvaliacao('Motivo') }),
  historico: { rotulo: 'Avaliação cancelada', frase: 'A avaliação foi cancelada.', evento: null },
});
