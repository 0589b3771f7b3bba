import { contract } from '#kernel/endpoint.ts';
import { casosDoLote, resultadoDoLote } from '#kernel/lote.ts';
import { permitido } from '#kernel/permissoes.ts';
import { analisePreliminar } from './domain/analise-preliminar.ts';

export const analiseAdmissibilidadeContract = contract({
  'POST /app-web/v1/tratamento/analise-preliminar': {
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Grava a análise preliminar de denúncias.',
    body: analisePreliminar.extend({ casos: casosDoLote }).strict(),
    response: resultadoDoLote,
  },
});
