import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { id } from '#kernel/campos.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const distribuir = ato('distribuir', {
  lei: 'Lei 13.460/2017, art. 12, III',
  de: comOrgao,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao],
  rota: {
    chave: 'POST /app-web/v1/tratamento/distribuir',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Reparte as manifestações por igual entre as pessoas escolhidas.',
  },
  entrada: z.strictObject({
    pessoas: campo('Pessoas', z.array(id).min(1, 'Escolha ao menos uma pessoa.').max(50)),
  }),
  historico: anotacoes.analise,
  tela: {
    lado: 'lista',
    nome: 'Distribuir',
    feito: 'A análise mudou de mãos.',
    naLista: 'Distribuídas:',
    ordem: 12,
  },
  ensaio: {
    corpo: ({ respondente }) => ({ pessoas: [respondente] }),
    efeito: () => ({ triada: true }),
    recusa: (_, { emCasa }) => (emCasa ? null : 'tratamento.responsavel-nao-analisa'),
  },
});
