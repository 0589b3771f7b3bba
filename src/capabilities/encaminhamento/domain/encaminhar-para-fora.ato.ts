import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  desistenciaDecidida,
  terminaSemDecisao,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { orgaoExterno, textoSolicitante } from './encaminhamento.ts';

export const encaminharParaFora = ato('encaminharParaFora', {
  lei: 'Decreto 9.492/2018, art. 16',
  de: comOrgao,
  para: Situacao.encaminhadaParaFora,
  quem: perfisQueTratamOuSeuSistema,
  // For an access request this is the decision 'Órgão não tem competência', which can be appealed.
  quando: [trabalhaNoOrgao, terminaSemDecisao, desistenciaDecidida],
  rota: {
    chave: 'POST /app-web/v1/tratamento/encaminhar-para-fora',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Encerra aqui o que cabe a um órgão que não usa a plataforma.',
  },
  entrada: z.strictObject({ orgaoExterno, textoSolicitante }),
  historico: anotacoes.encaminhamento,
  avisa: ['manifestacao.encaminhada-para-fora'],
  naTelaDe: 'encaminhar',
  desfaz: {
    oQue: 'o encaminhamento',
    feito: 'Manifestação encaminhada para fora da plataforma.',
    depois: 'O encaminhamento já vale e não pode mais ser desfeito.',
    formulario: '/manifestacao/encaminhar',
  },
  ensaio: {
    corpo: {
      orgaoExterno: 'Conselho Regional de Medicina',
      textoSolicitante: 'Fomos ao posto e conferimos o que foi contado.',
    },
  },
});
