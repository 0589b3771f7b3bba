import { z } from 'zod';
import { aberto, abertoComPessoa } from '#kernel/acesso.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';

const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });

/**
 * Open to everybody, but it answers only with the citizen's session, the case's access code or a
 * one-use link of a mail (S2-09): without any of them the case looks as if it did not exist.
 */
export const consentimentoContract = contract({
  'POST /app-web/v1/manifestacoes/:idManifestacao/consentimento/abrir': {
    acesso: aberto,
    resumo: 'Troca o link do e-mail, que vale uma vez, por uma chave de curta duração, em um cookie.',
    params: porId,
    body: z.strictObject({ token: z.string().min(20).max(200) }),
    response: feito,
  },
  'GET /app-web/v1/manifestacoes/:idManifestacao/consentimento': {
    acesso: abertoComPessoa,
    resumo: 'Mostra o pedido de consentimento.',
    params: porId,
    response: z.object({
      numeroProtocolo: z.string(),
      orgao: z.string(),
      destinatario: z.string(),
      motivo: z.string(),
      pedidoEm: z.iso.datetime(),
      ultimoDia: z.iso.date(),
      resposta: z.boolean().nullable(),
      respondidoEm: z.iso.datetime().nullable(),
      /** Why the answer must come another way: somebody else had the code in hands. */
      porOutroCaminho: z.string().nullable(),
      podeResponder: z.boolean(),
    }),
  },
});
