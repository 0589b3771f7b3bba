import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { id } from '#kernel/campos.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const atribuir = ato('atribuir', {
  lei: 'Lei 13.460/2017, art. 12, III',
  de: comOrgao,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao],
  rota: {
    chave: 'POST /app-web/v1/tratamento/atribuir',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Torna uma pessoa do órgão responsável pelas manifestações.',
  },
  entrada: z.strictObject({ idResponsavel: campo('Responsável', id) }),
  historico: anotacoes.analise,
  tela: {
    lado: 'lista',
    nome: 'Atribuir',
    feito: 'A análise mudou de mãos.',
    naLista: 'Com outra pessoa:',
    ordem: 11,
  },
  ensaio: {
    corpo: ({ respondente }) => ({ idResponsavel: respondente }),
    efeito: () => ({ triada: true }),
    recusa: (_, { emCasa }) => (emCasa ? null : 'tratamento.responsavel-nao-analisa'),
  },
});
