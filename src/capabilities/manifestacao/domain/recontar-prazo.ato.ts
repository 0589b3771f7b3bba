import { ato } from './ato.ts';
import { anotacoes } from './historico.ts';
import { abertas } from './situacao.ts';

export const recontarPrazo = ato('recontarPrazo', {
  lei: 'Lei 9.784/1999, art. 66',
  de: abertas,
  quem: [],
  historico: anotacoes.recontagem,
  avisa: ['manifestacao.prazo-recontado'],
});
