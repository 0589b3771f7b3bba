import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  desistenciaDecidida,
  terminaSemDecisao,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { id } from '#kernel/campos.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { justificativa } from './arquivamento.ts';
export const arquivar = ato('arquivar', {
  lei: 'Lei 13.460/2017, art. 12, IV; Lei 9.784/1999, art. 52',
  de: comOrgao,
  para: Situacao.arquivada,
  quem: perfisQueTratamOuSeuSistema,
  // An access request ends only by a decision that can be appealed (Lei 12.527/2011, art. 11).
  quando: [trabalhaNoOrgao, terminaSemDecisao, desistenciaDecidida],
  rota: {
    chave: 'POST /app-web/v1/tratamento/arquivar',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Arquiva a manifestação, com motivo e justificativa.',
  },
  entrada: z.strictObject({ idMotivoArquivamento: campo('Motivo', id), justificativa }),
  historico: anotacoes.arquivamento,
  avisa: ['manifestacao.arquivada'],
  tela: {
    lado: 'equipe',
    grupo: 'classificar',
    nome: 'Arquivar',
    feito: 'Manifestação arquivada.',
    ordem: 130,
    pagina: '/manifestacao/arquivar',
    emLote: 7,
    guarda: ['justificativa'],
  },
  desfaz: {
    oQue: 'o arquivamento',
    depois: 'O arquivamento já vale e não pode mais ser desfeito.',
    formulario: '/manifestacao/arquivar',
  },
  ensaio: {
    corpo: { idMotivoArquivamento: 1, justificativa: 'O levantamento nos arquivos pede mais tempo.' },
  },
});
