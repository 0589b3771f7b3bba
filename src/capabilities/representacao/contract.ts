import { z } from 'zod';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { representacaoVista } from './domain/representacao.ts';

export const representacaoContract = contract({
  'GET /app-web/v1/manifestacoes/:idManifestacao/representacoes': {
    acesso: abertoComPessoa,
    resumo: 'Quem age em nome de quem registrou, em que qualidade e até quando.',
    params: z.object({ idManifestacao: campo('Manifestação', idTexto) }),
    response: z.array(representacaoVista),
  },
});
