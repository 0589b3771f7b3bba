import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eOuvidoria, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { comOrgao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_COMPLEMENTACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const pedirComplementacao = ato('pedirComplementacao', {
  lei: 'Decreto 9.492/2018, art. 18 § 2º',
  de: comOrgao,
  para: Situacao.complementacaoSolicitada,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao, eOuvidoria],
  prazo: `${DIAS_COMPLEMENTACAO} dias para complementar; o primeiro pedido para o prazo do órgão`,
  rota: {
    chave: 'POST /app-web/v1/tratamento/pedir-complementacao',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Pede mais informações a quem registrou; o primeiro pedido para o prazo.',
  },
  entrada: z.strictObject({
    texto: campo('O que falta saber', z.string().trim().min(10).max(MAX_TEXTO)),
  }),
  historico: anotacoes.registroResposta,
  avisa: ['manifestacao.complementacao-pedida'],
  tela: {
    lado: 'equipe',
    nome: 'Pedir complementação',
    feito: 'Pedido de complementação enviado.',
    ordem: 90,
    explica: true,
    pagina: '/manifestacao/pedir-complementacao',
    emLote: 6,
    guarda: ['texto'],
  },
  ensaio: {
    corpo: { texto: 'Em que dia foi o atendimento?' },
    efeito: (_, { pediuComplementacao }) => ({
      pediuComplementacao: true,
      vence: { complementacao: DIAS_COMPLEMENTACAO },
      prazo: pediuComplementacao ? undefined : 'para',
    }),
  },
});
