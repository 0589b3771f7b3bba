import {
  DIAS_ACESSO,
  DIAS_ATE_RECLAMACAO,
  DIAS_COMPLEMENTACAO,
  DIAS_CONSENTIMENTO,
  DIAS_DA_RECLAMACAO,
  DIAS_MAIS_PRAZO,
  DIAS_OUVIDORIA,
  DIAS_PARA_DECIDIR,
  DIAS_PARA_RECORRER,
  DIAS_PRORROGACAO_ACESSO,
  DIAS_PRORROGACAO_OUVIDORIA,
  DIAS_TRAMITACAO,
} from '#kernel/prazo/prazos-da-lei.ts';
import type { TextoDeAjuda } from './texto-de-ajuda.ts';

const prazo = (chave: string, titulo: string, texto: string, ...sinonimos: string[]): TextoDeAjuda => ({
  fonte: 'prazo',
  chave,
  titulo,
  texto,
  sinonimos,
  endereco: '/manual#prazos',
});

/** The deadlines in words; every number comes from the rules that count them. */
export const prazosExplicados: readonly TextoDeAjuda[] = [
  prazo(
    'ouvidoria',
    'Prazo para a ouvidoria responder',
    `A ouvidoria responde em até ${DIAS_OUVIDORIA} dias, que podem ser prorrogados uma vez, por mais ${DIAS_PRORROGACAO_OUVIDORIA}, com justificativa (Lei nº 13.460/2017, art. 16). Vale para reclamação, denúncia, elogio, sugestão, solicitação e Simplifique.`,
    'quanto demora a resposta da reclamação',
    'tempo de resposta da denúncia',
    'prorrogação da ouvidoria',
  ),
  prazo(
    'acesso',
    'Prazo para responder a um pedido de acesso à informação',
    `O órgão responde em até ${DIAS_ACESSO} dias, que podem ser prorrogados uma vez, por mais ${DIAS_PRORROGACAO_ACESSO}, com justificativa dada antes do fim (Lei nº 12.527/2011, art. 11).`,
    'quanto demora a lai',
    'tempo de resposta do pedido',
    'prorrogação do pedido',
  ),
  prazo(
    'complementar',
    'Prazo para complementar',
    `Quando o órgão pede mais informações, você tem ${DIAS_COMPLEMENTACAO} dias para responder. Sem resposta, a manifestação é arquivada. O primeiro pedido para o prazo do órgão.`,
    'responder à complementação',
    'dias para completar',
  ),
  prazo(
    'consentimento',
    'Prazo para dar consentimento',
    `Você tem ${DIAS_CONSENTIMENTO} dias para dizer se autoriza o envio da sua identidade a outro órgão. Não responder é o mesmo que dizer não.`,
    'autorizar',
    'autorização',
  ),
  prazo(
    'recorrer',
    'Prazo para recorrer',
    `Você tem ${DIAS_PARA_RECORRER} dias, a partir da resposta ou da decisão, para recorrer à instância seguinte (Lei nº 12.527/2011, art. 15).`,
    'dias para entrar com recurso',
    'recurso da lai',
  ),
  prazo(
    'decidir-recurso',
    'Prazo para decidir um recurso',
    `A 1ª, a 2ª e a 3ª instância decidem em ${DIAS_PARA_DECIDIR} dias. A CMRI decide até a sua terceira reunião ordinária. Sem decisão no prazo, a instância seguinte abre por ${DIAS_PARA_RECORRER} dias.`,
    'quanto demora o recurso',
    'julgar recurso',
  ),
  prazo(
    'reclamacao',
    'Prazo da reclamação por falta de resposta',
    `Se o pedido de acesso à informação não for respondido, a reclamação abre ${DIAS_ATE_RECLAMACAO} dias depois do registro, ou no dia seguinte ao vencimento, o que vier por último. Fica aberta por ao menos ${DIAS_DA_RECLAMACAO} dias e é decidida em ${DIAS_PARA_DECIDIR}.`,
    'omissão',
    'silêncio',
    'não responderam o pedido',
  ),
  prazo(
    'revisao',
    'Prazo do pedido de revisão',
    `Quando um pedido de acesso à informação vira manifestação de ouvidoria, o pedido de revisão é decidido em ${DIAS_PARA_DECIDIR} dias.`,
    'virou ouvidoria',
    'mudaram o tipo do pedido',
  ),
  prazo(
    'area-tecnica',
    'Prazo interno da área técnica',
    `A área técnica tem ${DIAS_TRAMITACAO} dias para contribuir, prorrogáveis por mais ${DIAS_MAIS_PRAZO}. O prazo do cidadão continua correndo.`,
    'tramitação interna',
    'prazo da unidade',
  ),
  prazo(
    'contagem',
    'Como os dias são contados',
    'Os dias são corridos: sábado, domingo e feriado entram na conta. O primeiro dia não conta e o último conta. O prazo só começa e só termina em dia útil, não termina em dia de expediente reduzido e vale até as 23h59min59s do último dia, no horário de Brasília.',
    'dias úteis ou corridos',
    'fim de semana',
  ),
];
