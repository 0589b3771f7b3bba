import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eOuvidoria, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { DIAS_COMPLEMENTACAO } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { comOrgao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';

export const pedirComplementacao = ato('pedirComplementacao', {
  lei: 'Decreto 9.492/2018, art. 18 § 2º',
  de: comOrgao,
  para: Situacao.complementacaoSolicitada,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao, eOuvidoria],
  prazo: `${DIAS_COMPLEMENTACAO} dias para complementar; o primeiro pedido para o prazo do órgão`,
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
});
