import { z } from 'zod';
import { anexo, anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/teor.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';

const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });

/** The account-free, two-way conversation with whoever holds the access code of a comunicação. */
export const conversaContract = contract({
  'GET /app-web/v1/manifestacoes/:idManifestacao/mensagens': {
    acesso: abertoComPessoa,
    resumo: 'Lista as mensagens trocadas com a pessoa anônima.',
    params: porId,
    response: z.array(
      z.object({
        idMensagem: z.int(),
        doManifestante: z.boolean(),
        autor: z.string(),
        texto: z.string(),
        enviadaEm: z.iso.datetime(),
        lidaEm: z.iso.datetime().nullable(),
        anexos: z.array(anexo),
      }),
    ),
  },
  'POST /app-web/v1/manifestacoes/:idManifestacao/mensagens': {
    acesso: abertoComPessoa,
    resumo: 'Envia uma mensagem ao órgão, ou do órgão à pessoa anônima.',
    params: porId,
    body: z.strictObject({
      texto: campo('Mensagem', z.string().trim().min(1).max(MAX_TEXTO)),
      anexos: anexosEnviados,
    }),
    response: feito,
  },
});
