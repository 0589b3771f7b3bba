import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { todasAsSituacoes } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { numeroDoProcesso } from './desfecho.ts';

export const informarProcesso = ato('informarProcesso', {
  lei: 'Lei 9.784/1999, arts. 3º, II, e 46',
  de: todasAsSituacoes,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao],
  rota: {
    chave: 'POST /app-web/v1/tratamento/informar-processo',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Anota o número do processo a que a manifestação deu origem, com os dígitos conferidos.',
  },
  entrada: z.strictObject({ processo: numeroDoProcesso }),
  historico: anotacoes.processo,
  tela: {
    lado: 'equipe',
    grupo: 'registrar',
    nome: 'Informar processo',
    feito: 'Número do processo anotado.',
    ordem: 174,
  },
  ensaio: { corpo: { processo: '00106.000123/2024-48' } },
});
