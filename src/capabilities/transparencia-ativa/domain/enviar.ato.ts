import { perfisDaAcao } from '#kernel/permissoes.ts';
import { ato } from './ato-do-item.ts';
import { respondePeloOrgao } from './condicoes-do-item.ts';

export const enviar = ato('enviar', {
  lei: 'Lei 12.527/2011, art. 8º; art. 41, II',
  de: ['respondido'],
  para: 'enviado',
  quem: perfisDaAcao('transparencia.responder'),
  quando: [respondePeloOrgao],
  historico: { rotulo: 'Enviado para avaliação', frase: 'O órgão enviou o item à autoridade.', evento: null },
});
