import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import type { FatosDaManifestacao } from '#capabilities/manifestacao/domain/fatos.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import { exige } from '#kernel/ato/condicao.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { principalComOutras, semGrupo } from './grupo.ts';

const estaEmGrupo = exige<FatosDaManifestacao>(
  'está em um grupo de repetidas',
  ({ agrupada }) => agrupada,
  semGrupo,
);
const naoDeixaOutras = exige<FatosDaManifestacao>(
  'não é a principal de outras',
  ({ temRepetidas }) => !temRepetidas,
  principalComOutras,
);

export const desagrupar = ato('desagrupar', {
  lei: 'Lei 9.784/1999, art. 8º',
  de: abertas,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao, estaEmGrupo, naoDeixaOutras],
  rota: {
    chave: 'POST /app-web/v1/tratamento/desagrupar',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Retira manifestações do grupo.',
  },
  historico: anotacoes.analise,
  naTelaDe: 'agrupar',
  ensaio: {
    corpo: {},
    com: { agrupada: true },
    efeito: () => ({ esperaAPrincipal: false }),
  },
});
