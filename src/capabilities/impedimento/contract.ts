import { z } from 'zod';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { impedimentosDoCaso } from './domain/impedimento.ts';

export const impedimentoContract = contract({
  'GET /app-web/v1/manifestacoes/:idManifestacao/impedimentos': {
    acesso: abertoComPessoa,
    resumo: 'Quem do órgão não vê o caso: ao gestor, os nomes; a quem relata, o que pediu.',
    params: z.object({ idManifestacao: campo('Manifestação', idTexto) }),
    response: impedimentosDoCaso,
  },
});
