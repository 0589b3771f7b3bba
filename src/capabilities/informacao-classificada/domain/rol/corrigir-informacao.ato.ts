import { perfisDaAcao, permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato, cuidaDoRol } from './ato-da-informacao.ts';
import { dadosDaInformacao, motivoEscrito } from './informacao.ts';

export const corrigirInformacao = ato('corrigirInformacao', {
  lei: 'Lei 12.527/2011, arts. 24 e 28; Decreto 7.724/2012, art. 31',
  de: ['classificada'],
  quem: perfisDaAcao('transparencia.responder'),
  quando: [cuidaDoRol],
  rota: {
    chave: 'POST /app-web/v1/informacoes-classificadas/:idInformacao/corrigir',
    acesso: permitido('transparencia.responder'),
    resumo: 'Corrige os dados de uma informação classificada, com o motivo.',
    exigeVersao: true,
  },
  entrada: dadosDaInformacao.extend({ motivo: campo('Motivo da correção', motivoEscrito) }),
  historico: { rotulo: 'Correção', frase: 'O órgão corrigiu os dados da informação.', evento: null },
});
