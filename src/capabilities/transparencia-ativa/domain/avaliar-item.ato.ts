import { z } from 'zod';
import { perfisDaAcao, permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from './ato-do-item.ts';
import { monitoraOOrgao, outraPessoa } from './condicoes-do-item.ts';
import { itemVisto } from './item-visto.ts';
import { comentarioDaAvaliacao, umResultado } from './resposta-do-item.ts';
import { DIAS_PARA_CORRIGIR, MAIS_DIAS, MENOS_DIAS } from './transparencia-prazos.ts';

export const avaliarItem = ato('avaliarItem', {
  lei: 'Lei 12.527/2011, art. 40, I, e art. 41, II',
  de: ['enviado', 'avaliado'],
  para: 'avaliado',
  quem: perfisDaAcao('monitoramento.realizar'),
  quando: [monitoraOOrgao, outraPessoa],
  prazo: `${DIAS_PARA_CORRIGIR} dias para corrigir, ou de ${MENOS_DIAS} a ${MAIS_DIAS}`,
  rota: {
    chave: 'POST /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem/avaliar',
    acesso: permitido('monitoramento.realizar'),
    resumo: 'Avalia a resposta do órgão: cumpre, cumpre parcialmente ou não cumpre, com prazo para corrigir.',
    resposta: itemVisto,
    exigeVersao: true,
  },
  entrada: z.strictObject({
    resultado: campo('Resultado', umResultado),
    comentario: comentarioDaAvaliacao,
    dias: campo('Dias para corrigir', z.int().min(MENOS_DIAS).max(MAIS_DIAS)).default(DIAS_PARA_CORRIGIR),
  }),
  historico: { rotulo: 'Avaliação', frase: 'A autoridade avaliou a resposta do órgão.', evento: null },
  avisa: ['transparencia.a-corrigir'],
});
