import { z } from 'zod';
import { perfisDaAcao, permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato, cuidaDoRol } from './ato-da-informacao.ts';
import { motivoEscrito } from './informacao.ts';

export const desclassificar = ato('desclassificar', {
  lei: 'Lei 12.527/2011, arts. 24 § 4º e 29; Decreto 7.724/2012, art. 35',
  de: ['classificada'],
  para: 'desclassificada',
  quem: perfisDaAcao('transparencia.responder'),
  quando: [cuidaDoRol],
  rota: {
    chave: 'POST /app-web/v1/informacoes-classificadas/:idInformacao/desclassificar',
    acesso: permitido('transparencia.responder'),
    resumo: 'Desclassifica a informação de ofício, ou porque o prazo do sigilo acabou.',
    exigeVersao: true,
  },
  entrada: z.strictObject({ motivo: campo('Motivo', motivoEscrito) }),
  historico: { rotulo: 'Desclassificação', frase: 'A informação deixou de ser sigilosa.', evento: null },
});
