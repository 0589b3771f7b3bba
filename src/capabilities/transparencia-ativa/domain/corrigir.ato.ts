import { perfisDaAcao } from '#kernel/permissoes.ts';
import { ato } from './ato-do-item.ts';
import { respondePeloOrgao } from './condicoes-do-item.ts';
import { respostaAoItem } from './resposta-do-item.ts';

export const corrigir = ato('corrigir', {
  lei: 'Lei 12.527/2011, art. 8º',
  de: ['avaliado'],
  para: 'respondido',
  quem: perfisDaAcao('transparencia.responder'),
  quando: [respondePeloOrgao],
  entrada: respostaAoItem,
  historico: { rotulo: 'Resposta corrigida', frase: 'O órgão corrigiu a resposta.', evento: null },
});
