import { z } from 'zod';
import { casosDoLote, resultadoDoLote } from '#capabilities/tratamento/domain/lote.ts';
import { id } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { justificativa } from './domain/arquivamento.ts';

export const arquivamentoContract = contract({
  'POST /app-web/v1/tratamento/arquivar': {
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Arquiva a manifestação, com motivo e justificativa.',
    body: z.strictObject({ casos: casosDoLote, idMotivoArquivamento: campo('Motivo', id), justificativa }),
    response: resultadoDoLote,
  },
  'POST /app-web/v1/tratamento/reabrir': {
    acesso: permitido('manifestacao.reabrir'),
    resumo: 'Reabre a manifestação concluída ou arquivada, com prazo novo a partir de hoje.',
    body: z.strictObject({ casos: casosDoLote, justificativa }),
    response: resultadoDoLote,
  },
});
