import { z } from 'zod';
import { aberto } from '#kernel/acesso.ts';
import { feito, id } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** A puzzle that costs the asker a moment of computing, and more after a few wrong tries. */
const desafio = z.object({
  desafio: z.string(),
  /** How many leading zero bits SHA-256(desafio + '|' + solucao) must have; the solution is of 0-9 and a-z. */
  bits: z.int(),
});

export const codigoAcessoContract = contract({
  'GET /app-web/v1/manifestacoes/consultar/desafio': {
    acesso: aberto,
    resumo: 'Dá o cálculo que o navegador faz antes de consultar um protocolo.',
    response: desafio,
  },
  'POST /app-web/v1/manifestacoes/consultar': {
    acesso: aberto,
    resumo: 'Troca protocolo e código de acesso por uma chave de curta duração, em um cookie.',
    body: z.strictObject({
      protocolo: campo('Protocolo', z.string().trim().min(1).max(40)),
      codigoAcesso: campo('Código de acesso', z.string().trim().min(1).max(60)),
      desafio: z.string().max(500),
      solucao: z.string().max(40),
    }),
    /** What the pair opens: a case, or a pedido de desclassificação. */
    response: z.union([z.object({ idManifestacao: z.int() }), z.object({ idPedido: z.int() })]),
  },
  'POST /app-web/v1/manifestacoes/consultar/trocar': {
    acesso: aberto,
    resumo: 'Troca o código de acesso que veio no endereço (codAcesso) por um cookie.',
    body: z.strictObject({
      idManifestacao: campo('Manifestação', id),
      codigoAcesso: campo('Código de acesso', z.string().trim().min(1).max(60)),
      desafio: z.string().max(500),
      solucao: z.string().max(40),
    }),
    response: z.object({ idManifestacao: z.int() }),
  },
  'POST /app-web/v1/manifestacoes/consultar/sair': {
    acesso: aberto,
    resumo: 'Fecha a consulta por código neste navegador.',
    response: feito,
  },
  'POST /app-web/v1/codigo-de-acesso/receber': {
    acesso: aberto,
    resumo: 'Mostra, uma única vez, o código de acesso de quem tem a chave que o atendimento entregou.',
    body: z.strictObject({
      chave: campo('Chave', z.string().trim().min(1).max(60)),
      /** Without them the answer is the puzzle to solve. */
      desafio: z.string().max(500).default(''),
      solucao: z.string().max(40).default(''),
    }),
    response: z.object({ numeroProtocolo: z.string(), codigoAcesso: z.string() }),
  },
});
