import { z } from 'zod';
import { aberto } from '#kernel/acesso.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';

const assunto = z.object({ idAssunto: z.int(), descAssunto: z.string(), area: z.string() });

export const assuntoContract = contract({
  'GET /app-web/v1/assuntos': {
    acesso: aberto,
    resumo: 'Lista os assuntos oferecidos, por área.',
    response: z.array(assunto),
  },
  'POST /app-web/v1/assuntos/sugestoes': {
    acesso: aberto,
    resumo: 'Sugere assunto e órgão a partir do que foi escrito; nada é guardado.',
    body: z.strictObject({
      texto: campo('Texto', z.string().max(8000)),
      idTipoManifestacao: z.int().min(1).max(9),
      idAssunto: z.int().min(1).optional(),
      uf: z.string().max(20).optional(),
      municipio: z.string().max(100).optional(),
    }),
    response: z.object({
      assuntos: z.array(assunto.extend({ porque: z.string() })),
      orgaos: z.array(
        z.object({
          idOuvidoria: z.int(),
          sigla: z.string(),
          nomeOuvidoria: z.string(),
          /** 'Você escreveu “aposentadoria”, assunto deste órgão.' */
          porque: z.string(),
        }),
      ),
      /** The text speaks of another sphere than the one the filing began in. */
      esferaErrada: z.object({ frase: z.string(), idEsfera: z.int() }).nullable(),
    }),
  },
});
