import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';

export const encerrarConsentimento = ato('encerrarConsentimento', {
  lei: 'Decreto 10.153/2019, art. 7º',
  de: abertas,
  quem: [],
  historico: anotacoes.consentimento,
  avisa: ['manifestacao.consentimento-sem-resposta'],
});
