import { perfisDaAcao } from '#kernel/permissoes.ts';
import { ato } from './ato-do-item.ts';
import { respondePeloOrgao } from './condicoes-do-item.ts';
import { respostaAoItem } from './resposta-do-item.ts';

export const responder = ato('responder', {
  lei: 'Lei 12.527/2011, art. 8º',
  de: ['sem-resposta', 'respondido'],
  para: 'respondido',
  quem: perfisDaAcao('transparencia.responder'),
  quando: [respondePeloOrgao],
  entrada: respostaAoItem,
  historico: { rotulo: 'Resposta salva', frase: 'O órgão disse onde publica o item.', evento: null },
});
