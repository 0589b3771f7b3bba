import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { id } from '#kernel/campos.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { MAXIMO_DE_ETIQUETAS } from './etiquetas.ts';

const etiquetas = campo('Etiquetas', z.array(z.string().trim().min(1).max(50)).max(MAXIMO_DE_ETIQUETAS));

export const classificar = ato('classificar', {
  lei: 'Lei 13.460/2017, art. 12, III',
  de: comOrgao,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao],
  rota: {
    chave: 'POST /app-web/v1/tratamento/classificar',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Define assunto, subassunto, etiquetas e urgência; o que não vier fica como está.',
  },
  entrada: z.strictObject({
    idAssunto: campo('Assunto', id).optional(),
    /** Null removes it. */
    idSubassunto: campo('Subassunto', id).nullish(),
    /** Replaces all tags of the case. */
    tags: etiquetas.optional(),
    /** Additions and removals, so that two people who tag a case do not undo each other. */
    incluirTags: etiquetas.optional(),
    retirarTags: etiquetas.optional(),
    urgente: z.boolean().optional(),
  }),
  historico: anotacoes.analise,
  tela: {
    lado: 'equipe',
    grupo: 'tratar',
    nome: 'Analisar',
    feito: 'Análise guardada.',
    ordem: 20,
    pagina: '/manifestacao/analisar',
    emLote: 1,
  },
  ensaio: { corpo: { urgente: true } },
});
