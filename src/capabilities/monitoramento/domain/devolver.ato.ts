import { z } from 'zod';
import { perfisDaAcao, permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from './ato-da-avaliacao.ts';
import { avalia, outroOrgao, todosAvaliados } from './condicoes-da-avaliacao.ts';
import { DIAS_PARA_RESPONDER, MAIS_DIAS, MENOS_DIAS } from './monitoramento-prazos.ts';
import { textoDaAvaliacao } from './texto-da-avaliacao.ts';

export const devolver = ato('devolver', {
  lei: 'Lei 12.527/2011, art. 41; Decreto 7.724/2012, art. 68',
  de: ['em-avaliacao'],
  para: 'devolvida',
  quem: perfisDaAcao('monitoramento.realizar'),
  quando: [avalia, outroOrgao, todosAvaliados],
  prazo: `${DIAS_PARA_RESPONDER} dias para o órgão responder, ou de ${MENOS_DIAS} a ${MAIS_DIAS}`,
  rota: {
    chave: 'POST /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/devolver',
    acesso: permitido('monitoramento.realizar'),
    resumo: 'Devolve o resultado ao órgão avaliado, com prazo para responder.',
    exigeVersao: true,
  },
  entrada: z.strictObject({
    parecer: textoDaAvaliacao('Parecer'),
    dias: campo('Dias para responder', z.int().min(MENOS_DIAS).max(MAIS_DIAS)).default(DIAS_PARA_RESPONDER),
  }),
  historico: {
    rotulo: 'Resultado devolvido ao órgão',
    frase: 'O resultado foi devolvido ao órgão.',
    evento: null,
  },
  avisa: ['monitoramento.avaliacao-devolvida'],
});
