import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { textoDaResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { anexosSoDeUma } from './anexos-da-resposta.ts';

export const responderIntermediaria = ato('responderIntermediaria', {
  lei: 'Decreto 9.492/2018, art. 18',
  de: comOrgao,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao],
  rota: {
    chave: 'POST /app-web/v1/tratamento/responder-intermediaria',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Escreve a quem registrou sobre o andamento; o prazo continua.',
    confere: anexosSoDeUma,
  },
  entrada: z.strictObject({ texto: textoDaResposta, anexos: anexosEnviados }),
  historico: anotacoes.registroResposta,
  avisa: ['manifestacao.resposta-intermediaria'],
  naTelaDe: 'responder',
  desfaz: {
    oQue: 'a resposta intermediária',
    feito: 'Resposta intermediária enviada.',
    depois: 'A resposta intermediária já vale e não pode mais ser desfeita.',
    formulario: '/manifestacao/responder',
  },
  ensaio: { corpo: { texto: 'Fomos ao posto e conferimos o que foi contado.' } },
});
