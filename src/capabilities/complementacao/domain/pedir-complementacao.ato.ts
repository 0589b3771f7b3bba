import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eOuvidoria, seIdentificou, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { comOrgao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_COMPLEMENTACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';

const MAX_NOVIDADE = 2000;

export const pedirComplementacao = ato('pedirComplementacao', {
  lei: 'Decreto 9.492/2018, art. 18 § 2º',
  de: comOrgao,
  para: Situacao.complementacaoSolicitada,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao, eOuvidoria, seIdentificou],
  prazo: `${DIAS_COMPLEMENTACAO} dias para complementar; o primeiro pedido para o prazo do órgão`,
  rota: {
    chave: 'POST /app-web/v1/tratamento/pedir-complementacao',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Pede mais informações a quem registrou; o primeiro pedido para o prazo.',
  },
  entrada: z.strictObject({
    texto: campo('O que falta saber', z.string().trim().min(10).max(MAX_TEXTO)),
    /** From the second request on; who filed reads it. */
    oQueHaDeNovo: campo('O que há de novo', z.string().trim().max(MAX_NOVIDADE)).optional(),
  }),
  historico: anotacoes.registroResposta,
  avisa: ['manifestacao.complementacao-pedida'],
  tela: {
    lado: 'equipe',
    grupo: 'passar-adiante',
    nome: 'Pedir complementação',
    feito: 'Pedido de complementação enviado.',
    ordem: 90,
    explica: true,
    pagina: '/manifestacao/pedir-complementacao',
    emLote: 6,
    guarda: ['texto', 'oQueHaDeNovo'],
  },
  desfaz: {
    oQue: 'o pedido de complementação',
    depois: 'O pedido de complementação já vale e não pode mais ser desfeito.',
    formulario: '/manifestacao/pedir-complementacao',
  },
  ensaio: {
    corpo: {
      texto: 'Em que dia foi o atendimento?',
      oQueHaDeNovo: 'O posto tem dois registros, em dias diferentes.',
    },
    efeito: (_, { pediuComplementacao }) => ({
      pediuComplementacao: true,
      vence: { complementacao: DIAS_COMPLEMENTACAO },
      prazo: pediuComplementacao ? undefined : 'para',
    }),
    recusa: ({ oQueHaDeNovo }, { pediuComplementacao }) =>
      pediuComplementacao && !oQueHaDeNovo ? 'complementacao.sem-novidade' : null,
  },
});
