import { z } from 'zod';
import { abertoComPessoa, apenas } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { aberturaVista, linhaDaAbertura, proximaAbertura } from './domain/abertura.ts';
import { perfisQueAbrem } from './domain/quem-abre.ts';

export const filasDeAberturas = ['a-aprovar', 'todas'] as const;

export const aberturaIdentidadeContract = contract({
  'GET /app-web/v1/manifestacoes/:idManifestacao/aberturas-de-identidade': {
    acesso: abertoComPessoa,
    resumo: 'Quem abriu, ou pediu para abrir, os dados de quem registrou, quando e por quê.',
    params: z.object({ idManifestacao: campo('Manifestação', idTexto) }),
    response: z.object({
      aberturas: z.array(aberturaVista),
      /** 'SIGLA – nome' of the office whose second person this reader waits for. */
      espera: z.string().nullable(),
      /** For who may open it: what happens when they ask now. */
      proxima: proximaAbertura.nullable(),
    }),
  },
  'GET /app-web/v1/aberturas-de-identidade': {
    acesso: apenas(...perfisQueAbrem),
    resumo:
      'As aberturas que a pessoa pode aprovar; e, do órgão, as que houve: no órgão que controla, as de todos, sem o protocolo.',
    query: z.object({ fila: z.enum(filasDeAberturas).default('a-aprovar'), ...consultaDePagina() }),
    response: pagina(linhaDaAbertura),
  },
  'GET /app-web/v1/aberturas-de-identidade/:idAbertura': {
    acesso: apenas(...perfisQueAbrem),
    resumo: 'Uma abertura de identidade que a pessoa pediu ou aprova, com o motivo.',
    params: z.object({ idAbertura: campo('Abertura', idTexto) }),
    response: aberturaVista,
  },
});
