import { z } from 'zod';
import { colega } from '#capabilities/tramitacao/domain/passo.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });

export const analiseContract = contract({
  'GET /app-web/v1/tratamento/:idManifestacao/opcoes': {
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Pessoas, etiquetas, assuntos favoritos e subassuntos do órgão que está com a manifestação.',
    params: porId,
    response: z.object({
      colegas: z.array(colega),
      tags: z.array(z.string()),
      /** Subjects that the office lists first, in its order. */
      favoritos: z.array(z.int()),
      subassuntos: z.array(z.object({ idSubassunto: z.int(), idAssunto: z.int(), descricao: z.string() })),
    }),
  },
});
