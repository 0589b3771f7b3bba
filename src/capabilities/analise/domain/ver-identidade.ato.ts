import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  identidadeVeioJunto,
  temDono,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import type { FatosDaManifestacao } from '#capabilities/manifestacao/domain/fatos.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { todasAsSituacoes } from '#capabilities/manifestacao/domain/situacao.ts';
import { exige } from '#kernel/ato/condicao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { identidadeJaAberta } from './analise-errors.ts';
import { manifestante } from './manifestante.ts';

/** What is not restricted is on the screen already. */
const eRestrita = exige<FatosDaManifestacao>(
  'a identidade de quem registrou é restrita',
  ({ contatoRestrito }) => contatoRestrito,
  identidadeJaAberta,
);

export const verIdentidade = ato('verIdentidade', {
  lei: 'Decreto 10.153/2019, art. 6º; Lei 12.527/2011, art. 31',
  de: todasAsSituacoes,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao, temDono, eRestrita, identidadeVeioJunto],
  rota: {
    chave: 'POST /app-web/v1/tratamento/:idManifestacao/identidade',
    acesso: permitido('manifestacao.tratar'),
    confirma: 'sempre',
    resumo: 'Abre os dados de quem registrou, com uma justificativa que o cidadão vê.',
    resposta: manifestante,
  },
  entrada: z.strictObject({
    justificativa: campo('Justificativa', z.string().trim().min(20).max(1000)),
  }),
  historico: anotacoes.acessoADados,
  ensaio: {
    corpo: { justificativa: 'O levantamento nos arquivos pede mais tempo.' },
    com: { tipo: TipoManifestacao.denuncia },
  },
});
