import { z } from 'zod';
import { perfisDaAcao, permitido } from '#kernel/permissoes.ts';
import { ato } from './ato-da-avaliacao.ts';
import { respondePeloOrgao } from './condicoes-da-avaliacao.ts';
import { textoDaAvaliacao } from './texto-da-avaliacao.ts';

export const responder = ato('responder', {
  lei: 'Lei 12.527/2011, art. 41; Decreto 7.724/2012, art. 68',
  de: ['devolvida'],
  para: 'respondida',
  quem: perfisDaAcao('monitoramento.realizar'),
  quando: [respondePeloOrgao],
  rota: {
    chave: 'POST /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/responder',
    acesso: permitido('monitoramento.realizar'),
    resumo: 'O órgão avaliado responde ao resultado.',
    exigeVersao: true,
  },
  entrada: z.strictObject({ resposta: textoDaAvaliacao('Resposta do órgão') }),
  historico: { rotulo: 'Resposta do órgão', frase: 'O órgão respondeu à avaliação.', evento: null },
  avisa: ['monitoramento.avaliacao-respondida'],
});
