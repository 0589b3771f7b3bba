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
    resumo: 'Diz se um recibo foi mesmo emitido por esta plataforma.',
    body: z.strictObject({ codigo: campo('Código do recibo', z.string().trim().min(1).max(2000)) }),
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
    }),
  },
});
