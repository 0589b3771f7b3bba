import { perfisDaAcao, permitido } from '#kernel/permissoes.ts';
import { ato } from './ato-do-item.ts';
import { respondePeloOrgao } from './condicoes-do-item.ts';
import { itemVisto } from './item-visto.ts';

export const retomar = ato('retomar', {
  lei: 'Lei 12.527/2011, art. 8º',
  de: ['enviado'],
  para: 'respondido',
  quem: perfisDaAcao('transparencia.responder'),
  quando: [respondePeloOrgao],
  rota: {
    chave: 'POST /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem/retomar',
    acesso: permitido('transparencia.responder'),
    resumo: 'Retoma um item enviado que ainda não foi avaliado.',
    resposta: itemVisto,
    exigeVersao: true,
  },
  historico: { rotulo: 'Retomado pelo órgão', frase: 'O órgão retomou o item.', evento: null },
});
