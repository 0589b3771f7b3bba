import { z } from 'zod';
import { anexo } from '#capabilities/anexo/domain/anexo.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** The conversation, without an account, with the holder of the access code of a comunicação. */
export const conversaContract = contract({
  'GET /app-web/v1/manifestacoes/:idManifestacao/mensagens': {
    acesso: abertoComPessoa,
    resumo: 'Lista as mensagens trocadas com a pessoa anônima.',
    params: z.object({ idManifestacao: campo('Manifestação', idTexto) }),
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
});
