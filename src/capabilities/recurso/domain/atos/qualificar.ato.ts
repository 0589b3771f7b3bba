import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { comLogin } from '#kernel/acesso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from '../ato-do-recurso.ts';
import { qualifica, umaVez } from '../condicoes-do-recurso.ts';

export const qualificar = ato('qualificar', {
  lei: 'Lei 12.527/2011, art. 41; Decreto 7.724/2012, art. 68; Lei 13.460/2017, art. 23',
  de: [SituacaoRecurso.respondido],
  quem: perfisDePessoas,
  quando: [qualifica, umaVez],
  rota: {
    chave: 'POST /app-web/v1/recursos/:idRecurso/qualificar',
    acesso: comLogin,
    resumo: 'Diz quão boa foi a resposta ao recurso, uma vez.',
  },
  entrada: z.strictObject({
    nota: campo(
      'Nota',
      z.int().min(1, { error: 'Deve ser no mínimo 1.' }).max(5, { error: 'Deve ser no máximo 5.' }),
    ),
    comentario: campo('Comentário', z.string().trim().max(2000)).nullable().default(null),
  }),
  historico: anotacoes.avaliacao,
});
