import { z } from 'zod';
import { tiposDePista } from '#capabilities/dados-pessoais/domain/pseudonimo/achado.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const pseudonimizacaoContract = contract({
  'GET /app-web/v1/tratamento/:idManifestacao/pseudonimo': {
    acesso: permitido('manifestacao.tratar'),
    resumo:
      'Mostra o que será coberto nos textos de quem registrou antes de seguirem a uma área ou a outro órgão.',
    params: z.object({ idManifestacao: campo('Manifestação', idTexto) }),
    response: z.object({
      /** False where the words go as they are. */
      precisa: z.boolean(),
      textos: z.array(
        z.object({
          rotulo: z.string(),
          texto: z.string(),
          /** Sent back with the ranges, so that they fit the text that was seen. */
          versao: z.string(),
          pistas: z.array(
            z.object({
              inicio: z.int(),
              fim: z.int(),
              tipo: z.enum(tiposDePista),
              porque: z.string(),
              confianca: z.enum(['cobrir', 'dica']),
            }),
          ),
        }),
      ),
    }),
  },
});
