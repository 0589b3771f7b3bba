import { z } from 'zod';
import { aberto, abertoComPessoa } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';

const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });

export const reciboContract = contract({
  'GET /app-web/v1/manifestacoes/:idManifestacao/recibo': {
    acesso: abertoComPessoa,
    resumo: 'Baixa o recibo em PDF, com QR code e assinatura.',
    params: porId,
    respostaCrua: true,
    response: z.unknown(),
  },
  'POST /app-web/v1/recibos/verificar': {
    acesso: aberto,
    resumo:
      'Diz se um recibo ou a cópia autenticada de uma decisão foi mesmo emitida por esta plataforma, e se a cópia confere com a decisão.',
    body: z.strictObject({
      /** The short one from the paper, or the long one that the QR code carries. */
      codigo: campo('Código do recibo', z.string().trim().min(1).max(2000)),
      /** The file itself stays where it is: only its digest and its own signature come. */
      arquivo: z
        .strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/), assinatura: z.string().max(200) })
        .optional(),
    }),
    response: z.object({
      autentico: z.boolean(),
      recibo: z
        .object({
          numeroProtocolo: z.string(),
          tipo: z.string(),
          orgao: z.string(),
          registradaEm: z.iso.datetime(),
          prazoAtendimento: z.iso.date(),
        })
        .nullable(),
      /** Only for the copy of a decision. */
      copia: z
        .object({
          numeroProtocolo: z.string(),
          decididaEm: z.iso.datetime(),
          /** Null when the platform no longer keeps the decision with the words of the copy. */
          decisao: z
            .object({
              orgao: z.string(),
              sobre: z.string(),
              decisao: z.string(),
              quemDecidiu: z.string(),
            })
            .nullable(),
        })
        .optional(),
    }),
  },
});
