import { z } from 'zod';
import { id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { MAX_MENCOES, MAX_NOTA } from './domain/nota.ts';

const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });

export const notaContract = contract({
  'GET /app-web/v1/tratamento/:idManifestacao/notas': {
    acesso: permitido('nota.escrever'),
    resumo: 'Lista as notas internas de uma manifestação.',
    params: porId,
    response: z.object({
      notas: z.array(
        z.object({
          idNota: z.int(),
          autor: z.string(),
          texto: z.string(),
          mencionados: z.array(z.object({ idUsuario: z.int(), nome: z.string() })),
          criadaEm: z.iso.datetime(),
        }),
      ),
      /** Who may be mentioned. */
      colegas: z.array(z.object({ idUsuario: z.int(), nome: z.string() })),
    }),
  },
  'POST /app-web/v1/tratamento/:idManifestacao/notas': {
    acesso: permitido('nota.escrever'),
    resumo: 'Escreve uma nota interna, que o cidadão nunca vê.',
    params: porId,
    body: z.strictObject({
      texto: campo('Nota', z.string().trim().min(1).max(MAX_NOTA)),
      mencionados: campo('Pessoas mencionadas', z.array(id).max(MAX_MENCOES)).default([]),
    }),
    response: z.object({ idNota: z.int() }),
  },
});
