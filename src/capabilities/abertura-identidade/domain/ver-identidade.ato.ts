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
import { apenas } from '#kernel/acesso.ts';
import { exige } from '#kernel/ato/condicao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { aberturaPedida } from './abertura.ts';
import { identidadeJaAberta } from './abertura-errors.ts';
import { manifestante } from './manifestante.ts';
import { motivoDaAbertura } from './motivo.ts';
import { perfisQueAbrem } from './quem-abre.ts';

/** What is not restricted is on the screen already. */
const eRestrita = exige<FatosDaManifestacao>(
  'a identidade de quem registrou é restrita',
  ({ contatoRestrito }) => contatoRestrito,
  identidadeJaAberta,
);

export const verIdentidade = ato('verIdentidade', {
  lei: 'Decreto 10.153/2019, art. 6º; Lei 12.527/2011, art. 31',
  de: todasAsSituacoes,
  quem: perfisQueAbrem,
  quando: [trabalhaNoOrgao, temDono, eRestrita, identidadeVeioJunto],
  rota: {
    chave: 'POST /app-web/v1/tratamento/:idManifestacao/identidade',
    acesso: apenas(...perfisQueAbrem),
    confirma: 'sempre',
    resumo:
      'Abre os dados de quem registrou, com uma justificativa que o cidadão vê; acima de poucas por dia, e sempre no órgão que controla, só pede a aprovação de outra pessoa.',
    resposta: z.union([manifestante, aberturaPedida]),
  },
  entrada: z.strictObject({ justificativa: motivoDaAbertura }),
  historico: anotacoes.acessoADados,
  ensaio: {
    corpo: { justificativa: 'Ouvir a pessoa sobre o que viu nos arquivos do setor.' },
    com: { tipo: TipoManifestacao.denuncia },
  },
});
