import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { ato } from './ato-da-promessa.ts';

export const confirmarPeloSilencio = ato('confirmarPeloSilencio', {
  lei: 'Lei 12.527/2011, arts. 7º e 16 § 2º',
  de: ['entregue'],
  para: 'confirmada',
  quem: [],
  prazo: `${DIAS_PARA_RECORRER} dias sem contestação`,
  historico: anotacoes.cumprimento,
});
