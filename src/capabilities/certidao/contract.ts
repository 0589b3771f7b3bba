import { z } from 'zod';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const certidaoContract = contract({
  'GET /app-web/v1/manifestacoes/:idManifestacao/decisao.pdf': {
    acesso: abertoComPessoa,
    resumo:
      'Baixa a cópia autenticada da última decisão sobre o pedido de acesso, em PDF: o inteiro teor, com assinatura que se confere.',
    params: z.object({ idManifestacao: campo('Manifestação', idTexto) }),
    respostaCrua: true,
    response: z.unknown(),
  },
  'GET /app-web/v1/recursos/:idRecurso/decisao.pdf': {
    acesso: abertoComPessoa,
    resumo: 'Baixa a cópia autenticada da decisão de um recurso, em PDF.',
    params: z.object({ idRecurso: campo('Recurso', idTexto) }),
    respostaCrua: true,
    response: z.unknown(),
  },
});
