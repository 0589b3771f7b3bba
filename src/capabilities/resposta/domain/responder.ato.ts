import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { detalhesDaResposta } from '#capabilities/conteudo-da-resposta/domain/detalhes.ts';
import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { textoDaResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  desistenciaDecidida,
  naoEsperaAPrincipal,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { id } from '#kernel/campos.ts';
import { formularioDoCaso, isAcesso } from '#kernel/enumeracoes.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { conferidoDepois } from '#kernel/validacao/conferido-depois.ts';
import { anexosSoDeUma } from './anexos-da-resposta.ts';

export const responder = ato('responder', {
  lei: 'Lei 13.460/2017, art. 16; Decreto 9.492/2018, arts. 19 a 22; Lei 12.527/2011, art. 11',
  de: comOrgao,
  para: Situacao.concluida,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao, naoEsperaAPrincipal, desistenciaDecidida],
  rota: {
    chave: 'POST /app-web/v1/tratamento/responder',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Dá a resposta conclusiva, com o conteúdo mínimo do tipo de manifestação.',
    confere: anexosSoDeUma,
  },
  entrada: z.strictObject({
    texto: textoDaResposta,
    anexos: anexosEnviados,
    /** Checked later, because what is required depends on the type of each case. */
    detalhes: conferidoDepois(detalhesDaResposta).default({}),
    idCodigoDecisao: campo('Decisão', id).nullable().default(null),
    idEspecificacaoDecisao: campo('Especificação', id).nullable().default(null),
  }),
  historico: anotacoes.registroResposta,
  avisa: ['manifestacao.respondida', 'manifestacao.acesso-negado'],
  tela: {
    lado: 'equipe',
    grupo: 'tratar',
    nome: 'Responder',
    feito: 'Resposta enviada.',
    ordem: 30,
    explica: true,
    tecla: 'r',
    pagina: '/manifestacao/responder',
    emLote: 2,
  },
  desfaz: {
    oQue: 'a resposta',
    depois: 'A resposta já vale e não pode mais ser desfeita.',
    formulario: '/manifestacao/responder',
  },
  ensaio: {
    corpo: {
      texto: 'Fomos ao posto e conferimos o que foi contado.',
      detalhes: { decisaoFinal: 'A lâmpada foi trocada.' },
    },
    efeito: ({ idEspecificacaoDecisao }, { idTipo, decidido }) => ({
      decidido: decidido || isAcesso(formularioDoCaso(idTipo)),
      orientada: idEspecificacaoDecisao === Especificacao.ondeEncontrar,
      ...(idEspecificacaoDecisao === Especificacao.ondeEncontrar && {
        vence: { semMeios: DIAS_PARA_RECORRER },
      }),
    }),
  },
});
