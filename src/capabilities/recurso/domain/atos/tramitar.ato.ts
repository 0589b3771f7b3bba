import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { emJulgamento } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { MAX_DESTINOS, MAX_MENSAGEM } from '#capabilities/tramitacao/domain/tramitacao.ts';
import { id } from '#kernel/campos.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from '../ato-do-recurso.ts';
import { julga } from '../condicoes-do-recurso.ts';

const destinos = z.array(id).max(MAX_DESTINOS).default([]);

export const tramitar = ato('tramitar', {
  lei: 'Lei 12.527/2011, arts. 15 e 16; Decreto 7.724/2012, arts. 21 a 24',
  de: emJulgamento,
  quem: perfisQueTratam,
  quando: julga,
  prazo: 'a área contribui até o dia da decisão, se quem pede não marcar outro',
  rota: {
    chave: 'POST /app-web/v1/recursos/:idRecurso/tramitar',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Pede a contribuição de unidades ou pessoas do órgão que julga.',
  },
  entrada: z.strictObject({
    unidades: campo('Unidades', destinos),
    pessoas: campo('Pessoas', destinos),
    mensagem: campo('Mensagem', z.string().trim().min(1).max(MAX_MENSAGEM)),
    prazo: campo('Prazo', z.iso.date()).optional(),
  }),
  historico: anotacoes.tramitacao,
  avisa: ['manifestacao.contribuicao-pedida'],
});
