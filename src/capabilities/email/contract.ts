import { z } from 'zod';
import { aberto } from '#kernel/acesso.ts';
import { contract } from '#kernel/endpoint.ts';

export const emailDaCaixa = z.object({
  para: z.string(),
  assunto: z.string(),
  texto: z.string(),
  html: z.string(),
  enviadoEm: z.iso.datetime(),
});

export const emailContract = contract({
  'GET /app-web/v1/caixa-de-saida': {
    acesso: aberto,
    resumo: 'Os e-mails que sairiam, fora de produção e sem servidor de e-mail configurado.',
    response: z.array(emailDaCaixa),
  },
});
