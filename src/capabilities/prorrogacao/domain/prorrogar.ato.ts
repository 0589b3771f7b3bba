import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { aindaNaoProrrogada, noPrazo, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { id } from '#kernel/campos.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_PRORROGACAO_ACESSO, DIAS_PRORROGACAO_OUVIDORIA } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { justificativa } from './prorrogacao.ts';

export const prorrogar = ato('prorrogar', {
  lei: 'Lei 12.527/2011, art. 11 § 2º; Lei 13.460/2017, art. 16',
  de: comOrgao,
  para: Situacao.prorrogada,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao, aindaNaoProrrogada, noPrazo],
  prazo: `mais ${DIAS_PRORROGACAO_OUVIDORIA} dias na ouvidoria, mais ${DIAS_PRORROGACAO_ACESSO} no acesso à informação`,
  rota: {
    chave: 'POST /app-web/v1/tratamento/prorrogar',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Prorroga o prazo de resposta, uma vez.',
  },
  entrada: z.strictObject({ idMotivoProrrogacao: campo('Motivo', id), justificativa }),
  historico: anotacoes.prorrogacao,
  avisa: ['manifestacao.prorrogada'],
  tela: {
    lado: 'equipe',
    grupo: 'tratar',
    nome: 'Prorrogar',
    feito: 'Prazo prorrogado.',
    ordem: 80,
    explica: true,
    tecla: 'p',
    pagina: '/manifestacao/prorrogar',
    emLote: 3,
    guarda: ['justificativa'],
  },
  desfaz: {
    oQue: 'a prorrogação',
    depois: 'A prorrogação já vale e não pode mais ser desfeita.',
    formulario: '/manifestacao/prorrogar',
  },
  ensaio: {
    corpo: { idMotivoProrrogacao: 1, justificativa: 'O levantamento nos arquivos pede mais tempo.' },
    efeito: () => ({ prorrogada: true, prazo: 'estende' }),
  },
});
