import { z } from 'zod';
import { id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { casosDoLote, resultadoDoLote } from '#kernel/lote.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { orgaoExterno, textoDestinatario, textoSolicitante } from './domain/encaminhamento.ts';

export const encaminhamentoContract = contract({
  'GET /app-web/v1/tratamento/:idManifestacao/encaminhamentos': {
    acesso: permitido('manifestacao.ver'),
    resumo: 'Lista os encaminhamentos da manifestação, com os textos que a acompanharam.',
    params: z.object({ idManifestacao: campo('Manifestação', idTexto) }),
    response: z.array(
      z.object({
        idEncaminhamento: z.int(),
        origem: z.string(),
        destino: z.string(),
        isParaFora: z.boolean(),
        textoDestinatario: z.string().nullable(),
        textoSolicitante: z.string(),
        comIdentidade: z.boolean(),
        /** Why the files stayed with who sent the case on; null where they went along. */
        avisoDosArquivos: z.string().nullable(),
        responsavel: z.string(),
        ocorridoEm: z.iso.datetime(),
      }),
    ),
  },
  'POST /app-web/v1/tratamento/encaminhar': {
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Encaminha a outro órgão da plataforma; o prazo continua o mesmo.',
    body: z.strictObject({
      casos: casosDoLote,
      idOuvidoriaDestino: campo('Órgão', id),
      textoDestinatario,
      textoSolicitante,
    }),
    response: resultadoDoLote,
  },
  'POST /app-web/v1/tratamento/encaminhar-para-fora': {
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Encerra aqui o que cabe a um órgão que não usa a plataforma.',
    body: z.strictObject({ casos: casosDoLote, orgaoExterno, textoSolicitante }),
    response: resultadoDoLote,
  },
});
