import { z } from 'zod';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { MAX_TRANSCRICAO } from './domain/transcricao.ts';

const doCaso = { idManifestacao: campo('Manifestação', idTexto) };

export const transcricaoContract = contract({
  'GET /app-web/v1/tratamento/:idManifestacao/transcricoes': {
    acesso: permitido('nota.escrever'),
    resumo: 'Lista as mensagens de voz da manifestação e o que a equipe transcreveu.',
    params: z.object(doCaso),
    response: z.object({
      vozes: z.array(
        z.object({
          idAnexo: z.int(),
          nomeArquivo: z.string(),
          tipoConteudo: z.string(),
          href: z.string(),
          texto: z.string().nullable(),
          transcritaEm: z.iso.datetime().nullable(),
        }),
      ),
    }),
  },
  'POST /app-web/v1/tratamento/:idManifestacao/anexos/:idAnexo/transcricao': {
    acesso: permitido('nota.escrever'),
    resumo: 'Guarda o que a equipe ouviu numa mensagem de voz.',
    params: z.object({ ...doCaso, idAnexo: campo('Anexo', idTexto) }),
    body: z.strictObject({
      texto: campo('Transcrição', z.string().trim().min(1).max(MAX_TRANSCRICAO)),
    }),
    response: feito,
  },
});
