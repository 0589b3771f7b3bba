import { z } from 'zod';
import { casosDoLote, resultadoDoLote } from '#capabilities/tratamento/domain/lote.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { motivo } from './domain/restricao.ts';

const acesso = permitido('manifestacao.tratar');
const body = z.strictObject({ casos: casosDoLote, motivo });

export const restricaoConteudoContract = contract({
  'POST /app-web/v1/tratamento/restringir-conteudo': {
    acesso,
    resumo: 'Esconde o conteúdo da busca pública, dos dados abertos e de quem só observa.',
    body,
    response: resultadoDoLote,
  },
  'POST /app-web/v1/tratamento/liberar-conteudo': {
    acesso,
    resumo: 'Tira a restrição do conteúdo.',
    body,
    response: resultadoDoLote,
  },
});
