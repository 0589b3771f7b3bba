import { z } from 'zod';
import { aberto } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { parseUf } from '#kernel/enumeracoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { FORMA_DO_MES } from './domain/periodo.ts';
import { tempoDeResposta } from './domain/tempo-de-resposta.ts';
import { numerosDoInicio, paineis, visaoDoPainel } from './domain/visao.ts';

export const MAIS_ORGAOS = 10;

const mes = (rotulo: string) => campo(rotulo, z.string().regex(FORMA_DO_MES, 'Informe o mês como 2026-03.'));

/** '12' or '12,40': offices to look at side by side. */
const orgaos = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/)
  .transform((texto) => [...new Set(texto.split(',').map(Number))].sort((a, b) => a - b))
  .pipe(z.array(z.int()).max(MAIS_ORGAOS));

export const painelContract = contract({
  'GET /app-web/v1/paineis/:painel': {
    acesso: aberto,
    resumo: 'Os números de um painel público, com o filtro dado; o que é de menos de 5 pessoas não é dito.',
    params: z.strictObject({ painel: campo('Painel', z.enum(paineis)) }),
    query: z.strictObject({
      de: mes('Período: de').optional(),
      ate: mes('Período: até').optional(),
      idEsfera: campo('Esfera', idTexto).optional(),
      uf: campo(
        'UF',
        z
          .string()
          .refine((texto) => texto.length === 2 && parseUf(texto) !== null, 'Informe a sigla da UF.')
          .transform((texto) => texto.toUpperCase()),
      ).optional(),
      idOuvidoria: campo('Órgãos', orgaos).optional(),
      idTipo: campo('Tipo', idTexto).optional(),
      idAssunto: campo('Assunto', idTexto).optional(),
    }),
    response: visaoDoPainel,
  },
  'GET /app-web/v1/paineis/inicio': {
    acesso: aberto,
    resumo:
      'Os três números da página inicial, de todos os órgãos: do último mês, ou de doze meses quando o mês tem poucas respostas.',
    response: numerosDoInicio,
  },
  'GET /app-web/v1/paineis/tempo-de-resposta': {
    acesso: aberto,
    resumo:
      'Em quantos dias um órgão costuma responder, no último ano; nada se diz com poucas respostas, nem de denúncias.',
    query: z.strictObject({ idOuvidoria: campo('Órgão', idTexto), idTipo: campo('Tipo', idTexto) }),
    response: z.object({ tempo: tempoDeResposta.nullable() }),
  },
});
