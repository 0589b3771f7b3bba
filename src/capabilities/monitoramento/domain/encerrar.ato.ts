import { z } from 'zod';
import { perfisDaAcao, permitido } from '#kernel/permissoes.ts';
import { ato } from './ato-da-avaliacao.ts';
import { avalia, orgaoFalouOuCalou, outroOrgao } from './condicoes-da-avaliacao.ts';
import { textoDaAvaliacao } from './texto-da-avaliacao.ts';

export const encerrar = ato('encerrar', {
  lei: 'Lei 12.527/2011, art. 41; Decreto 7.724/2012, art. 68',
  de: ['devolvida', 'respondida'],
  para: 'encerrada',
  quem: perfisDaAcao('monitoramento.realizar'),
  quando: [avalia, outroOrgao, orgaoFalouOuCalou],
  rota: {
    chave: 'POST /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/encerrar',
    acesso: permitido('monitoramento.realizar'),
    resumo: 'Encerra a avaliação, depois da resposta do órgão ou do fim do prazo.',
    exigeVersao: true,
  },
  entrada: z.strictObject({ conclusao: textoDaAvaliacao('Conclusão') }),
  historico: { rotulo: 'Avaliação encerrada', frase: 'A avaliação foi encerrada.', evento: null },
  avisa: ['monitoramento.avaliacao-encerrada'],
});
