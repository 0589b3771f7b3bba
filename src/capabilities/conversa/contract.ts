import { z } from 'zod';
import { anexo } from '#capabilities/anexo/domain/anexo.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** What who filed added to a case, and what the office answered; of a comunicação, without an account. */
export const conversaContract = contract({
  'GET /app-web/v1/manifestacoes/:idManifestacao/mensagens': {
    acesso: abertoComPessoa,
    resumo: 'Lista o que quem registrou acrescentou e o que o órgão respondeu ali.',
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
