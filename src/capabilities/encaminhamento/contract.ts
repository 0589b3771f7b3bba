import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

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
        /** Why the files stayed with the forwarding office; null if they went along. */
        avisoDosArquivos: z.string().nullable(),
        responsavel: z.string(),
        ocorridoEm: z.iso.datetime(),
      }),
    ),
  },
});
